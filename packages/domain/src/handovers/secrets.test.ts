import { expect, test } from 'vitest';
import { newSecret, secretHash } from './secrets.ts';

// The first two are published test vectors; the third is what sha256sum says.
test.each([
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['زوّادة', '093c914238ca1485136cb80fcbea23c8a1a44c07abd97dba582e0b34b03b6332'],
])('the hash of %j', async (secret, hash) => {
  expect(await secretHash(secret)).toBe(hash);
});

test('a new secret is 43 characters of base64url, another one each time', () => {
  const made = Array.from({ length: 200 }, newSecret);
  for (const secret of made) expect(secret).toMatch(/^[\w-]{43}$/);
  expect(new Set(made).size).toBe(made.length);
});
