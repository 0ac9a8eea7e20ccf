import { expect, test } from 'vitest';
import { ADMIN_SECTIONS, readSection } from './sections.ts';

test('the last open section is read, and orders without one', () => {
  for (const section of ADMIN_SECTIONS) expect(readSection(section)).toBe(section);
  expect([null, 'Bags', '', 7].map(readSection)).toEqual(['orders', 'orders', 'orders', 'orders']);
});
