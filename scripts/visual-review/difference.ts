/** Where two pictures differ: in magenta on a pale copy of the second. */
import { decode, encode } from 'fast-png';

export interface Difference {
  png: Uint8Array;
  text: string;
}

const MARK = [208, 0, 142];

export function differenceOf(beforePng: Uint8Array, afterPng: Uint8Array): Difference {
  const [before, after] = [decode(beforePng), decode(afterPng)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 3);
  let different = 0;
  let largest = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [old, now] = [offsetIn(before, x, y), offsetIn(after, x, y)];
      const step = old < 0 || now < 0 ? 255 : stepBetween(before.data, old, after.data, now);
      largest = Math.max(largest, step);
      const at = (y * width + x) * 3;
      if (step === 0) {
        data.fill(paleAt(after.data, now), at, at + 3);
      } else {
        data.set(MARK, at);
        different += 1;
      }
    }
  }
  const png = encode({ width, height, data, channels: 3, depth: 8 });
  return { png, text: textOf({ different, largest, all: width * height }) };
}

type Pixels = ReturnType<typeof decode>;

/** Where a pixel's three bytes begin, or -1 outside the picture. */
const offsetIn = ({ width, height }: Pixels, x: number, y: number): number =>
  x < width && y < height ? (y * width + x) * 3 : -1;

/** The largest step of the three colours. */
function stepBetween(one: Pixels['data'], at: number, other: Pixels['data'], from: number): number {
  let largest = 0;
  for (let colour = 0; colour < 3; colour += 1) {
    largest = Math.max(largest, Math.abs((one[at + colour] ?? 0) - (other[from + colour] ?? 0)));
  }
  return largest;
}

function paleAt(data: Pixels['data'], at: number): number {
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  return 216 + Math.round((red * 0.3 + green * 0.59 + blue * 0.11) * 0.15);
}

function textOf({ different, largest, all }: { different: number; largest: number; all: number }): string {
  if (different === 0) return 'No pixel differs.';
  const format = (count: number) => count.toLocaleString('en');
  return `${format(different)} of ${format(all)} pixels differ, by ${largest} of 255 at most.`;
}
