/** Response times of a table of 10,000 orders in a browser. */
import { uiPlugins } from '@zawadeh/ui/build';
import { chromium, type Page } from 'playwright';
import { browserPath, FLAGS } from './browser.ts';
import { bundle } from './bundle.ts';
import { atMost, row, type BenchRow } from './row.ts';
import { milliseconds, percentile } from './values.ts';

const MAX_MS = 100;
const SORT_ROUNDS = 10;
const SEARCHES = ['khaled', 'خالد ديب', 'delivery', 'ZWD-4', 'الميناء', '٤٥٦', 'nobody'];
/** Far longer than a response takes. */
const WAIT_AFTER_INPUT_MS = 250;

const PAGE = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { UiProvider } from '@zawadeh/ui';
  import { wholeArabic } from '@zawadeh/ui/whole';
  import { OrdersTable } from '/packages/ui/src/data/DataTable/exampleOrdersTable.tsx';
  import { makeOrders } from '/packages/ui/src/data/DataTable/exampleOrders.ts';
  const table = createElement(OrdersTable, { rows: makeOrders(10_000), isSelectable: true, isSearchable: true });
  createRoot(document.querySelector('main')).render(createElement(UiProvider, { language: wholeArabic }, table));
`;

export async function measureTable(): Promise<BenchRow[]> {
  const chunks = await bundle(PAGE, { plugins: uiPlugins() });
  const browser = await chromium.launch({ executablePath: await browserPath(), args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.setContent('<!doctype html><button>nothing</button><main></main>');
    await page.addScriptTag({ type: 'module', content: chunks.map(({ code }) => code).join('\n') });
    await page.getByRole('grid').waitFor();
    await page.evaluate(watchAnswers);
    const idle = percentile(await pressIdleButton(page), 95);
    const tableRow = (label: string, times: readonly number[]) => {
      const value = percentile(times, 95);
      return row({ label, value, limit: idle, write: milliseconds }, () =>
        atMost(value, MAX_MS, `≤ ${MAX_MS} ms`),
      );
    };
    return [
      tableRow('Table of 10,000 rows: sorted (p95; limit: a press that does nothing)', await sort(page)),
      tableRow('Table of 10,000 rows: searched, each key (p95; limit: the same)', await search(page)),
    ];
  } finally {
    await browser.close();
  }
}

type Watched = typeof globalThis & { answeredAfter: number };

/** Records the time from an event to the frame after the last change that it caused in the table. */
function watchAnswers(): void {
  const page = globalThis as Watched;
  let began = 0;
  const painted = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (page.answeredAfter = performance.now() - began));
      port1.start();
      port2.postMessage(null);
    });
  // Letters of keyboards that the browser does not know cause no keydown.
  for (const type of ['click', 'keydown', 'beforeinput']) {
    const begin = (event: Event) => {
      if (event.type !== 'beforeinput' || event.timeStamp - began > 100) began = event.timeStamp;
      painted();
    };
    document.addEventListener(type, begin, true);
  }
  const table = document.querySelector('[role=grid]')?.parentElement?.parentElement;
  if (!table) throw new Error('There is no table.');
  new MutationObserver(painted).observe(table, { subtree: true, childList: true, attributes: true });
}

async function answered(page: Page, act: Promise<void>): Promise<number> {
  await act;
  await page.waitForTimeout(WAIT_AFTER_INPUT_MS);
  return page.evaluate(() => (globalThis as Watched).answeredAfter);
}

async function pressIdleButton(page: Page): Promise<number[]> {
  const times: number[] = [];
  const button = page.getByRole('button', { name: 'nothing' });
  for (let round = 0; round < SORT_ROUNDS; round += 1) times.push(await answered(page, button.click()));
  return times;
}

async function sort(page: Page): Promise<number[]> {
  const times: number[] = [];
  const headers = await page.locator('th[aria-sort] button').all();
  for (let round = 0; round < SORT_ROUNDS; round += 1) {
    for (const header of headers) {
      const before = await page
        .locator('th[aria-sort]')
        .evaluateAll((all) => all.map((each) => each.ariaSort));
      times.push(await answered(page, header.click()));
      const after = await page
        .locator('th[aria-sort]')
        .evaluateAll((all) => all.map((each) => each.ariaSort));
      if (String(before) === String(after)) throw new Error('A press on a header did not sort the table.');
    }
  }
  return times;
}

async function search(page: Page): Promise<number[]> {
  const times: number[] = [];
  const field = page.getByRole('searchbox');
  const count = () =>
    page.locator('[role=grid]').evaluateAll(([grid]) => grid?.getAttribute('aria-rowcount'));
  for (const text of SEARCHES) {
    await field.focus();
    const all = await count();
    for (const key of text) times.push(await answered(page, page.keyboard.type(key)));
    if ((await count()) === all) throw new Error(`Searching for ${text} left the table as it was.`);
    times.push(await answered(page, page.keyboard.press('Escape')));
  }
  return times;
}
