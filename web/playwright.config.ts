// The page in a real browser against the real program (MEHEN_PROGRAM). Each worker starts a server of its own.
import { defineConfig } from '@playwright/test';
import { chromium } from './e2e/support/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // All of these only end what hangs: on an idle machine no test takes a fifth of it, and none is to fail on a busy
  // one.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    launchOptions: chromium,
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' }, // motion is measured elsewhere (measure.ts)
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
