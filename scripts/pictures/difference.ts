/** Where two pictures differ: in magenta on a pale copy of the second; and what changed, which is equal in equal changes. */
import { decode, encode } from 'fast-png';

export interface Difference {
  png: Uint8Array;
  /** The change of size, or of the colours. */
  change: string;
  text: string;
}

const MARK = [208, 0, 142];

/** So many colours may change in one change; what is left is called more. */
const MOST_STEPS = 3;

export function differenceOf(beforePng: Uint8Array, afterPng: Uint8Array): Difference {
  const [before, after] = [decode(beforePng), decode(afterPng)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 3);
  const steps = new Map<string, Step>();
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
        const step = `${old} ${now}`;
        const known = steps.get(step);
        if (known) known.pixels += 1;
        else steps.set(step, { old, now, pixels: 1 });
      }
    }
  }
  const [wider, higher] = [after.width - before.width, after.height - before.height];
  const count = (pixels: number) => pixels.toLocaleString('en');
  return {
    png: encode({ width, height, data, channels: 3, depth: 8 }),
    change:
      wider === 0 && higher === 0
        ? changeOf([...steps.values()])
        : `size: ${signed(wider)} × ${signed(higher)} pixels`,
    text: `${count(different)} of ${count(width * height)} pixels differ.`,
  };
}

interface Step {
  old: number;
  now: number;
  pixels: number;
}

/** The commonest steps that all others are shades of, as at the edge of a letter. */
function changeOf(steps: readonly Step[]): string {
  const names: string[] = [];
  let left = steps.toSorted((one, other) => other.pixels - one.pixels);
  while (left[0] && names.length < MOST_STEPS) {
    const [commonest] = left;
    names.push(`${nameOf(commonest.old)} → ${nameOf(commonest.now)}`);
    left = left.filter((step) => !isShadeOf(step, commonest));
  }
  return [...names.toSorted(), ...(left.length > 0 ? ['more'] : [])].join(', ');
}

/** Whether a mixture with another colour changed as its part of the step did, but for rounding. */
function isShadeOf(step: Step, whole: Step): boolean {
  const [own, all] = [changesOf(step), changesOf(whole)];
  const longest = all.reduce((one, other) => (Math.abs(other) > Math.abs(one) ? other : one));
  const share = (own[all.indexOf(longest)] ?? 0) / longest;
  return (
    share >= 0 && share <= 1 && own.every((change, at) => Math.abs(change - share * (all[at] ?? 0)) <= 2)
  );
}

const changesOf = ({ old, now }: Step): number[] =>
  [16, 8, 0].map((shift) => ((now >> shift) & 255) - ((old >> shift) & 255));

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
