// The tests' own `test`: a server for each worker, a page whose messages are heard, and an eye on what must never
// happen.
import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { startServer, type Server } from './server.ts';
import { Heard } from './table.ts';

export interface Visitor {
  page: Page;
  heard: Heard;
}

interface Fixtures {
  visitor: Visitor;
  visit: (options?: BrowserContextOptions) => Promise<Visitor>;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  visitor: async ({ page }, use) => {
    const troubles = watch(page);
    await use({ page, heard: new Heard(page) });
    expect(troubles).toEqual([]);
  },
  visit: async ({ browser, contextOptions, viewport, locale, baseURL }, use) => {
    const open: { close: () => Promise<void>; troubles: string[] }[] = [];
    await use(async (options) => {
      const visitor = await newVisitor(browser, {
        ...contextOptions,
        viewport,
        locale: locale ?? 'en-GB',
        baseURL: baseURL ?? '',
        ...options,
      });
      open.push({ close: () => visitor.page.context().close(), troubles: visitor.troubles });
      return visitor;
    });
    for (const { close } of open) await close();
    expect(open.flatMap(({ troubles }) => troubles)).toEqual([]);
  },
});

export { expect };

async function newVisitor(browser: Browser, options: BrowserContextOptions): Promise<Visitor & { troubles: string[] }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  return { page, heard: new Heard(page), troubles: watch(page) };
}

/** Errors of the page's script, and whatever the Content-Security-Policy had to stop. */
function watch(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  return troubles;
}
