import { isolated, type SignUpProblem } from '@zawadeh/domain';
import { usePhoneWords } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import type { SignTrouble } from '../../backend/signTrouble.ts';
import { useAtomValue } from '../../state/store.ts';
import { draftAtom } from './draft.ts';
import { knownAnswers, problemMessages, troubleMessages } from './LoginScreen.messages.ts';

/** Isolates, because these are words of plain text: an address reads from left to right, an answer as it is written. */
const EXAMPLE = '\u2066name@example.com\u2069';

/** What the form says about itself, as plain text: for its fields and for the summary above them. */
export function useSignWords() {
  const intl = useIntl();
  const phoneWords = usePhoneWords();
  const { phoneCountry } = useAtomValue(draftAtom);

  function problem(found: SignUpProblem): string {
    if (found.field === 'phone')
      return phoneWords.problem(found.say === 'phoneMissing' ? 'missing' : found.reason, phoneCountry);
    return intl.formatMessage({ id: problemMessages[found.say] }, { example: EXAMPLE });
  }

  function trouble(found: SignTrouble): string {
    const id = troubleMessages[found.say];
    if (found.say !== 'error') return intl.formatMessage({ id });
    const known = knownAnswers[found.message];
    const message = known ? intl.formatMessage({ id: known }) : isolated(found.message);
    return intl.formatMessage({ id }, { message });
  }

  return { problem, trouble };
}
