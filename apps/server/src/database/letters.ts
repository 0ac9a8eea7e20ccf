import type { Locale } from '@zawadeh/domain';
import { openService, type ServiceProject } from './functions.ts';

interface AnyLetter {
  id: string;
  /** null where no letter is to be sent any more. */
  email: string | null;
  language: Locale;
  reason: string | null;
}

/** Of an application. */
interface DeclinedLetter extends AnyLetter {
  kind: 'declined';
}

interface ChangeLetter extends AnyLetter {
  kind: 'accepted' | 'sent_back';
  /** Of a new bag. */
  is_new: boolean;
  store_id: string;
  store: string;
  store_ar: string | null;
  bag: string | null;
  bag_ar: string | null;
}

/** What an admin decided, for the person who waits for it. */
export type WaitingLetter = DeclinedLetter | ChangeLetter;

/** Letters are inserted in the transaction of the decision. */
export function createLettersDatabase(project: ServiceProject) {
  const { call } = openService(project);
  return {
    claim: () => call<WaitingLetter | null>('claim_letter'),
    sent: (id: string) => call<void>('letter_sent', { p_letter: id }),
  };
}

export type LettersDatabase = ReturnType<typeof createLettersDatabase>;
