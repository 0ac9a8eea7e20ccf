/** All that a first visit asks for until nothing more is asked for, as a browser counts it. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './words.ts';

const KB = 1024;
const MOST_SCRIPTS = 125 * KB;
const MOST_FILES = 12;
/**
 * As Lighthouse counts it: the share of functions never entered in what travels, of files where that is this much. The
 * aim is 20 kB; React alone has more (decision 13).
 */
const MOST_UNUSED = 28 * KB;
const UNUSED_IN_A_FILE = 20 * KB;
/** All of it, however little of a file. */
const MOST_UNUSED_IN_ALL = 39 * KB;
const MOST_AHEAD = 16 * KB;
/** The first packets of a connection, with room for what stands before the page. */
const MOST_HTML = 14 * KB;

interface Visit {
  bytes: Map<string, number>;
  /** Of each file. */
  unused: number[];
}

async function visit(page: Page, address: string): Promise<Visit> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(request.url());
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
  await page.goto(address, { waitUntil: 'networkidle' });
  // What comes while a page is idle begins some time after it is.
  await page.waitForTimeout(4_000);
  await page.waitForLoadState('networkidle');
  const bytes = new Map<string, number>();
  const travels = new Map<string, number>();
  for (const url of asked) {
    const body = await (await page.request.get(url)).body();
    bytes.set(url, gzipSync(body, { level: 9 }).length);
    travels.set(url, brotliCompressSync(body).length);
  }
  return { bytes, unused: await unusedOf(devtools, travels) };
}

async function unusedOf(devtools: CDPSession, travels: ReadonlyMap<string, number>): Promise<number[]> {
  const { result } = await devtools.send('Profiler.takePreciseCoverage');
  return result.flatMap(({ url, functions }) => {
    const size = travels.get(url);
    if (size === undefined) return [];
    const ranges = functions.flatMap((each) => each.ranges);
    const used = new Uint8Array(Math.max(...ranges.map(({ endOffset }) => endOffset))).fill(1);
    for (const { startOffset, endOffset, count } of ranges) {
      if (count === 0) used.fill(0, startOffset, endOffset);
    }
    return (size * used.filter((isUsed) => isUsed === 0).length) / used.length;
  });
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

/** As a phone says it whose owner pays for each byte. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });

for (const address of ['/', '/our-bags'] as const) {
  test(`the scripts of a first visit to ${address} are few until the line is quiet`, async ({
    page,
    context,
  }) => {
    test.slow();
    await saveData(page);
    const needed = await visit(page, address);
    expect(sum(needed.bytes.values())).toBeLessThanOrEqual(MOST_SCRIPTS);
    expect(needed.bytes.size).toBeLessThanOrEqual(MOST_FILES);
    const muchUnused = needed.unused.filter((size) => size > UNUSED_IN_A_FILE);
    expect(sum(muchUnused)).toBeLessThanOrEqual(MOST_UNUSED);
    expect(sum(needed.unused)).toBeLessThanOrEqual(MOST_UNUSED_IN_ALL);

    const spare = await visit(await context.newPage(), address);
    const ahead = [...spare.bytes].filter(([url]) => !needed.bytes.has(url));
    expect(ahead.length).toBeGreaterThan(0);
    expect(sum(ahead.map(([, size]) => size))).toBeLessThanOrEqual(MOST_AHEAD);
  });

  test(`the page ${address} comes with the first packets`, async ({ page, lang }) => {
    const answer = await page.request.get(address, {
      headers: { 'accept-encoding': 'br', 'accept-language': lang },
    });
    expect(answer.headers()['content-encoding']).toBe('br');
    expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(MOST_HTML);
  });
}
