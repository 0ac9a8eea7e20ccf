import { LARGEST_BODY_BYTES } from '@zawadeh/domain';
import { boundedText } from '../http/boundedText.ts';
import type { Message, MessageSender, Sent } from './sender.ts';
import type { WhatsAppSettings } from './whatsappSettings.ts';
import { saidIn } from './words.ts';

const PATIENCE_MS = 15_000;
/** Too many at once, too many to one person, and "something went wrong". */
const AGAIN_LATER = new Set([130_429, 131_056, 131_000]);

/** Templates of these names, in both languages, have to be approved before anything can be sent. */
function templateOf(message: Message) {
  const { kind, language, deliveryMethod } = message;
  const { name, code, amount } = saidIn(message);
  return {
    name: kind.includes('refund') ? kind : `${kind}_${deliveryMethod}`,
    language: { code: language, policy: 'deterministic' },
    components: [{ type: 'body', parameters: [name, code, amount].map((text) => ({ type: 'text', text })) }],
  };
}

/** WhatsApp's Cloud API, free of node-only imports. Only the code of an error is acted on: its words change. */
export function whatsapp(
  { apiBase, phoneNumberId, token }: WhatsAppSettings,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
): MessageSender {
  return async (message) => {
    try {
      const response = await fetch(`${apiBase}/${phoneNumberId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          to: message.to.replace(/^\+/, ''),
          type: 'template',
          template: templateOf(message),
        }),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return readAnswer(response.status, await boundedText(response, LARGEST_BODY_BYTES));
    } catch (error) {
      return { ok: false, again: true, why: error instanceof Error ? error.name : 'network' };
    }
  };
}

interface CloudAnswer {
  messages?: Array<{ id?: unknown }>;
  error?: { code?: unknown };
}

function readAnswer(status: number, text: string | null): Sent {
  let answer: CloudAnswer | null;
  try {
    answer = JSON.parse(text ?? '') as CloudAnswer | null;
  } catch {
    answer = null;
  }
  const id = answer?.messages?.[0]?.id;
  if (status === 200 && typeof id === 'string') return { ok: true, providerId: id };
  const code = answer?.error?.code;
  const again = typeof code === 'number' ? AGAIN_LATER.has(code) || status >= 500 : true;
  return { ok: false, again, why: typeof code === 'number' ? `code ${code}` : `unreadable, HTTP ${status}` };
}
