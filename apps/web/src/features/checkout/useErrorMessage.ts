import { isolated } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../lib/messages/messageId.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { CheckoutError } from './checkoutCalls.ts';
import { errorLimits, errorMessages, serverErrorMessages, unansweredMessages } from './payment.messages.ts';

const ARABIC = /\p{Script=Arabic}/u;

/**
 * The message of a checkout error. A sentence of the server keeps its own direction; where it is English, an Arabic page
 * shows the Arabic message instead.
 */
export function useErrorMessage(): (error: Exclude<CheckoutError, { kind: 'changed' }>) => string {
  const intl = useIntl();
  const t = useMessage();
  const format = (id: MessageId, detail = '') => t(id, { detail });
  return (error) => {
    if (error.kind === 'unanswered') {
      const sentence = format(unansweredMessages[error.cause]);
      return error.cause === 'offline' ? sentence : format(errorMessages.other, sentence);
    }
    if (error.kind === 'signedOut') return format(errorMessages.signedOut);
    const { kind, code, detail } = error;
    const id = code && serverErrorMessages[code];
    const isReadable = (text: string) => !intl.locale.startsWith('ar') || ARABIC.test(text);
    const reason = id
      ? t(id, { most: errorLimits[code] })
      : detail && isReadable(detail)
        ? isolated(detail)
        : null;
    if (kind === 'orderNotSaved')
      return format(errorMessages.orderNotSaved, reason ?? format('web.checkout.said.failed'));
    return reason ?? format(errorMessages[kind]);
  };
}
