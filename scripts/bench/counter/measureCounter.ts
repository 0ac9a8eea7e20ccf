/** The counter of a busy shop on an old phone: how soon it can be used, and how its list scrolls. */
import { brand } from '@zawadeh/domain';
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';
import { backendAt } from '../../../apps/server/src/testing/shopClient.ts';
import { becomeCounter, counterTexts, typePin, untilKept } from '../../../e2e/counterSteps.ts';
import { browserPath, FLAGS } from '../browser.ts';
import { startUntil, stop } from '../children.ts';
import { atMost, row, type BenchRow } from '../row.ts';
import { median, milliseconds } from '../values.ts';
import { HANDOVERS, type CounterReady } from './counterReady.ts';
import { startSlowLine } from './slowLine.ts';

const MAX_CACHED_MS = 3_000;
const MAX_COLD_MS = 8_000;
const MAX_LONG_TASK_MS = 50;
const SLOWER_CPU = 4;
const VISITS = 3;
/** So long that the list is also read again while it scrolls. */
const SCROLLED_FOR_MS = 8_000;
const WHEEL_PX = 240;
const PHONE = { viewport: { width: 360, height: 640 }, locale: 'en', isMobile: true, hasTouch: true };

type Watched = typeof globalThis & { presses: number[]; longest: number };

interface Opened {
  /** From the beginning of the navigation until the first digit was pressed. */
  pad: number;
  /** From the press on "Open" until the first row was pressed. */
  firstRow: number;
}

export async function measureCounter(): Promise<BenchRow[]> {
  console.error('The counter of a busy shop …');
  const { child, answer } = await startUntil(['scripts/bench/counter/counterServer.ts'], /^ready: (.+)/);
  const ready = JSON.parse(answer) as CounterReady;
  const line = await startSlowLine(ready.origin);
  const browser = await chromium.launch({ executablePath: await browserPath(), args: FLAGS });
  try {
    const shop = backendAt(line.origin);
    const paired = await browser.newContext(PHONE);
    const page = await paired.newPage();
    await becomeCounter(page, counterTexts.en, { ...ready, shop });
    await untilKept(page, /\/decode-|\/CameraView-|\/shell\/en$/, 3);
    await page.close();

    const [cached, cold]: [Opened[], Opened[]] = [[], []];
    const storageState = withoutList(await paired.storageState());
    for (let visit = 0; visit < VISITS; visit += 1) {
      cached.push(await open(paired, line.origin));
      const fresh = await browser.newContext({ ...PHONE, storageState });
      cold.push(await open(fresh, line.origin));
      await fresh.close();
    }
    const scrolls: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) scrolls.push(await scroll(paired, line.origin));
    const longest = median(scrolls);
    const name = `Counter of ${HANDOVERS} handovers, slow 4G, CPU ${SLOWER_CPU} times slower`;
    return [
      ...rowsOf(`${name}, from the cache`, cached, MAX_CACHED_MS),
      ...rowsOf(`${name}, opened for the first time`, cold, MAX_COLD_MS),
      row(
        {
          label: `${name}: longest task while the list scrolls (median of ${VISITS})`,
          value: longest,
          write: milliseconds,
        },
        () => atMost(longest, MAX_LONG_TASK_MS, `≤ ${MAX_LONG_TASK_MS} ms`),
      ),
    ];
  } finally {
    await browser.close();
    line.close();
    await stop(child);
  }
}

function rowsOf(name: string, visits: readonly Opened[], most: number): BenchRow[] {
  const part = (label: string, of: (visit: Opened) => number) => ({
    label: `${name}: ${label} (median of ${VISITS})`,
    value: median(visits.map(of)),
    write: milliseconds,
  });
  const sum = part('both, without the typing', ({ pad, firstRow }) => pad + firstRow);
  return [
    row(part('the PIN can be typed', ({ pad }) => pad)),
    row(part('the first row can be pressed after the PIN', ({ firstRow }) => firstRow)),
    row(sum, () => atMost(sum.value, most, `≤ ${most} ms`)),
  ];
}

/** When each press arrived, and the longest task so far. */
function watch(): void {
  const page = globalThis as Watched;
  Object.assign(page, { presses: [], longest: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) page.longest = Math.max(page.longest, duration);
  }).observe({ type: 'longtask' });
  document.addEventListener('click', () => page.presses.push(performance.now()), true);
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watch);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  return page;
}

/** Up to the press on "Open". */
async function unlock(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/counter`, { waitUntil: 'commit' });
  await typePin(page);
  await page.getByRole('button', { name: counterTexts.en.open, exact: true }).click();
}

const rowsIn = (page: Page) => page.getByRole('group').getByRole('button');

async function open(context: BrowserContext, origin: string): Promise<Opened> {
  const page = await slowPage(context);
  await unlock(page, origin);
  await rowsIn(page).first().click();
  const presses = await page.evaluate(() => (globalThis as Watched).presses);
  await page.close();
  const [first, unlocked, pressed] = [presses.at(0), presses.at(-2), presses.at(-1)] as [
    number,
    number,
    number,
  ];
  return { pad: first, firstRow: pressed - unlocked };
}

async function scroll(context: BrowserContext, origin: string): Promise<number> {
  const page = await slowPage(context);
  await unlock(page, origin);
  await rowsIn(page).first().waitFor();
  const rows = await rowsIn(page).count();
  if (rows < HANDOVERS) throw new Error(`The list has ${rows} rows.`);
  await page.waitForTimeout(1_000);
  await page.evaluate(() => ((globalThis as Watched).longest = 0));
  await page.mouse.move(180, 320);
  const until = Date.now() + SCROLLED_FOR_MS;
  for (let turn = 0; Date.now() < until; turn += 1) {
    await page.mouse.wheel(0, turn % 80 < 40 ? WHEEL_PX : -WHEEL_PX);
    await page.waitForTimeout(30);
  }
  const longest = await page.evaluate(() => (globalThis as Watched).longest);
  await page.close();
  return longest;
}

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A phone that is paired, and has never had a list. */
const withoutList = ({ cookies, origins }: StorageState): StorageState => ({
  cookies,
  origins: origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name !== `${brand.storagePrefix}-counter-list`),
  })),
});
