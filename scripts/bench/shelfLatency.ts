/** A shelf of 10,000 bags on a CPU throttled four times: searched, scrolled, left and returned to. */
import { setTimeout as wait } from 'node:timers/promises';
import { SURPRISE_BAGS_PATH } from '@zawadeh/domain';
import { chromium, type CDPSession, type Page } from 'playwright';
import { browserPath, FLAGS } from './browser.ts';
import { atMost, row, type Aim, type BenchRow } from './row.ts';
import { megabytes, milliseconds, percentile } from './values.ts';

const BAGS = 10_000;
const SLOWER = 4;
const MAX_RESPONSE_MS = 50;
const MAX_SETTLE_MS = 100;
const MAX_FRAME_MS = 50;
/** Memory growth after scrolling through all bags. */
const MAX_GROWTH = 20 * 1024 * 1024;
const SEARCHES = ['bag 12', 'knafeh 9', 'كنافة', 'مفاجأة', 'lunch'];
/** In a single round one hiccup of the machine would be the 95th percentile. */
const ROUNDS = 3;
const WAIT_AFTER_KEY_MS = 350;

export async function measureShelfOfThousands(origin: string): Promise<BenchRow[]> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: FLAGS });
  try {
    const p95 = (times: readonly number[]) => percentile(times, 95);
    const seeded = (await (await fetch(`${origin}${SURPRISE_BAGS_PATH}`)).json()) as object[];
    const seededShelf = await openShelf(await browser.newPage(PHONE), origin, seeded);
    const seededTimes = await typeInto(seededShelf.page);
    const seededFrames = p95(await scrollSlowly(seededShelf.page));
    // Closed, because two open pages would slow each other down.
    await seededShelf.page.close();
    const longShelf = await openShelf(await browser.newPage(PHONE), origin, manyBags(seeded));
    const typed = await typeInto(longShelf.page);
    const tableRow = (label: string, value: number, limit: number, aim: Aim) =>
      row({ label: `${NAME}: ${label}`, value, limit, write: milliseconds }, () => aim);
    const memory = await scrollThrough(longShelf);
    const frames = p95(await scrollSlowly(longShelf.page));
    await checkScrollPosition(longShelf.page);
    await checkBagCount(longShelf.page);
    return [
      tableRow(
        'a key answered (INP, p95)',
        p95(typed.answered),
        p95(seededTimes.answered),
        atMost(p95(typed.answered), MAX_RESPONSE_MS, `≤ ${MAX_RESPONSE_MS} ms`),
      ),
      tableRow(
        'the shelf as searched (p95)',
        p95(typed.settled),
        p95(seededTimes.settled),
        atMost(p95(typed.settled), MAX_SETTLE_MS, `≤ ${MAX_SETTLE_MS} ms`),
      ),
      tableRow(
        'a frame of scrolling (p95)',
        frames,
        seededFrames,
        atMost(frames, MAX_FRAME_MS, `≤ ${MAX_FRAME_MS} ms`),
      ),
      {
        label: `${NAME}: memory of scripts, before and after all of it was scrolled through`,
        measured: memory.map(megabytes).join(' → '),
        aim: atMost((memory[1] ?? 0) - (memory[0] ?? 0), MAX_GROWTH, `growth ≤ ${megabytes(MAX_GROWTH)}`),
      },
    ];
  } finally {
    await browser.close();
  }
}

const NAME = `Shelf of 10,000 bags, processor ÷ ${SLOWER} (limit: the seeded shelf)`;
/** A service worker would bypass the mocked response. */
const PHONE = { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' } as const;

interface Shelf {
  page: Page;
  devTools: CDPSession;
}

const manyBags = (rows: readonly object[]): object[] =>
  Array.from({ length: BAGS }, (_, index) => ({
    ...rows[index % rows.length],
    id: `thousand-${index}`,
    title: `${(rows[index % rows.length] as { title?: string }).title} ${index}`,
  }));

async function openShelf(page: Page, origin: string, rows: readonly object[]): Promise<Shelf> {
  await page.addInitScript(watchKeys);
  const etag = `"${rows.length}"`;
  const body = JSON.stringify(rows);
  await page.route(`**${SURPRISE_BAGS_PATH}`, (route) =>
    route.request().headers()['if-none-match'] === etag
      ? route.fulfill({ status: 304, headers: { etag } })
      : route.fulfill({ headers: { etag, 'content-type': 'application/json' }, body }),
  );
  const response = page.waitForResponse(`**${SURPRISE_BAGS_PATH}`);
  await page.goto(`${origin}/our-bags`);
  await response;
  await wait(2000);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, devTools };
}

type Watched = typeof globalThis & { answers: number[]; changedAt: number };

/** Records the browser's time from a key to the next frame, and the time of the last change. */
function watchKeys(): void {
  const page = globalThis as Watched;
  page.answers = [];
  page.changedAt = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEventTiming).interactionId) page.answers.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => (page.changedAt = performance.now())).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

/** The browser does not report shorter durations. */
const MIN_REPORTED_MS = 8;

async function typeInto(page: Page): Promise<{ answered: number[]; settled: number[] }> {
  const answered: number[] = [];
  const settled: number[] = [];
  const key = async (press: Promise<void>, pressedAt: number) => {
    await press;
    await wait(WAIT_AFTER_KEY_MS);
    const { answers, changedAt } = await page.evaluate(() => {
      const { answers, changedAt } = globalThis as Watched;
      return { answers, changedAt };
    });
    answered.push(Math.max(MIN_REPORTED_MS, ...answers));
    if (changedAt > pressedAt) settled.push(changedAt - pressedAt);
  };
  const begin = () =>
    page.evaluate(() => {
      (globalThis as Watched).answers = [];
      return performance.now();
    });
  await page.getByRole('searchbox').click();
  for (const text of Array.from({ length: ROUNDS }, () => SEARCHES).flat()) {
    for (const letter of text) {
      const at = await begin();
      await key(page.keyboard.type(letter), at);
    }
    for (const _ of text) {
      const at = await begin();
      await key(page.keyboard.press('Backspace'), at);
    }
  }
  return { answered, settled };
}

async function scrollThrough({ page, devTools }: Shelf): Promise<number[]> {
  const used = async () => {
    await devTools.send('HeapProfiler.collectGarbage');
    return (await devTools.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await used();
  for (let part = 0; part <= 100; part += 1) {
    await page.evaluate(
      (share) => window.scrollTo(0, document.documentElement.scrollHeight * share),
      part / 100,
    );
    await wait(50);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await wait(500);
  return [before, await used()];
}

/** Scrolls 120 pixels per frame. */
const scrollSlowly = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const frames: number[] = [];
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
    let last = await frame();
    for (let count = 0; count < 150; count += 1) {
      window.scrollBy(0, 120);
      const now = await frame();
      frames.push(now - last);
      last = now;
    }
    return frames;
  });

async function checkScrollPosition(page: Page): Promise<void> {
  const firstSeen = () =>
    page.evaluate(() => {
      const items = Array.from(document.querySelectorAll('li[aria-posinset]'));
      const seen = items.find((item) => item.getBoundingClientRect().bottom > 80);
      return `${seen?.ariaPosInSet} at ${Math.round(window.scrollY)}`;
    });
  await page.evaluate(() => window.scrollTo(0, 200_000));
  await wait(1500);
  const before = await firstSeen();
  await page
    .locator('li a')
    .filter({ visible: true })
    .nth(6)
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/bag/**');
  await wait(1500);
  await page.goBack();
  await wait(2000);
  const after = await firstSeen();
  if (after !== before) throw new Error(`The shelf was left at bag ${before} and come back to at ${after}.`);
}

async function checkBagCount(page: Page): Promise<void> {
  const setSize = await page.locator('li[aria-setsize]').first().getAttribute('aria-setsize');
  if (setSize !== String(BAGS)) throw new Error(`The shelf of ${BAGS} bags had ${setSize} in the end.`);
}
