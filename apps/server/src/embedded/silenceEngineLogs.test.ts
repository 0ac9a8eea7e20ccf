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

test.each([
  ['53100', 'could not extend file: No space left on device'],
  ['ENOSPC', 'no space left on device, write'],
  ['CONNECTION_CLOSED', 'write CONNECTION_CLOSED 127.0.0.1:5432'],
])('a failure of the machine is logged: %s', (code, message) => {
  console.error('Query failed', Object.assign(new Error(message), { code }));
  expect(printed).toHaveBeenCalledExactlyOnceWith(`Engine error: ${message}`);
});

test.each([
  [new Error(`"failed to parse filter (phfts(' 96170123456').x)" (line 1, column 6)`), 'Error'],
  [Object.assign(new Error('column "96170123456" does not exist'), { code: '42703' }), 'Error 42703'],
  [new SyntaxError('Unexpected token in "96170123456"'), 'SyntaxError'],
])('a message that may quote a request is not logged: %s', (problem, kind) => {
  console.error(problem);
  expect(printed).toHaveBeenCalledExactlyOnceWith(
    `Engine error: ${kind}. Its message is left out, because it may quote a request.`,
  );
});

test('text from strangers begins no log line', () => {
  console.error('no table "a\nFORGED: all is well\u2028x"');
  expect(printed).toHaveBeenCalledExactlyOnceWith('no table "a FORGED: all is well x"');
});
