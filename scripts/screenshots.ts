/** `npm run screenshots`: takes the README's pictures of the built product. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { root } from './root.ts';

const PORT = 4393;
/** 14:15 in Tripoli on a fixed past day, so that the shelf is the same in every run. */
const SERVER_TIME = Date.parse('2026-05-12T14:15:05+03:00');
/** The browser's clock: late enough that the server has started on any machine. */
const BROWSER_TIME = SERVER_TIME + 115_000;

const shots = [
  { file: 'our-bags-en.png', locale: 'en', colorScheme: 'light' },
  { file: 'our-bags-ar.png', locale: 'ar', colorScheme: 'dark' },
] as const;

const data = await mkdtemp(join(tmpdir(), 'zawadeh-screenshots-'));
const clock = join(data, 'offset');
await writeFile(clock, String(SERVER_TIME - Date.now()));
const server = spawn(
  process.execPath,
  [
    '--import',
    './scripts/jumpingClock.ts',
    'apps/server/src/main.ts',
    '--port',
    String(PORT),
    '--data',
    join(data, 'shop'),
  ],
  { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ZAWADEH_CLOCK_FILE: clock } },
);
await new Promise<void>((resolve, reject) => {
  server.stdout.on('data', (line: Buffer) => line.includes('is ready') && resolve());
  server.once('exit', () => reject(new Error('The server stopped before it was ready.')));
});

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--font-render-hinting=none',
    '--hide-scrollbars',
    '--force-color-profile=srgb',
    '--disable-partial-raster',
  ],
});
for (const { file, locale, colorScheme } of shots) {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    locale,
    colorScheme,
  });
  await page.clock.setFixedTime(BROWSER_TIME);
  await page.goto(`http://127.0.0.1:${PORT}/our-bags`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(root, 'docs/pictures', file) });
}
await browser.close();

const stopped = new Promise((resolve) => server.once('exit', resolve));
server.kill('SIGTERM');
await stopped;
await rm(data, { recursive: true, force: true });
