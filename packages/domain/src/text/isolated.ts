/** Wraps user text in direction isolates, so that it does not reorder the sentence around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Wraps a code, price or time so that it stays left-to-right within Arabic. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** The direction of a sentence whatever the script of the isolated texts in it, by which `dir="auto"` would go. */
export function directionOf(sentence: string): 'ltr' | 'rtl' | undefined {
  const [letter] = /\p{L}/u.exec(sentence.replaceAll(/[\u2066-\u2068][^\u2069]*\u2069/g, '')) ?? [];
  if (letter === undefined) return undefined;
  return /\p{Script=Arabic}/u.test(letter) ? 'rtl' : 'ltr';
}
