/**
 * `npx tsx tools/bench/profile.ts`: traces the first view of three pages on a 4 × slower processor,
 * and prints what the main thread did until the load event, and then until the app was ready.
 */
import type { Browser } from 'playwright-core';
import { projectRoot } from '../copyProject';
import { withBuiltSite } from '../withBuiltSite';
import { applyConditions, slowProcessor } from './conditions';

const pages = ['/', '/documentation/mpc_wallets', '/validators/network-documentation/rpc/getBlock'];

/** An event of a trace; times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
}

/**
 * Kinds of work by event name. An event with any other name has the kind of the event around it or,
 * at the top level, "the rest".
 */
const kinds: Readonly<Record<string, string>> = {
  ParseHTML: 'HTML',
  ParseAuthorStyleSheet: 'style',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  EvaluateScript: 'scripts',
  FunctionCall: 'scripts',
  TimerFire: 'scripts',
  RunMicrotasks: 'scripts',
  EventDispatch: 'scripts',
  FireIdleCallback: 'scripts',
  'v8.run': 'scripts',
  'v8.compile': 'compiling',
  MajorGC: 'memory',
  MinorGC: 'memory',
};

/** Sums the milliseconds of each kind; an event's time excludes the events nested in it. */
function timeByKind(events: readonly TraceEvent[]): Record<string, number> {
  const times: Record<string, number> = {};
  const open: { kind: string; end: number }[] = [];
  const add = (kind: string, duration: number) => {
    times[kind] = (times[kind] ?? 0) + duration / 1000;
  };
  const nested = [...events].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  for (const { name, ts, dur = 0 } of nested) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop();
    const outer = open.at(-1);
    const kind = kinds[name] ?? outer?.kind ?? 'the rest';
    if (outer !== undefined) add(outer.kind, -dur);
    add(kind, dur);
    open.push({ kind, end: ts + dur });
  }
  return times;
}

async function profile(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await applyConditions(page, slowProcessor);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.app !== 'ready') return;
      performance.mark('app-ready');
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'blink.user_timing', 'loading', 'v8', 'toplevel'],
  });
  await page.goto(address);
  await page.waitForSelector('html[data-app="ready"]', { state: 'attached' });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  await context.close();

  const ready = traceEvents.find(({ name }) => name === 'app-ready');
  const mainThread = traceEvents.filter(({ pid, tid }) => pid === ready?.pid && tid === ready.tid);
  const timeOf = (name: string) => mainThread.findLast((event) => event.name === name)?.ts ?? NaN;
  const [load, end] = [timeOf('loadEventStart'), timeOf('app-ready')];
  const tasks = mainThread.filter(({ ph, dur }) => ph === 'X' && dur !== undefined);
  const rows = {
    'until load': timeByKind(tasks.filter(({ ts }) => ts < load)),
    'load to ready': timeByKind(tasks.filter(({ ts }) => ts >= load && ts < end)),
  };
  const longest = (from: number, to: number) =>
    Math.max(0, ...tasks.filter(({ ts }) => ts >= from && ts < to).map(({ dur = 0 }) => dur)) /
    1000;
  console.log(`\n${new URL(address).pathname}: main-thread milliseconds`);
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, times]) => [
        name,
        Object.fromEntries(Object.entries(times).map(([kind, time]) => [kind, Math.round(time)])),
      ]),
    ),
  );
  console.log(
    `Load to ready: ${Math.round((end - load) / 1000)} ms; longest task ${Math.round(longest(load, end))} ms`,
  );
}

async function main(): Promise<void> {
  await withBuiltSite(projectRoot, async ({ browser, address }) => {
    for (const path of pages) await profile(browser, address(path));
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
