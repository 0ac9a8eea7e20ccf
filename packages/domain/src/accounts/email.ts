/** An e-mail address has one spelling, so that no second account can look like somebody else's. The database asks the same. */
import { LONGEST_EMAIL } from '../limits.ts';
import { latinDigits } from '../text/digits.ts';
import { readText } from '../text/localText.ts';

/** As little as makes an address: the confirmation e-mail is the real proof. */
const PLAIN = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\da-z-]+(?:\.[\da-z-]+)+$/i;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

export const isPlainEmail = (text: string): boolean => text.length <= LONGEST_EMAIL && PLAIN.test(text);

/** What was typed, with the letters and digits of wide keyboards as plain ones and without what draws nothing. */
export function typedEmail(typed: string): string {
  const plain = latinDigits(typed.normalize('NFKC').replace(UNSEEN, ''));
  return readText(plain, LONGEST_EMAIL) ?? '';
}
