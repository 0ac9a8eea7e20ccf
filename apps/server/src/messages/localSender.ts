import type { LocalOutbox } from '../outbox/outbox.ts';
import type { MessageSender } from './sender.ts';
import { messageText } from './texts.ts';

/** Writes WhatsApp messages to the local outbox, beside the e-mails. */
export const localSender =
  (outbox: Pick<LocalOutbox, 'send'>): MessageSender =>
  async (message) => {
    await outbox.send({
      channel: 'whatsapp',
      to: message.to,
      subject: message.kind,
      text: messageText(message),
    });
    return { ok: true, value: null };
  };
