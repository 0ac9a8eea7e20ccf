import { isolated, type SignUpProblem } from '@zawadeh/domain';
import { usePhoneWords } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import type { SignTrouble } from '../../backend/signTrouble.ts';
import { useAtomValue } from '../../state/store.ts';
import { draftAtom } from './draft.ts';
import { problemMessages, troubleMessages } from './LoginScreen.messages.ts';

/** Isolates, because these are words of plain text: an address reads from left to right, an answer as it is written. */
const EXAMPLE = '\u2066name@example.com\u2069';

/** What the specification words as "Error: {message}". */
const SAID_AS_ERROR: readonly SignTrouble['say'][] = ['invalidCredentials', 'notConfirmed'];

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
    const words = intl.formatMessage({ id: troubleMessages[found.say] }, { example: EXAMPLE, message: '' });
    if (SAID_AS_ERROR.includes(found.say)) return asError(words);
    if (found.say !== 'error') return words;
    // The server speaks English alone: to whoever reads another language its words say nothing.
    return intl.locale.startsWith('en')
      ? asError(isolated(found.message))
      : intl.formatMessage({ id: troubleMessages.somethingWrong });
  }

  const asError = (message: string) => intl.formatMessage({ id: troubleMessages.error }, { message });

  return { problem, trouble };
}
