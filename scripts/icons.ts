/** Renders the icons of the installed app from the brand's logo: `npx node scripts/icons.ts`, with CHROMIUM_PATH set. */
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { light } from '@zawadeh/ui/build';
import { chromium, type Page } from 'playwright';

const PUBLIC = join(import.meta.dirname, '../packages/ui/public');
const mark = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');

const lineDrawing = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${light['bg.brand']}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;

interface Icon {
  file: string;
  size: number;
  drawing: string;
  /** The share of the logo in the side; systems crop maskable icons to a circle of four fifths. */
  share: number;
  background: string;
}

const background = light['bg.page'];
const app = (file: string, size: number, share: number, on: string): Icon => ({
  file,
  size,
  drawing: mark,
  share,
  background: on,
});
const shortcut = (name: string, path: string): Icon => ({
  file: `shortcut-${name}`,
  size: 192,
  drawing: lineDrawing(path),
  share: 0.5,
  background,
});

const icons: readonly Icon[] = [
  app('app-192', 192, 1, 'transparent'),
  app('app-512', 512, 1, 'transparent'),
  app('maskable-192', 192, 0.58, background),
  app('maskable-512', 512, 0.58, background),
  app('apple-touch-icon', 180, 0.72, background),
  shortcut(
    'bags',
    'M6.3 8h11.4a2 2 0 0 1 2 2.3l-1.3 8.2a3 3 0 0 1-3 2.5H8.6a3 3 0 0 1-3-2.5l-1.3-8.2a2 2 0 0 1 2-2.3ZM9 11V6a3 3 0 0 1 6 0v5',
  ),
  shortcut(
    'cart',
    'M4 19a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 19a2 2 0 1 0 4 0 2 2 0 1 0-4 0M17 17H6V3H4M6 5l14 1-1 7H6',
  ),
  shortcut('profile', 'M8 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0M6 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2'),
];

async function draw(page: Page, { file, size, drawing, share, background }: Icon): Promise<void> {
  const side = Math.round(size * share);
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;block-size:${size}px;background:${background}">${drawing.replace('<svg ', `<svg width="${side}" height="${side}" `)}</body>`,
  );
  await page.screenshot({ path: join(PUBLIC, 'icons', `${file}.png`), omitBackground: true });
}

await mkdir(join(PUBLIC, 'icons'), { recursive: true });
const { CHROMIUM_PATH } = process.env;
const browser = await chromium.launch({
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const icon of icons) await draw(page, icon);
await browser.close();
