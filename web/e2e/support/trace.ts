// What the page's main thread does, by the processor's time: unlike the clock on the wall it is the same on a busy
// machine.
import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number; // microseconds of the processor
  args?: { name?: string };
}

/** Milliseconds of each task on the main thread while `work` goes on. */
export async function tasksDuring(browser: Browser, page: Page, work: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = traceEvents.filter((event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain');
  const tasks = threads.map(({ pid, tid }) =>
    traceEvents.filter(
      (event) => event.pid === pid && event.tid === tid && event.name === 'RunTask' && event.ph === 'X',
    ),
  );
  const own = tasks.sort((a, b) => b.length - a.length)[0] ?? []; // other pages of the browser have less to do
  return own.map((event) => (event.tdur ?? 0) / 1000);
}
