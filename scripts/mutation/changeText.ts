/** A mutation in one line: the text before and after. */
import type { Place } from './breaks.ts';

const LONGEST = 70;
/** Characters of context around the change in a long text. */
const AROUND = 12;

export function textBetween(source: string, start: Place, end: Place): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return lines.join('\n');
}

export function changeText(original: string, replacement: string): string {
  const [before, after] = [inOneLine(original), inOneLine(replacement)];
  if (before.length <= LONGEST && after.length <= LONGEST) return `${before} → ${after}`;
  const same = commonLength(before, after, (text, index) => text[index]);
  const tail = commonLength(before.slice(same), after.slice(same), (text, index) => text.at(-1 - index));
  const cut = (text: string) =>
    part(text, Math.max(0, same - AROUND), Math.min(text.length, text.length - tail + AROUND));
  return `${cut(before)} → ${cut(after)}`;
}

type Letter = (text: string, index: number) => string | undefined;

function commonLength(one: string, other: string, letter: Letter): number {
  const limit = Math.min(one.length, other.length);
  for (let at = 0; at < limit; at += 1) if (letter(one, at) !== letter(other, at)) return at;
  return limit;
}

function part(text: string, from: number, to: number): string {
  const isCut = to - from > LONGEST;
  const end = isCut ? from + LONGEST : to;
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${end < text.length ? '…' : ''}`;
}

/** Stryker prints replacements on one line, and without brackets around a single parameter. */
const inOneLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=\.\w)/g, '')
    .replace(/\((\w+)\) =>/g, '$1 =>');
