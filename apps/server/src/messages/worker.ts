import type { AlertLinks } from '../alerts/alertLinks.ts';
import type { MessagesDatabase, WaitingMessage } from '../database/messages.ts';
import type { Ports } from '../ports.ts';
import { SEND_TIMEOUT_MS, type Message, type MessageSender } from './sender.ts';

/** The lease of `claim_messages`, after which another server may send the same messages. */
const LEASE_MS = 60_000;
/** As many as fit into the lease when the provider takes its whole time for each, with one to spare. */
const MOST_AT_ONCE = Math.floor(LEASE_MS / SEND_TIMEOUT_MS) - 1;
const MOST_ATTEMPTS = 10;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** After a failure nothing new is begun for this long, unless a message is sent meanwhile. */
const DISCONNECTED_MS = 60_000;

interface Needs {
  messages: MessagesDatabase;
  send: MessageSender;
  /** The number that "support" stands for, if one is configured. */
  supportNumber: string | null;
  links: Pick<AlertLinks, 'bag' | 'end' | 'ticket'>;
  log: Ports['log'];
}

export interface MessageWorker {
  /**
   * Claims waiting messages, so that no other server does, and sends them. A failed message waits longer each time.
   * Returns whether to run again at once: more messages may wait, and the provider did not ask for a pause.
   */
  run: () => Promise<boolean>;
  /** Whether the provider can be reached, as far as the last messages show. */
  canSend: () => boolean;
}

export function createMessageWorker({ messages, send, supportNumber, links, log }: Needs): MessageWorker {
  let failedAt = -Infinity;
  /** Sent but not yet recorded: a database that was briefly unreachable must not cause a second send. */
  const unrecorded = new Map<WaitingMessage['id'], string | null>();

  const recordSent = async (): Promise<void> => {
    for (const [id, providerId] of unrecorded) {
      await messages.sent(id, providerId);
      unrecorded.delete(id);
    }
  };

  /** Returns whether the next message may follow at once. */
  const deliver = async (message: WaitingMessage): Promise<boolean> => {
    const to = message.recipient === 'support' ? supportNumber : message.recipient;
    if (to === null) {
      await messages.failed(message.id, 'no support number is configured', null);
      return true;
    }
    const sent = await send(await addressed(message, to, links));
    const isReachable = sent.ok || sent.error.isAboutRecipient === true;
    failedAt = isReachable ? -Infinity : Date.now();
    if (sent.ok) {
      unrecorded.set(message.id, sent.value);
      await recordSent();
      return true;
    }
    const { reason } = sent.error;
    // A bag is kept for its person until the message is given up, so that is done for its number alone.
    const canRetry = message.kind === 'bag_back' ? !isReachable : sent.error.canRetry;
    const isGivenUp = !canRetry || message.attempts >= MOST_ATTEMPTS;
    if (isGivenUp) log(`Message ${message.id} was given up after ${message.attempts} attempts: ${reason}`);
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (message.attempts - 1), LONGEST_PAUSE_MS);
    await messages.failed(message.id, reason, isGivenUp ? null : pause);
    return !canRetry;
  };

  const run = async (): Promise<boolean> => {
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
  return { run, canSend: () => Date.now() - failedAt >= DISCONNECTED_MS };
}

async function addressed(message: WaitingMessage, to: string, links: Needs['links']): Promise<Message> {
  return message.kind === 'bag_back'
    ? { ...message, to, bagUrl: links.bag(message.bagId), endUrl: await links.end(message.alertId) }
    : { ...message, to, ticketUrl: links.ticket(message.orderCode) };
}
