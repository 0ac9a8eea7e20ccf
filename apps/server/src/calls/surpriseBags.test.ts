import { expect, test } from 'vitest';
import { gzipped, acceptsGzip } from './surpriseBags.ts';

test.each([
  ['gzip, deflate, br', true],
  ['br;q=1.0, gzip;q=0.8', true],
  ['GZIP', true],
  ['*', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000', false],
  ['br', false],
  ['xgzip', false],
  ['', false],
  [undefined, false],
])('"%s" accepts gzip: %s', (accepted, takes) => {
  expect(acceptsGzip(accepted)).toBe(takes);
});

test('compressed text decompresses to itself', async () => {
  const text = 'كنافة '.repeat(1_000);
  const packed = await gzipped(text);
  expect(packed.byteLength).toBeLessThan(text.length / 10);
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  expect(await new Response(unpacked).text()).toBe(text);
});
