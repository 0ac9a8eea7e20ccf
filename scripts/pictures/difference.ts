/** Where two pictures differ: in magenta on a pale copy of the second; and what changed, which is equal in equal changes. */
import { decode, encode } from 'fast-png';

export interface Difference {
  png: Uint8Array;
  /** The change of size, or of the most pixels' colour. */
  change: string;
  text: string;
}

const MARK = [208, 0, 142];

export function differenceOf(beforePng: Uint8Array, afterPng: Uint8Array): Difference {
  const [before, after] = [decode(beforePng), decode(afterPng)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 3);
  const steps = new Map<string, number>();
  let different = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [old, now] = [colourAt(before, x, y), colourAt(after, x, y)];
      const at = (y * width + x) * 3;
      if (old === now) {
        data.fill(paleOf(now), at, at + 3);
      } else {
        data.set(MARK, at);
        different += 1;
        const step = `${nameOf(old)} → ${nameOf(now)}`;
        steps.set(step, (steps.get(step) ?? 0) + 1);
      }
    }
  }
  const [commonest = ''] = [...steps].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const [wider, higher] = [after.width - before.width, after.height - before.height];
  const count = (pixels: number) => pixels.toLocaleString('en');
  return {
    png: encode({ width, height, data, channels: 3, depth: 8 }),
    change: wider === 0 && higher === 0 ? commonest : `size: ${signed(wider)} × ${signed(higher)} pixels`,
    text: `${count(different)} of ${count(width * height)} pixels differ.`,
  };
}

type Pixels = ReturnType<typeof decode>;

/** As one number; -1 outside the picture. */
function colourAt({ width, height, data }: Pixels, x: number, y: number): number {
  if (x >= width || y >= height) return -1;
  const at = (y * width + x) * 3;
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
}

const nameOf = (colour: number): string =>
  colour < 0 ? 'nothing' : `#${colour.toString(16).padStart(6, '0')}`;

const signed = (pixels: number): string => (pixels > 0 ? `+${pixels}` : String(pixels));

function paleOf(colour: number): number {
  const [red, green, blue] = [colour >> 16, (colour >> 8) & 255, colour & 255] as const;
  return 216 + Math.round((red * 0.3 + green * 0.59 + blue * 0.11) * 0.15);
}
