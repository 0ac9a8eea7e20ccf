import { isolated } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import type { CheckoutError } from '../../backend/checkout.ts';
import { errorLimits, errorMessages, serverErrorMessages, unansweredMessages } from './payment.messages.ts';

const ARABIC = /\p{Script=Arabic}/u;

/**
 * Why it goes no further. What the server said in its own words keeps its own direction; where these are English only,
 * as the name of a status is, an Arabic reader gets the Arabic sentence instead.
 */
export function useErrorMessage(): (error: Exclude<CheckoutError, { kind: 'changed' }>) => string {
  const intl = useIntl();
  const say = (id: string, detail = '') => intl.formatMessage({ id }, { detail });
  return (error) => {
    if (error.kind === 'unanswered') {
      const sentence = say(unansweredMessages[error.cause]);
      return error.cause === 'offline' ? sentence : say(errorMessages.other, sentence);
    }
    if (error.kind === 'signedOut') return say(errorMessages.signedOut);
    const { kind, code, detail } = error;
    const known = code && serverErrorMessages[code];
    const isReadable = (words: string) => !intl.locale.startsWith('ar') || ARABIC.test(words);
    const reason = known
      ? intl.formatMessage({ id: known }, { most: errorLimits[code] })
      : detail && isReadable(detail)
        ? isolated(detail)
        : null;
    if (kind === 'orderNotSaved')
      return say(errorMessages.orderNotSaved, reason ?? say('web.checkout.said.failed'));
    return reason ?? say(errorMessages[kind]);
  };
}
