/** Two hundred orders are paid at once while an admin reads, once over a good line, once while it is cut. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ORDER_STATUS_PATH } from '@zawadeh/domain';
import type { Browser, Page } from 'playwright';
import { atMost, row, type Row } from '../row.ts';
import { milliseconds } from '../values.ts';
import { BURST, DASHBOARD, rowsOf, signIn, type BenchedDashboard } from './dashboard.ts';

interface OpenDashboard {
  child: ChildProcess;
  benched: BenchedDashboard;
}

const CUT_FOR_MS = 60_000;
const MOST_TO_HEAR_MS = 2_000;
/** As long as the dashboard may wait between two tries to be there again. */
const MOST_TO_CATCH_UP_MS = 35_000;
const MOST_AT_ONCE_MS = 200;
const GIVE_UP_MS = 90_000;

export async function measureBurst(
  browser: Browser,
  { child, benched }: OpenDashboard,
  name: string,
): Promise<Row[]> {
  const line = await openLine(benched.origin);
  const page = await browser.newPage(DASHBOARD);
  try {
    await signIn(page, benched);
    // Only what is paid, so that every event is about an order that is not on the page.
    await page.goto(`${line.origin}/admin?section=orders&status=paid`);
    await page.getByText('Live', { exact: true }).waitFor();
    await rowsOf(page).first().click();
    await page.keyboard.press('Escape');
    await rowsOf(page).first().focus();
    await watchLongest(page);

    child.kill('SIGUSR2');
    const heard = await untilWaiting(page, BURST);
    const longest = await longestOf(page);

    const [before, meanwhile] = [
      benched.pending.slice(BURST, BURST + 50),
      benched.pending.slice(BURST + 50, 2 * BURST),
    ];
    await markAll(benched, before);
    line.cut();
    const cutAt = performance.now();
    await markAll(benched, meanwhile);
    await wait(CUT_FOR_MS - (performance.now() - cutAt));
    line.mend();
    const caughtUp = await untilWaiting(page, 2 * BURST);
    await page.getByRole('button', { name: /^Show \d+ new paid/ }).click();
    await mustEachBeThereOnce(page, benched.pending.slice(0, 2 * BURST));

    return [
      row(
        {
          what: `${name}: ${BURST} orders paid at once, the last one heard of after`,
          value: heard,
          write: milliseconds,
        },
        () => atMost(heard, MOST_TO_HEAR_MS, `≤ ${MOST_TO_HEAR_MS} ms, each once`),
      ),
      row(
        {
          what: `${name}: the longest that the page stood still meanwhile`,
          value: longest,
          write: milliseconds,
        },
        () => atMost(longest, MOST_AT_ONCE_MS, `≤ ${MOST_AT_ONCE_MS} ms`),
      ),
      row(
        {
          what: `${name}: ${BURST} more with the line cut for a minute, all heard of after it was there`,
          value: caughtUp,
          write: milliseconds,
        },
        () => atMost(caughtUp, MOST_TO_CATCH_UP_MS, `≤ ${MOST_TO_CATCH_UP_MS / 1000} s, each once`),
      ),
    ];
  } finally {
    await page.close();
    line.close();
  }
}

/** Between the browser and the server. Cut, it carries nothing and says nothing, as a network out of reach does. */
async function openLine(origin: string) {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  let isCut = false;
  const between = createServer((near) => {
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
  await once(between, 'listening');
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(between.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
      hangUp();
    },
    close: () => {
      hangUp();
      between.close();
    },
  };
}

/** Ten at a time, as ten wallets that call back would. */
async function markAll({ origin, session }: BenchedDashboard, codes: readonly string[]): Promise<void> {
  const left = [...codes];
  const mark = async () => {
    for (let code = left.pop(); code; code = left.pop()) {
      const answer = await fetch(origin + ORDER_STATUS_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
        body: JSON.stringify({ order_code: code, reason: 'paid in cash' }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    }
  };
  await Promise.all(Array.from({ length: 10 }, mark));
}

/** Until the button says that so many new ones wait; more than that would be some twice. */
async function untilWaiting(page: Page, count: number): Promise<number> {
  const began = performance.now();
  await page.getByRole('button', { name: `Show ${count} new paid orders` }).waitFor({ timeout: GIVE_UP_MS });
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

async function mustEachBeThereOnce(page: Page, codes: readonly string[]): Promise<void> {
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
