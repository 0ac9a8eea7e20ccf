import { isolated, type SignUpProblem } from '@zawadeh/domain';
import { usePhoneMessages } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { SignInError } from '../session/signInError.ts';
import { useAtomValue } from '../../lib/store.ts';
import { draftAtom } from './signInDraft.ts';
import { problemMessages, errorMessages } from './LoginScreen.messages.ts';

/** Isolates, because plain text has no markup: an address reads from left to right in Arabic too. */
const EXAMPLE = '\u2066name@example.com\u2069';

/** Errors that the specification words as "Error: {message}". */
const WORDED_AS_ERROR: readonly SignInError['kind'][] = ['invalidCredentials', 'notConfirmed'];

/** The messages of the form as plain text, for its fields and for the summary above them. */
export function useSignInMessage() {
  const intl = useIntl();
  const t = useMessage();
  const phoneWords = usePhoneMessages();
  const { phoneCountry } = useAtomValue(draftAtom);

  function problem(found: SignUpProblem): string {
    if (found.field === 'phone')
      return phoneWords.problem(found.kind === 'phoneMissing' ? 'missing' : found.reason, phoneCountry);
    return t(problemMessages[found.kind], { example: EXAMPLE });
  }

  function error(found: SignInError): string {
    const message = t(errorMessages[found.kind], { example: EXAMPLE, message: '' });
    if (WORDED_AS_ERROR.includes(found.kind)) return asError(message);
    if (found.kind !== 'error') return message;
    // The server's own text is English only, so other languages get a general message.
    return intl.locale.startsWith('en') ? asError(isolated(found.message)) : t(errorMessages.somethingWrong);
  }

  const asError = (message: string) => t(errorMessages.error, { message });

  return { problem, error };
}
