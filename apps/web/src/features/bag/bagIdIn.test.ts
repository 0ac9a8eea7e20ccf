import { expect, test } from 'vitest';
import { bagIdIn } from './bagIdIn.ts';

const ID = 'ba600000-0000-4000-8000-00000000000b';

test.each([
  [`/bag/${ID}`, ID],
  [`/bag/${ID.toUpperCase()}`, ID],
  ['/bag/7', '7'],
  ['/bag/a%20b', 'a b'],
  [`/bag/${'x'.repeat(90)}`, 'x'.repeat(90)],
  ['/bag/%', null],
  ['/bags', null],
])('%s is the bag %s', (path, id) => {
  expect(bagIdIn(path)).toBe(id);
});
