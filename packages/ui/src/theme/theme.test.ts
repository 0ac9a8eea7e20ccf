import { describe, expect, test } from 'vitest';
import { linePairs, textPairs } from './contrastPairs.ts';
import { contrastRatio, LEAST_CONTRAST } from './contrastRatio.ts';
import { modes } from './modes.ts';
import { onBrand } from './onBrand.ts';

describe.each(Object.entries(modes))('%s', (_mode, roles) => {
  test.each(textPairs)('%s can be read on %s', (on, surface) => {
    expect(contrastRatio(roles[on], roles[surface])).toBeGreaterThanOrEqual(LEAST_CONTRAST.text);
  });

  test.each(linePairs)('%s can be seen on %s', (on, surface) => {
    expect(contrastRatio(roles[on], roles[surface])).toBeGreaterThanOrEqual(LEAST_CONTRAST.line);
  });
});

test('the focus ring on the brand’s green uses a colour with a tested contrast', () => {
  expect(JSON.stringify(onBrand)).toContain('--focus-ring: var(--text-onBrand)');
  for (const green of ['bg.brand', 'bg.brandDeep']) expect(textPairs).toContainEqual(['text.onBrand', green]);
});
