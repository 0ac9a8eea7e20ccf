/** What the camera of a counter phone sees: the code of a ticket, as its page draws it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import encodeQr from 'qr';

/** Rows of a code; true is dark. */
export type Code = boolean[][];

const [WIDTH, HEIGHT] = [640, 480];
/** Of the quiet zone, in modules. */
const BORDER = 4;

/** Arguments of a browser whose camera shows this video. */
export const cameraArguments = (video: string): string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${video}`,
];

export const codeOf = (text: string): Code =>
  encodeQr(text, 'raw', { ecc: 'medium', encoding: 'alphanumeric', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));

/** The modules of the code that the page shows. */
export async function drawnCode(page: Page): Promise<Code> {
  const modules = page.getByRole('img').locator('svg[viewBox]', { has: page.locator('path') });
  const [width, path] = await modules.evaluate(
    (svg: SVGSVGElement) =>
      [svg.viewBox.baseVal.width, svg.querySelector('path')?.getAttribute('d') ?? ''] as const,
  );
  const rows: Code = Array.from({ length: width }, () => Array<boolean>(width).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  return rows;
}

/** From now on a camera that is opened sees the code on a white screen. */
export async function film(video: string, code: Code): Promise<void> {
  const modules = code.length + 2 * BORDER;
  const size = Math.floor(HEIGHT / modules);
  const [left, top] = [(WIDTH - size * modules) >> 1, (HEIGHT - size * modules) >> 1].map(
    (margin) => margin + BORDER * size,
  ) as [number, number];
  const light = Buffer.alloc(WIDTH * HEIGHT, 235);
  for (let y = 0; y < size * code.length; y += 1) {
    for (let x = 0; x < size * code.length; x += 1) {
      if (code[Math.floor(y / size)]?.[Math.floor(x / size)]) light[(top + y) * WIDTH + left + x] = 16;
    }
  }
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  await mkdir(dirname(video), { recursive: true });
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`;
  await writeFile(video, Buffer.concat([Buffer.from(head), ...Array.from({ length: 5 }, () => frame)]));
}
