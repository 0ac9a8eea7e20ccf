/** Normalises digits of any script. */
const FOREIGN_DIGIT = /[^\P{Nd}0-9]/gu;
const DIGIT = /\p{Nd}/u;

/** Decimal digits of every script as 0 to 9; other characters are unchanged. */
export function latinDigits(text: string): string {
  return text.replace(FOREIGN_DIGIT, (digit) => String(valueOf(Number(digit.codePointAt(0)))));
}

/** Unicode keeps digits in rows of ten, zero first. Some rows touch, hence the remainder. */
function valueOf(codePoint: number): number {
  let first = codePoint;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (codePoint - first) % 10;
}
