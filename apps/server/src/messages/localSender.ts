import type { Outbox } from '../outbox/outbox.ts';
import type { MessageSender } from './sender.ts';
import { messageText } from './texts.ts';

/** Nothing leaves the machine: what WhatsApp would have carried is written down beside the e-mails. */
export const localSender =
  (outbox: Pick<Outbox, 'send'>): MessageSender =>
  async (message) => {
    await outbox.send({
      channel: 'whatsapp',
      to: message.to,
      subject: message.kind,
      text: messageText(message),
    });
    return { ok: true, value: null };
  };
