/** A shelf of 10,000 bags on a processor four times as slow: typed in, scrolled, left and come back to. */
import { setTimeout as wait } from 'node:timers/promises';
import { SURPRISE_BAGS_PATH } from '@zawadeh/domain';
import { chromium, type CDPSession, type Page } from 'playwright';
import { browserPath, FLAGS } from './browser.ts';
import { atMost, row, type Aim, type Row } from './row.ts';
import { megabytes, milliseconds, percentile } from './values.ts';

const BAGS = 10_000;
const SLOWER = 4;
const MOST_TO_ANSWER_MS = 50;
const MOST_TO_SETTLE_MS = 100;
const MOST_FRAME_MS = 50;
/** What scrolling through everything may leave behind. */
const MOST_GROWTH = 20 * 1024 * 1024;
const SEARCHES = ['bag 12', 'knafeh 9', 'كنافة', 'مفاجأة', 'lunch'];
/** Of one round a single hiccup of the machine is the 95th percentile. */
const ROUNDS = 3;
const LONG_AFTER_A_KEY_MS = 350;

export async function measureShelfOfThousands(origin: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: FLAGS });
  try {
    const p95 = (times: readonly number[]) => percentile(times, 95);
    const seeded = (await (await fetch(`${origin}${SURPRISE_BAGS_PATH}`)).json()) as object[];
    const few = await openShelf(await browser.newPage(PHONE), origin, seeded);
    const limit = await typeInto(few.page);
    const fewFrames = p95(await scrollSlowly(few.page));
    // Beside another page it would be measured what two of them do to each other.
    await few.page.close();
    const many = await openShelf(await browser.newPage(PHONE), origin, thousandsOf(seeded));
    const typed = await typeInto(many.page);
    const line = (what: string, value: number, beside: number, aim: Aim) =>
      row({ what: `${NAME}: ${what}`, value, limit: beside, write: milliseconds }, () => aim);
    const memory = await scrollThrough(many);
    const frames = p95(await scrollSlowly(many.page));
    await mustComeBackToTheSamePlace(many.page);
    await mustStillHaveThousands(many.page);
    return [
      line(
        'a key answered (INP, p95)',
        p95(typed.answered),
        p95(limit.answered),
        atMost(p95(typed.answered), MOST_TO_ANSWER_MS, `≤ ${MOST_TO_ANSWER_MS} ms`),
      ),
      line(
        'the shelf as searched (p95)',
        p95(typed.settled),
        p95(limit.settled),
        atMost(p95(typed.settled), MOST_TO_SETTLE_MS, `≤ ${MOST_TO_SETTLE_MS} ms`),
      ),
      line(
        'a frame of scrolling (p95)',
        frames,
        fewFrames,
        atMost(frames, MOST_FRAME_MS, `≤ ${MOST_FRAME_MS} ms`),
      ),
      {
        what: `${NAME}: memory of scripts, before and after all of it was scrolled through`,
        measured: memory.map(megabytes).join(' → '),
        aim: atMost((memory[1] ?? 0) - (memory[0] ?? 0), MOST_GROWTH, `growth ≤ ${megabytes(MOST_GROWTH)}`),
      },
    ];
  } finally {
    await browser.close();
  }
}

const NAME = `Shelf of 10,000 bags, processor ÷ ${SLOWER} (limit: the seeded shelf)`;
/** A worker would ask the server itself, and bring the seeded shelf back. */
const PHONE = { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' } as const;

interface Shelf {
  page: Page;
  devTools: CDPSession;
}

const thousandsOf = (rows: readonly object[]): object[] =>
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
  const asked = page.waitForResponse(`**${SURPRISE_BAGS_PATH}`);
  await page.goto(`${origin}/our-bags`);
  await asked;
  await wait(2000);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, devTools };
}

type Watched = typeof globalThis & { answers: number[]; changedAt: number };

/** What the browser itself says about the time from a key to the next frame, and when the page last changed. */
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

/** Shorter answers than this the browser does not tell of. */
const SHORTEST_TOLD_MS = 8;

async function typeInto(page: Page): Promise<{ answered: number[]; settled: number[] }> {
  const answered: number[] = [];
  const settled: number[] = [];
  const key = async (press: Promise<void>, pressedAt: number) => {
    await press;
    await wait(LONG_AFTER_A_KEY_MS);
    const { answers, changedAt } = await page.evaluate(() => {
      const { answers, changedAt } = globalThis as Watched;
      return { answers, changedAt };
    });
    answered.push(Math.max(SHORTEST_TOLD_MS, ...answers));
    if (changedAt > pressedAt) settled.push(changedAt - pressedAt);
  };
  const begin = () =>
    page.evaluate(() => {
      (globalThis as Watched).answers = [];
      return performance.now();
    });
  await page.getByRole('searchbox').click();
  for (const words of Array.from({ length: ROUNDS }, () => SEARCHES).flat()) {
    for (const letter of words) {
      const at = await begin();
      await key(page.keyboard.type(letter), at);
    }
    for (const _ of words) {
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

/** A hundred and twenty pixels with each frame: a quick thumb. */
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

async function mustComeBackToTheSamePlace(page: Page): Promise<void> {
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

async function mustStillHaveThousands(page: Page): Promise<void> {
  const setSize = await page.locator('li[aria-setsize]').first().getAttribute('aria-setsize');
  if (setSize !== String(BAGS)) throw new Error(`The shelf of ${BAGS} bags had ${setSize} in the end.`);
}
