/** Orders by the last characters of their codes, as they are typed at a counter. */
import { CODE_END_LENGTH } from '../orders/orderCode.ts';

export const codeEnd = (code: string): string => code.slice(-CODE_END_LENGTH);

/** Whether the last characters of a code begin with what was typed. */
export const matchesCodeEnd = (code: string, typed: string): boolean => codeEnd(code).startsWith(typed);

/** The characters that lead on to one of the codes. */
export function nextLetters(codes: readonly string[], typed: string): ReadonlySet<string> {
  const matching = codes.filter((code) => matchesCodeEnd(code, typed));
  const next = matching.map((code) => codeEnd(code).charAt(typed.length));
  return new Set(next.filter((letter) => letter !== ''));
}
