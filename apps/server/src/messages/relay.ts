import type { MessagesDatabase, WaitingMessage } from '../database/messages.ts';
import type { Ports } from '../ports.ts';
import type { MessageSender } from './sender.ts';

const MOST_ATTEMPTS = 10;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

interface Needs {
  messages: MessagesDatabase;
  send: MessageSender;
  /** Whom "support" is, where somebody said so. */
  supportNumber: string | null;
  log: Ports['log'];
}

/** Takes what waits to be sent, so that no other instance does, and sends it. What fails waits longer each time. */
export function createRelay({ messages, send, supportNumber, log }: Needs) {
  /** Sent, and not written down yet: a database that was away at that moment must not have it sent again. */
  const unwritten = new Map<WaitingMessage['id'], string | null>();

  const writeDown = async (): Promise<void> => {
    for (const [id, providerId] of unwritten) {
      await messages.sent(id, providerId);
      unwritten.delete(id);
    }
  };

  const deliver = async (message: WaitingMessage): Promise<void> => {
    const to = message.recipient === 'support' ? supportNumber : message.recipient;
    if (to === null) return messages.failed(message.id, 'no support number is configured', null);
    const sent = await send({ ...message, to });
    if (sent.ok) {
      unwritten.set(message.id, sent.providerId);
      return writeDown();
    }
    const givesUp = !sent.again || message.attempts >= MOST_ATTEMPTS;
    if (givesUp) log(`Message ${message.id} was given up after ${message.attempts} attempts: ${sent.why}`);
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (message.attempts - 1), LONGEST_PAUSE_MS);
    return messages.failed(message.id, sent.why, givesUp ? null : pause);
  };

  return async (): Promise<void> => {
    try {
      await writeDown();
      for (const message of await messages.claim()) await deliver(message);
    } catch (error) {
      log('The messages could not be sent', error);
    }
  };
}
