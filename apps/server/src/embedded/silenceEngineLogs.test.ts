import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silenceEngineLogs } from './silenceEngineLogs.ts';

let stop = () => {};
const printed = vi.fn<typeof console.error>();

beforeEach(() => {
  printed.mockReset();
  vi.spyOn(console, 'error').mockImplementation(printed);
  stop = silenceEngineLogs();
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

test('errors of clients are not logged', () => {
  console.error('Query failed', Object.assign(new Error('permission denied'), { code: '42501' }));
  expect(printed).not.toHaveBeenCalled();
});

test('any other failure is one line, and text from strangers cannot begin another', () => {
  console.error('Query failed', new Error('no table "a\nFORGED: all is well\u2028x"'));
  expect(printed).toHaveBeenCalledExactlyOnceWith('Engine error: no table "a FORGED: all is well x"');
});
