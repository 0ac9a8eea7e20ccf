import os from 'node:os';
import { expect, test } from 'vitest';
import { StartError, startSentence } from './startError.ts';

test.each([
  [new StartError('Just so.'), 'Just so.'],
  [Object.assign(new Error('x'), { code: 'EACCES' }), 'cannot be read and written'],
  [Object.assign(new Error('x'), { code: 'EEXIST' }), 'is not a folder'],
  [new Error('first line\nat some stack'), 'Zawadeh cannot go on: first line'],
  [{ errno: 44 }, 'Zawadeh cannot go on: {"errno":44}'],
])('%s is reported in one sentence', async (error, sentence) => {
  const printed = await startSentence(error, os.tmpdir());
  expect(printed).toContain(sentence);
  expect(printed).not.toContain('\n');
});
