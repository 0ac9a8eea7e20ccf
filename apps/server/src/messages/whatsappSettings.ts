import { StartError } from '../startError.ts';

export interface WhatsAppSettings {
  apiBase: string;
  phoneNumberId: string;
  token: string;
}

const NEEDED = ['WHATSAPP_API_BASE', 'WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TOKEN'];

/** Null if no variable is set; messages are then not sent. A partial configuration stops the start. */
export function readWhatsAppSettings(
  env: Readonly<Record<string, string | undefined>>,
): WhatsAppSettings | null {
  const [apiBase = '', phoneNumberId = '', token = ''] = NEEDED.map((name) => env[name]?.trim() ?? '');
  const missing = NEEDED.filter((name) => !env[name]?.trim());
  if (missing.length === NEEDED.length) return null;
  if (missing.length > 0) {
    throw new StartError(
      `WhatsApp is configured by half. Set ${missing.join(', ')} too, or no WHATSAPP_ variable.`,
    );
  }
  const url = URL.parse(apiBase);
  const isLoopback = url?.hostname === '127.0.0.1' || url?.hostname === 'localhost';
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback))) {
    throw new StartError('WHATSAPP_API_BASE is not an https address.');
  }
  if (!/^\d+$/.test(phoneNumberId)) throw new StartError('WHATSAPP_PHONE_NUMBER_ID is not a number.');
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new StartError('WHATSAPP_TOKEN is not one line of plain characters.');
  return { apiBase: apiBase.replace(/\/+$/, ''), phoneNumberId, token };
}
