/** A dashboard with 10,000 orders and 2,000 bags: the times to show, sort, filter and export its rows. */
import { readFile } from 'node:fs/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { withOwnDatabase } from '../../ownDatabase.ts';
import { browserPath, FLAGS } from '../browser.ts';
import { startUntil, stop } from '../children.ts';
import { atMost, row, type BenchRow } from '../row.ts';
import { median, milliseconds, percentile } from '../values.ts';
import { measureBurst } from './burst.ts';
import { measureWeek } from './week.ts';
import { BAGS, DASHBOARD, ORDERS, signIn, type DashboardReady } from './dashboard.ts';

const MAX_FIRST_ROWS_MS = 1_000;
const MAX_RESPONSE_MS = 300;
/** A longer task makes the page feel frozen. */
const MAX_LONG_TASK_MS = 200;
const VISITS = 5;
const WAIT_AFTER_CHANGE_MS = 900;
const SORTED = ['Code', 'Customer', 'Amount', 'Date'];
const FILTERED = [
  ['status', 'paid'],
  ['method', 'pickup'],
  ['status', 'failed'],
  ['method', 'delivery'],
  ['status', ''],
  ['method', ''],
] as const;

export async function measureDashboard(postgresUrl: string | undefined): Promise<BenchRow[]> {
  const rows = await measureOn('PGlite', []);
  if (!postgresUrl) return rows;
  const onPostgres = (url: string) => measureOn('PostgreSQL', ['--database', url]);
  return [...rows, ...(await withOwnDatabase(postgresUrl, onPostgres))];
}

async function measureOn(engine: string, database: string[]): Promise<BenchRow[]> {
  console.error(`The dashboard on ${engine} …`);
  const { child, answer } = await startUntil(
    ['scripts/bench/dashboard/dashboardServer.ts', ...database],
    /^ready: (.+)/,
  );
  const browser = await chromium.launch({ executablePath: await browserPath(), args: FLAGS });
  try {
    const ready = JSON.parse(answer) as DashboardReady;
    const name = `Dashboard of ${ORDERS.toLocaleString('en')} orders and ${BAGS.toLocaleString('en')} bags, ${engine}`;
    const tableRow = (label: string, value: number, most: number) =>
      row({ label: `${name}: ${label}`, value, write: milliseconds }, () =>
        atMost(value, most, `≤ ${most} ms`),
      );
    const orders = await firstRows(browser, ready, 'orders');
    const bags = await firstRows(browser, ready, 'bags');
    const page = await openDashboard(browser, ready, 'orders');
    const sorted = await sort(page);
    const filtered = await filter(page);
    const { took, longest } = await exportAll(page);
    await page.close();
    return [
      tableRow(`first orders (median of ${VISITS})`, median(orders), MAX_FIRST_ROWS_MS),
      tableRow(`first bags (median of ${VISITS})`, median(bags), MAX_FIRST_ROWS_MS),
      tableRow('orders sorted (p95)', percentile(sorted, 95), MAX_RESPONSE_MS),
      tableRow('orders filtered (p95)', percentile(filtered, 95), MAX_RESPONSE_MS),
      tableRow(
        'the longest that the page stood still while all orders were exported',
        longest,
        MAX_LONG_TASK_MS,
      ),
      { label: `${name}: all orders exported`, measured: milliseconds(took) },
      ...(await measureWeek(browser, ready, name)),
      ...(await measureBurst(browser, { child, ready }, name)),
    ];
  } finally {
    await browser.close();
    await stop(child);
  }
}

type Watched = typeof globalThis & { shownAt: number; changedAt: number; longest: number };

/** Records when the first row was painted, when a row last changed, and the longest task. */
function watchRows(): void {
  const page = globalThis as Watched;
  Object.assign(page, { shownAt: 0, changedAt: 0, longest: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) page.longest = Math.max(page.longest, duration);
  }).observe({ type: 'longtask' });
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => {
      const rows = document.querySelector('[role=grid] tbody');
      if (!rows?.textContent.includes('$')) return;
      page.changedAt = performance.now();
      if (page.shownAt === 0) requestAnimationFrame(() => (page.shownAt = performance.now()));
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

async function openDashboard(browser: Browser, ready: DashboardReady, section: string): Promise<Page> {
  const page = await browser.newPage(DASHBOARD);
  await page.addInitScript(watchRows);
  await signIn(page, ready);
  await page.goto(`${ready.origin}/admin?section=${section}`);
  await page.waitForFunction(() => (globalThis as Watched).shownAt > 0);
  return page;
}

async function firstRows(browser: Browser, ready: DashboardReady, section: string): Promise<number[]> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const page = await openDashboard(browser, ready, section);
    times.push(await page.evaluate(() => (globalThis as Watched).shownAt));
    await page.close();
  }
  return times;
}

/** The time from an action to the last change of a row that it caused. */
async function answered(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.waitForTimeout(WAIT_AFTER_CHANGE_MS);
  const began = await page.evaluate(() => performance.now());
  await act();
  await page.waitForTimeout(WAIT_AFTER_CHANGE_MS);
  const took = (await page.evaluate(() => (globalThis as Watched).changedAt)) - began;
  if (took <= 0) throw new Error('No row changed.');
  return took;
}

async function sort(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const column of SORTED) {
    const header = page.locator('th[aria-sort] button').filter({ hasText: column });
    for (let turn = 0; turn < 2; turn += 1) times.push(await answered(page, () => header.click()));
  }
  return times;
}

async function filter(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const [name, value] of FILTERED) {
    const select = page.locator(`select[name=${name}]`);
    times.push(await answered(page, () => select.selectOption(value)));
  }
  return times;
}

async function exportAll(page: Page): Promise<{ took: number; longest: number }> {
  await page.evaluate(() => ((globalThis as Watched).longest = 0));
  const began = performance.now();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to CSV' }).click(),
  ]);
  const took = performance.now() - began;
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  if (lines.length !== ORDERS + 1) throw new Error(`${lines.length - 1} of ${ORDERS} orders were exported.`);
  await page.waitForTimeout(WAIT_AFTER_CHANGE_MS);
  return { took, longest: await page.evaluate(() => (globalThis as Watched).longest) };
}
