/** Two hundred orders are paid at once while the dashboard is open, first online, then with its connection lost. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { backendAt, userAt } from '../../../apps/server/src/testing/shopClient.ts';
import { atMost, row, type BenchRow } from '../row.ts';
import { milliseconds } from '../values.ts';
import { BURST, DASHBOARD, rowsOf, signIn, type DashboardReady } from './dashboard.ts';

interface OpenDashboard {
  child: ChildProcess;
  ready: DashboardReady;
}

const CUT_FOR_MS = 60_000;
const MAX_EVENT_MS = 2_000;
/** The longest pause between two reconnects of the dashboard. */
const MAX_CATCH_UP_MS = 35_000;
const MAX_LONG_TASK_MS = 200;
const TIMEOUT_MS = 90_000;

export async function measureBurst(
  browser: Browser,
  { child, ready }: OpenDashboard,
  name: string,
): Promise<BenchRow[]> {
  const proxy = await startProxy(ready.origin);
  const page = await browser.newPage(DASHBOARD);
  try {
    await signIn(page, ready);
    // Filtered by paid, so that every event is about an order that is not on the page.
    await page.goto(`${proxy.origin}/admin?section=orders&status=paid`);
    await page.getByText('Live', { exact: true }).waitFor();
    await rowsOf(page).first().click();
    await page.keyboard.press('Escape');
    await rowsOf(page).first().focus();
    await watchLongest(page);

    child.kill('SIGUSR2');
    const received = await waitForNewOrders(page, BURST);
    const longest = await longestOf(page);

    const [before, duringOutage] = [
      ready.pending.slice(BURST, BURST + 50),
      ready.pending.slice(BURST + 50, 2 * BURST),
    ];
    await markAllPaid(ready, before);
    proxy.cut();
    const cutAt = performance.now();
    await markAllPaid(ready, duringOutage);
    await wait(CUT_FOR_MS - (performance.now() - cutAt));
    proxy.restore();
    const caughtUp = await waitForNewOrders(page, 2 * BURST);
    await page.getByRole('button', { name: /^Show \d+ new paid/ }).click();
    await checkExportedOnce(page, ready.pending.slice(0, 2 * BURST));

    return [
      row(
        {
          label: `${name}: ${BURST} orders paid at once, the last one shown after`,
          value: received,
          write: milliseconds,
        },
        () => atMost(received, MAX_EVENT_MS, `≤ ${MAX_EVENT_MS} ms, each once`),
      ),
      row(
        {
          label: `${name}: the longest that the page stood still meanwhile`,
          value: longest,
          write: milliseconds,
        },
        () => atMost(longest, MAX_LONG_TASK_MS, `≤ ${MAX_LONG_TASK_MS} ms`),
      ),
      row(
        {
          label: `${name}: ${BURST} more with the line cut for a minute, all heard of after it was there`,
          value: caughtUp,
          write: milliseconds,
        },
        () => atMost(caughtUp, MAX_CATCH_UP_MS, `≤ ${MAX_CATCH_UP_MS / 1000} s, each once`),
      ),
    ];
  } finally {
    await page.close();
    proxy.close();
  }
}

/** A proxy between browser and server; cut, it drops all data without closing, as a network without reception does. */
async function startProxy(origin: string) {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => isCut || other.write(bytes));
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closeSockets = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
    },
    restore: () => {
      isCut = false;
      closeSockets();
    },
    close: () => {
      closeSockets();
      server.close();
    },
  };
}

/** Ten requests at a time. */
async function markAllPaid({ origin, session }: DashboardReady, codes: readonly string[]): Promise<void> {
  const admin = userAt(backendAt(origin), { id: session.user.id, token: session.access_token });
  const left = [...codes];
  const mark = async () => {
    for (let code = left.pop(); code; code = left.pop()) {
      const { status, answer } = await admin.markPaid(code);
      if (status !== 200) throw new Error(JSON.stringify(answer));
    }
  };
  await Promise.all(Array.from({ length: 10 }, mark));
}

/** Waits until the button shows exactly this number of new orders; duplicates would make it larger. */
async function waitForNewOrders(page: Page, count: number): Promise<number> {
  const began = performance.now();
  await page.getByRole('button', { name: `Show ${count} new paid orders` }).waitFor({ timeout: TIMEOUT_MS });
  return performance.now() - began;
}

const watchLongest = (page: Page) =>
  page.evaluate(() => {
    const watched = globalThis as typeof globalThis & { longest: number };
    watched.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
    }).observe({ type: 'longtask' });
  });

const longestOf = (page: Page) =>
  page.evaluate(() => (globalThis as typeof globalThis & { longest: number }).longest);

async function checkExportedOnce(page: Page, codes: readonly string[]): Promise<void> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to CSV' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  for (const code of codes) {
    const times = text.split(code).length - 1;
    if (times !== 1) throw new Error(`Order ${code} is there ${times} times.`);
  }
}
