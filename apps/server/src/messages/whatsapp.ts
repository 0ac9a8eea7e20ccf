import { fieldsOf, LARGEST_BODY_BYTES } from '@zawadeh/domain';
import { readTextLimited } from '../http/readTextLimited.ts';
import { SEND_TIMEOUT_MS, type Message, type MessageSender, type Sent } from './sender.ts';
import type { WhatsAppSettings } from './whatsappSettings.ts';
import { bagValues, orderValues, wayOf } from './texts.ts';

/** Too many at once, too many to one recipient, and "something went wrong". */
const RETRYABLE_CODES = new Set([130_429, 131_056, 131_000]);

/** The number has no account, may not be written to, or is the sender's own. */
const RECIPIENT_CODES = new Set([131_026, 131_030, 131_021]);

/** The template is not approved, is paused, or has other parameters. */
const TEMPLATE_ERROR = /^code 132\d{3}$/;

/**
 * Templates of these names must be approved in both languages before anything can be sent. The one with the place of
 * collection is tried first, and may not be approved yet.
 */
function templatesOf(message: Message): [first: object, plain?: object] {
  const template = (called: string, parameters: readonly string[]) => ({
    name: called,
    language: { code: message.language, policy: 'deterministic' },
    components: [{ type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) }],
  });
  if (message.kind === 'bag_back') return [template(message.kind, Object.values(bagValues(message)))];
  const { kind } = message;
  const { name, code, amount, pickup, ticket, lost, gifts, reason, isFree } = orderValues(message);
  const called = isFree && kind === 'order_paid' ? `free_${kind}` : kind;
  const plain = kind.endsWith('_paid') ? `${called}_${wayOf(message)}` : kind;
  const sum = called.startsWith('free_') || kind === 'gift_given' ? [] : [amount];
  const named = [lost, gifts, reason, ticket].filter((text) => text !== null);
  const first = template(plain, [name, code, ...sum, ...named]);
  return pickup === null ? [first] : [template(`${plain}_at`, [name, code, ...sum, pickup, ...named]), first];
}

/** WhatsApp's Cloud API, without imports from node. Only an error's code is used, because its text changes. */
export function whatsapp(
  { apiBase, phoneNumberId, token }: WhatsAppSettings,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
): MessageSender {
  const send = async (message: Message, template: object, signal: AbortSignal): Promise<Sent> => {
    try {
      const response = await fetch(`${apiBase}/${phoneNumberId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          to: message.to.replace(/^\+/, ''),
          type: 'template',
          template,
        }),
        redirect: 'manual',
        signal,
      });
      return readAnswer(response.status, await readTextLimited(response, LARGEST_BODY_BYTES));
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'network';
      return { ok: false, error: { canRetry: true, reason } };
    }
  };
  return async (message) => {
    const [first, plain] = templatesOf(message);
    // For both templates together: the worker's lease is reckoned for one timeout per message.
    const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
    const sent = await send(message, first, signal);
    return plain && !sent.ok && TEMPLATE_ERROR.test(sent.error.reason) ? send(message, plain, signal) : sent;
  };
}

function readAnswer(status: number, text: string | null): Sent {
  let answer: unknown = null;
  try {
    answer = JSON.parse(text ?? '');
  } catch {
    // An unreadable answer has no fields.
  }
  const { messages, error } = fieldsOf(answer);
  const { id } = fieldsOf(Array.isArray(messages) ? messages[0] : null);
  if (status === 200 && typeof id === 'string') return { ok: true, value: id };
  const { code } = fieldsOf(error);
  const canRetry = typeof code === 'number' ? RETRYABLE_CODES.has(code) || status >= 500 : true;
  const reason = typeof code === 'number' ? `code ${code}` : `unreadable, HTTP ${status}`;
  const isAboutRecipient = typeof code === 'number' && RECIPIENT_CODES.has(code);
  return { ok: false, error: { canRetry, isAboutRecipient, reason } };
}
