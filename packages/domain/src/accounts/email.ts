/** An e-mail address has one spelling, so that no account can imitate another's address. The database has the same rule. */
import { LONGEST_EMAIL } from '../limits.ts';
import { latinDigits } from '../text/digits.ts';
import { readText } from '../text/localText.ts';

/** The minimum of an address; the confirmation e-mail is the real check. */
const SIMPLE_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\da-z-]+(?:\.[\da-z-]+)+$/i;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

export const isPlainEmail = (text: string): boolean =>
  text.length <= LONGEST_EMAIL && SIMPLE_ADDRESS.test(text);

/** The typed address with wide letters and digits as plain ones, without invisible characters. */
export function typedEmail(input: string): string {
  const plain = latinDigits(input.normalize('NFKC').replace(INVISIBLE, ''));
  return readText(plain, LONGEST_EMAIL) ?? '';
}
