import type { MessagesDatabase, WaitingMessage } from '../database/messages.ts';
import type { Ports } from '../ports.ts';
import type { MessageSender } from './sender.ts';

/** They have a minute before another server may take them for forgotten. */
const MOST_AT_ONCE = 20;
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

/**
 * Takes what waits to be sent, so that no other instance does, and sends it. What fails waits longer each time. Tells
 * whether to go on at once: where more may wait, and nobody asked for patience.
 */
export function createMessageWorker({ messages, send, supportNumber, log }: Needs) {
  /** Sent, and not written down yet: a database that was away at that moment must not have it sent again. */
  const unrecorded = new Map<WaitingMessage['id'], string | null>();

  const recordSent = async (): Promise<void> => {
    for (const [id, providerId] of unrecorded) {
      await messages.sent(id, providerId);
      unrecorded.delete(id);
    }
  };

  /** Whether the next one may follow at once. */
  const deliver = async (message: WaitingMessage): Promise<boolean> => {
    const to = message.recipient === 'support' ? supportNumber : message.recipient;
    if (to === null) {
      await messages.failed(message.id, 'no support number is configured', null);
      return true;
    }
    const sent = await send({ ...message, to });
    if (sent.ok) {
      unrecorded.set(message.id, sent.value);
      await recordSent();
      return true;
    }
    const { canRetry, reason } = sent.error;
    const isGivenUp = !canRetry || message.attempts >= MOST_ATTEMPTS;
    if (isGivenUp) log(`Message ${message.id} was given up after ${message.attempts} attempts: ${reason}`);
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (message.attempts - 1), LONGEST_PAUSE_MS);
    await messages.failed(message.id, reason, isGivenUp ? null : pause);
    return !canRetry;
  };

  return async (): Promise<boolean> => {
    try {
      await recordSent();
      const claimed = await messages.claim(MOST_AT_ONCE);
      let runAgain = claimed.length === MOST_AT_ONCE;
      for (const message of claimed) runAgain = (await deliver(message)) && runAgain;
      return runAgain;
    } catch (error) {
      log('The messages could not be sent', error);
      return false;
    }
  };
}
