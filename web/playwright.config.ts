import { defineConfig } from '@playwright/test';

// Debian's Chromium; no browser is downloaded. The server is started by the tests themselves.
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: false,
  workers: 1,
  timeout: 60_000,
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.MEHEN_CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
    trace: 'retain-on-failure',
  },
});
