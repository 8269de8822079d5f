// Debian's Chromium. As root it starts only without its sandbox.
export const chromium = {
  executablePath: process.env.MEHEN_CHROMIUM ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};
