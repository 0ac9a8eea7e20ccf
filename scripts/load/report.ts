/** What a run of the load says on the console. */
import { megabytes } from '../bench/values.ts';
import type { Verdict } from './books.ts';
import type { Line } from './tally.ts';
import type { World } from './world.ts';

const HEADINGS = ['', 'calls', '/s', 'median', '95 %', '99 %', 'slowest', 'refused', 'failed', 'lost'];
const MOST_SHOWN = 12;

export function loadText(world: World, lines: readonly Line[], { wrong, figures }: Verdict): string {
  const { memory } = world.server;
  const { acknowledged, paid, refundDue, letters, settledInMs } = figures;
  return [
    ...aligned([HEADINGS, ...lines.map(cellsOf)]),
    '',
    `Memory: ${megabytes(memory[0] ?? 0)} when people came, ${megabytes(Math.max(...memory))} at most, ${megabytes(memory.at(-1) ?? 0)} in the end.`,
    `Orders: ${acknowledged} acknowledged, ${paid} paid, ${refundDue} to be given back; ${letters} WhatsApp messages. Settled ${(settledInMs / 1000).toFixed(1)} s after the last call.`,
    ...world.tally
      .troubles()
      .slice(0, MOST_SHOWN)
      .map(([words, count]) => `Trouble, ${count} times: ${words}`),
    ...booksText(wrong),
  ].join('\n');
}

export function booksText(wrong: readonly string[]): string[] {
  if (wrong.length === 0) return ['The books balance.'];
  const more = wrong.length > MOST_SHOWN ? [`  and ${wrong.length - MOST_SHOWN} more`] : [];
  return ['The books do NOT balance:', ...wrong.slice(0, MOST_SHOWN).map((each) => `  ${each}`), ...more];
}

function cellsOf({ kind, count, perSecond, p50, p95, p99, slowest, refused, failed, lost }: Line): string[] {
  const times = [p50, p95, p99, slowest].map((ms) => (Number.isNaN(ms) ? '' : `${ms.toFixed(0)} ms`));
  return [kind, String(count), perSecond.toFixed(1), ...times, ...[refused, failed, lost].map(String)];
}

function aligned(table: readonly string[][]): string[] {
  const widths = HEADINGS.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  return table.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  '),
  );
}
