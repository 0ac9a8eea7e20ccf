/** Chance that comes out the same for the same seed: for demo data, and for nothing secret. */
export interface Dice {
  /** A whole number from 0, and less than `count`. */
  below: (count: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/** The generator mulberry32, seeded with a hash of the text. */
export function diceOf(seed: string): Dice {
  let state = 0;
  for (const letter of seed) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (items) => nth(items, below(items.length)),
  };
}

/** Begins again after the last one. */
export const nth = <Item>(items: readonly [Item, ...Item[]], place: number): Item =>
  items[place % items.length] ?? items[0];
