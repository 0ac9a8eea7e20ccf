/** What a story may leave behind, and mistakes that are reported on the console alone. */
import { afterEach, beforeEach } from 'vitest';

const now = Date.now;

/** A story may leave the clock frozen, by which Vitest tells the setup of one file from that of another. */
afterEach(() => {
  Date.now = now;
});

/** React reports HTML that browsers repair, and createIntl a message that is missing, on the console alone. */
const MISTAKES = /cannot be a descendant of|cannot contain a nested|unique "key" prop|cannot be formatted/;

const consoleError = console.error;
const mistakes: string[] = [];

beforeEach(() => {
  mistakes.length = 0;
  console.error = (...said: unknown[]) => {
    const text = said.map(String).join(' ');
    if (MISTAKES.test(text)) mistakes.push(text);
    consoleError(...said);
  };
});
afterEach(() => {
  console.error = consoleError;
  if (mistakes.length > 0) throw new Error(mistakes.join('\n\n'));
});
