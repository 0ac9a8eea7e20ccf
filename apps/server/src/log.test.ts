import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function written(forPeople: boolean) {
  const lines: string[] = [];
  return {
    lines,
    log: createLog(
      (line) => lines.push(line),
      forPeople,
      () => new Date(0),
    ),
  };
}

test('a terminal gets a sentence, programs get JSON', () => {
  const terminal = written(true);
  terminal.log.problem('The bags could not be read', new Error('no database'));
  expect(terminal.lines).toEqual(['1970-01-01T00:00:00.000Z The bags could not be read: no database']);
  const file = written(false);
  file.log.problem('The bags could not be read', new Error('no database'));
  file.log.problem('Something else', 'no error');
  file.log.call({ call: 'POST /api/whish', status: 502, ms: 12 });
  file.log.call({ call: 'GET /api/orders/:code', status: 200, ms: 3 });
  expect(file.lines.map((line) => JSON.parse(line))).toEqual([
    {
      time: '1970-01-01T00:00:00.000Z',
      level: 'error',
      problem: 'The bags could not be read',
      reason: 'no database',
    },
    { time: '1970-01-01T00:00:00.000Z', level: 'error', problem: 'Something else' },
    { time: '1970-01-01T00:00:00.000Z', level: 'error', call: 'POST /api/whish', status: 502, ms: 12 },
    { time: '1970-01-01T00:00:00.000Z', level: 'info', call: 'GET /api/orders/:code', status: 200, ms: 3 },
  ]);
});

test('a repeated problem is logged once a minute, with the number of repetitions', () => {
  const lines: string[] = [];
  let at = 0;
  const { problem } = createLog(
    (line) => lines.push(line),
    true,
    () => new Date(at),
  );
  for (; at < 125_000; at += 5_000) problem('The orders could not be looked after', new Error('no line'));
  problem('The orders could not be looked after', new Error('full'));
  expect(lines.map((line) => line.slice('1970-01-01T'.length))).toEqual([
    '00:00:00.000Z The orders could not be looked after: no line',
    '00:01:00.000Z The orders could not be looked after: no line (and 11 times before)',
    '00:02:00.000Z The orders could not be looked after: no line (and 11 times before)',
    '00:02:05.000Z The orders could not be looked after: full',
  ]);
});

test('a clock that goes back suppresses nothing, and the memory does not grow', () => {
  const lines: string[] = [];
  let at = 500_000;
  const { problem } = createLog(
    (line) => lines.push(line),
    false,
    () => new Date(at),
  );
  problem('A');
  at = 0;
  problem('A');
  for (let each = 0; each < 200; each += 1) problem(`Another ${each}`);
  problem('A');
  expect(lines.filter((line) => line.includes('"A"'))).toHaveLength(3);
});

test.each([
  ['Key (email)=(rima.h@example.com) exists', 'Key (email)=((e-mail)) exists'],
  ['to +961 70 123 456 failed', 'to (number) failed'],
  ['to 96170123456 failed', 'to (number) failed'],
  ['Payment 100001 could not be opened', 'Payment 100001 could not be opened'],
  ['one\nERROR two\u2028three\u001b[31m', 'one ERROR two three [31m'],
  ['x'.repeat(1_000), 'x'.repeat(300)],
  [`${`${'r'.repeat(400)}@example.com `.repeat(2)}rima.h@example.com`, '(e-mail) (e-mail) (e-mail)'],
])('%j is logged as %j', (reason, expected) => {
  const { lines, log } = written(true);
  log.problem('P', new Error(reason));
  expect(lines).toEqual([`1970-01-01T00:00:00.000Z P: ${expected}`]);
});

test('a very long reason takes no time, and a reason that is cut off keeps no piece of an address or number', () => {
  const reasonOf = (reason: string) => {
    const { lines, log } = written(true);
    log.problem('P', new Error(reason));
    return lines[0]?.replace('1970-01-01T00:00:00.000Z P: ', '');
  };
  const started = performance.now();
  for (const word of ['x', '1', 'x@', 'x.', '@', '+', '1 ']) reasonOf(word.repeat(60_000));
  expect(performance.now() - started).toBeLessThan(2_000);
  for (const secret of ['rima.h@example.com', '+961 70 123 456']) {
    for (let before = 950; before < 1_010; before += 1) {
      const padding = `${'r'.repeat(before - 13)}@example.com `;
      expect(reasonOf(`${padding}${secret} ${'x'.repeat(60_000)}`)).not.toMatch(/rima|961/);
    }
  }
});
