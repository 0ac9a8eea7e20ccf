/** The week of two hundred plans: how long the page stands still while one moves, types and scrolls. */
import { addDays, beirutDay } from '@zawadeh/domain';
import type { Browser, Page } from 'playwright';
import { callSuccessfully, type ApiCall } from '../../../apps/server/src/testing/shopClient.ts';
import { atMost, row, type BenchRow } from '../row.ts';
import { milliseconds } from '../values.ts';
import { DASHBOARD, signIn, type DashboardReady } from './dashboard.ts';

const PLANS = 200;
/** A longer task is noticed between two key presses. */
const MAX_LONG_TASK_MS = 50;
const PRESSES = 60;
/** Longer than the dashboard waits before it asks for changes of others. */
const ONE_REFRESH_MS = 5_000;

type Watched = typeof globalThis & { longest: number };

export async function measureWeek(
  browser: Browser,
  ready: DashboardReady,
  name: string,
): Promise<BenchRow[]> {
  const bags = await addPlans(ready);
  const page = await browser.newPage(DASHBOARD);
  await page.addInitScript(() => {
    const watched = globalThis as Watched;
    watched.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
    }).observe({ type: 'longtask' });
  });
  await signIn(page, ready);
  await page.goto(`${ready.origin}/admin?section=week`);
  await page.locator('[data-place="199 6"]').waitFor();
  const weekRow = (label: string, longest: number, most?: number) => {
    const measured = {
      label: `${name}: longest task of a week of ${PLANS} plans, ${label}`,
      value: longest,
      write: milliseconds,
    };
    return most === undefined
      ? { label: measured.label, measured: milliseconds(longest) }
      : row(measured, () => atMost(longest, most, `≤ ${most} ms`));
  };
  const opening = await longestOf(page, () => page.waitForTimeout(1_000));
  await page.locator('[data-place="0 3"]').click();
  const moving = await longestOf(page, () =>
    pressAll(page, ['ArrowDown', 'ArrowRight', 'ArrowLeft', 'PageDown']),
  );
  await page.keyboard.press('Control+Home');
  const marking = await longestOf(page, () => pressAll(page, ['Shift+ArrowDown', 'Shift+ArrowRight']));
  await page.locator('[data-place="0 6"]').click();
  const typing = await longestOf(page, () => pressAll(page, ['1', '2', 'Enter']));
  const scrolling = await longestOf(page, async () => {
    for (let turn = 0; turn < PRESSES; turn += 1) {
      await page.mouse.wheel(0, turn < PRESSES / 2 ? 400 : -400);
      await page.waitForTimeout(30);
    }
  });
  const waiting = await longestOf(page, async () => {
    for (const bag_id of bags) await changeDay(ready, bag_id);
    await page.waitForTimeout(ONE_REFRESH_MS);
  });
  await page.close();
  return [
    weekRow('opening', opening),
    weekRow('moving', moving, MAX_LONG_TASK_MS),
    weekRow('marking', marking, MAX_LONG_TASK_MS),
    weekRow('typing', typing, MAX_LONG_TASK_MS),
    weekRow('scrolling', scrolling, MAX_LONG_TASK_MS),
    weekRow('another admin’s changes', waiting, MAX_LONG_TASK_MS),
  ];
}

const send = <Body>({ origin }: DashboardReady, call: ApiCall) =>
  callSuccessfully<Body>({ origin, send: (request) => fetch(request) }, call);
const UPSERT = { prefer: 'resolution=merge-duplicates' };

async function addPlans(ready: DashboardReady): Promise<string[]> {
  const as = { token: ready.session.access_token };
  const path = `/rest/v1/surprise_bags?select=id&order=id&limit=${PLANS}`;
  const bags = await send<{ id: string }[]>(ready, { path });
  const plan = { quantities: [8, 8, 8, 8, 12, 12, 8], opens: '23:00', closes: '23:30' };
  for (const { id: bag_id } of bags) {
    await send(ready, { path: '/rest/v1/bag_plans', as, body: { ...plan, bag_id }, headers: UPSERT });
  }
  return bags.map(({ id }) => id);
}

/** Tomorrow, for all to see. */
async function changeDay(ready: DashboardReady, bag_id: string): Promise<void> {
  const body = { bag_id, day: addDays(beirutDay(Date.now()), 1), planned: 3 };
  const as = { token: ready.session.access_token };
  await send(ready, { path: '/rest/v1/bag_days', as, body, headers: UPSERT });
}

async function pressAll(page: Page, keys: readonly string[]): Promise<void> {
  for (let presses = 0; presses < PRESSES; presses += 1) {
    await page.keyboard.press(keys[presses % keys.length] ?? '');
  }
}

/** The observer reports a task a moment later. */
async function longestOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await act();
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const watched = globalThis as Watched;
    const { longest } = watched;
    watched.longest = 0;
    return longest;
  });
}
