import { isolated } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import type { CheckoutStop } from '../../backend/checkout.ts';
import { limits, saidMessages, troubleMessages, unansweredMessages } from './CheckoutScreen.messages.ts';

const ARABIC = /\p{Script=Arabic}/u;

/**
 * Why it goes no further. What the server said in its own words keeps its own direction; where these are English only,
 * as the name of a status is, an Arabic reader gets the Arabic sentence instead.
 */
export function useStopWords(): (stop: Exclude<CheckoutStop, { why: 'changed' }>) => string {
  const intl = useIntl();
  const say = (id: string, detail = '') => intl.formatMessage({ id }, { detail });
  return (stop) => {
    if (stop.why === 'unanswered') {
      const sentence = say(unansweredMessages[stop.trouble]);
      return stop.trouble === 'offline' ? sentence : say(troubleMessages.other, sentence);
    }
    const { trouble, code } = stop;
    const known = code && saidMessages[code];
    const isReadable = (words: string) => !intl.locale.startsWith('ar') || ARABIC.test(words);
    const inOwnWords = (detail: string | null) =>
      known
        ? intl.formatMessage({ id: known }, { most: limits[code] })
        : detail && isReadable(detail)
          ? isolated(detail)
          : null;
    switch (trouble.say) {
      case 'mustLogIn':
        return say(troubleMessages.mustLogIn);
      case 'orderNotSaved':
      case 'other':
        return say(
          troubleMessages[trouble.say],
          inOwnWords(trouble.detail) ?? say('web.checkout.said.failed'),
        );
      case 'paymentNotCreated':
      case 'paymentNotStarted':
        return inOwnWords(trouble.detail) ?? say(troubleMessages[trouble.say]);
    }
  };
}
