import { describe, expect, test } from 'vitest';
import { linePairs, textPairs } from './contrastPairs.ts';
import { modes } from './modes.ts';
import { onBrand } from './onBrand.ts';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(Object.entries(modes))('%s', (_mode, roles) => {
  test.each(textPairs)('%s can be read on %s', (on, surface) => {
    expect(ratio(roles[on], roles[surface])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(linePairs)('%s can be seen on %s', (on, surface) => {
    expect(ratio(roles[on], roles[surface])).toBeGreaterThanOrEqual(3);
  });
});

test('the focus ring on the brand’s green uses a colour with a tested contrast', () => {
  expect(JSON.stringify(onBrand)).toContain('--focus-ring: var(--text-onBrand)');
  for (const green of ['bg.brand', 'bg.brandDeep']) expect(textPairs).toContainEqual(['text.onBrand', green]);
});
