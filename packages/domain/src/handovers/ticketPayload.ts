/** What the QR code of a ticket says: bytes that the server signs and any counter can verify offline. */
import { CODE_END_LENGTH, CODE_LETTERS } from '../orders/orderCode.ts';
import type { Instant } from '../time/instant.ts';
import { fromBase45, toBase45 } from './base45.ts';

/** One thing to hand over: the bags of one shop, or a delivery at the door. */
export interface SignedTicket {
  /** A UUID in lower case, as the database writes it; so are the other ids. */
  orderId: string;
  /** null: a delivery to the door. */
  storeId: string | null;
  /** To the minute; the end at most 45 days after the start. null: of a ticket that was signed before every one ended. */
  window: { start: Instant; end: Instant } | null;
  /** The last four characters of the order code. */
  codeEnd: string;
  /** All pieces together, at most 255. */
  pieces: number;
  /** Empty if there are more than MOST_TICKET_LINES. */
  lines: TicketLine[];
}

export interface TicketLine {
  /** The first characters of the bag's id, enough to tell the bags of one shop apart. */
  bagStart: string;
  quantity: number;
}

/** More would make the code too dense for an old camera. */
export const MOST_TICKET_LINES = 3;

const VERSION = 1;
const LINE_BYTES = 4;
/** Of a bag's id. */
const BAG_START_BYTES = 3;
const BAG_START_LENGTH = BAG_START_BYTES * 2;
const BITS_OF_LETTER = 5;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LONGEST_WINDOW = 0xffff;
const SIGNATURE_BYTES = 64;

const AT = { orderId: 1, storeId: 17, start: 33, length: 37, codeEnd: 39, pieces: 42, lines: 43, end: 44 };

const NO_STORE = '00000000-0000-0000-0000-000000000000';
const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** Every ticket ends, also where its bags name no beginning. */
export const ticketWindow = (start: Instant | null, end: Instant): NonNullable<SignedTicket['window']> => ({
  start: start ?? end - DAY,
  end,
});

/** The text of the QR code, at most 180 characters. Null if the code ends in other letters than codes have. */
export async function signTicket(ticket: SignedTicket, privateKey: CryptoKey): Promise<string | null> {
  const content = contentOf(ticket);
  if (ticketOf(content)?.codeEnd !== ticket.codeEnd) return null;
  const signature = await crypto.subtle.sign(SIGNATURE, privateKey, content);
  const bytes = new Uint8Array(content.length + SIGNATURE_BYTES);
  bytes.set(content);
  bytes.set(new Uint8Array(signature), content.length);
  return toBase45(bytes);
}

/** The content that a text claims. Any stranger can write such a text: only `verifyTicket` tells who signed it. */
export function readTicket(text: string): SignedTicket | null {
  return split(text)?.ticket ?? null;
}

/** The ticket that the holder of one of the keys signed, else null. */
export async function verifyTicket(
  text: string,
  publicKeys: readonly CryptoKey[],
): Promise<SignedTicket | null> {
  const parts = split(text);
  if (parts === null) return null;
  for (const key of publicKeys)
    if (await crypto.subtle.verify(SIGNATURE, key, parts.signature, parts.content)) return parts.ticket;
  return null;
}

/** A new pair of keys, each as text for a setting or an answer. */
export async function createTicketKeys(): Promise<{ publicKey: string; privateKey: string }> {
  const pair = await crypto.subtle.generateKey(KEY, true, ['sign', 'verify']);
  const [publicKey, privateKey] = await Promise.all([
    crypto.subtle.exportKey('raw', pair.publicKey),
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
  ]);
  return { publicKey: toHex(new Uint8Array(publicKey)), privateKey: toHex(new Uint8Array(privateKey)) };
}

/** Null if the text is no public key of `createTicketKeys`. */
export const importPublicKey = (text: string): Promise<CryptoKey | null> => importKey('raw', text, 'verify');

/** Null if the text is no private key of `createTicketKeys`. */
export const importPrivateKey = (text: string): Promise<CryptoKey | null> => importKey('pkcs8', text, 'sign');

async function importKey(format: 'raw' | 'pkcs8', text: string, use: KeyUsage): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey(format, fromHex(text), KEY, false, [use]);
  } catch {
    return null;
  }
}

function contentOf({
  orderId,
  storeId,
  window,
  codeEnd,
  pieces,
  lines,
}: SignedTicket): Uint8Array<ArrayBuffer> {
  const written = lines.length > MOST_TICKET_LINES ? [] : lines;
  const bytes = new Uint8Array(AT.end + written.length * LINE_BYTES);
  const view = new DataView(bytes.buffer);
  bytes[0] = VERSION;
  bytes.set(fromHex(orderId), AT.orderId);
  bytes.set(fromHex(storeId ?? NO_STORE), AT.storeId);
  if (window !== null) {
    const start = Math.floor(window.start / MINUTE);
    view.setUint32(AT.start, start);
    view.setUint16(AT.length, Math.min(Math.floor(window.end / MINUTE) - start, LONGEST_WINDOW));
  }
  const code = Array.from(codeEnd).reduce(
    (sum, letter) => (sum << BITS_OF_LETTER) | CODE_LETTERS.indexOf(letter),
    0,
  );
  bytes.set([code >> 16, code >> 8, code, pieces, written.length], AT.codeEnd);
  for (const [place, { bagStart, quantity }] of written.entries()) {
    const at = AT.end + place * LINE_BYTES;
    bytes.set(fromHex(bagStart.slice(0, BAG_START_LENGTH)), at);
    bytes[at + BAG_START_BYTES] = quantity;
  }
  return bytes;
}

function split(text: string) {
  const bytes = fromBase45(text);
  const end = bytes === null ? 0 : bytes.length - SIGNATURE_BYTES;
  if (bytes === null || end < AT.end) return null;
  const content = bytes.slice(0, end);
  const ticket = ticketOf(content);
  return ticket && { ticket, content, signature: bytes.slice(end) };
}

function ticketOf(bytes: Uint8Array<ArrayBuffer>): SignedTicket | null {
  const view = new DataView(bytes.buffer);
  const count = view.getUint8(AT.lines);
  const codeEnd = readCodeEnd((view.getUint16(AT.codeEnd) << 8) | view.getUint8(AT.codeEnd + 2));
  if (view.getUint8(0) !== VERSION || count > MOST_TICKET_LINES) return null;
  if (bytes.length !== AT.end + count * LINE_BYTES || codeEnd === null) return null;
  const storeId = toUuid(bytes.subarray(AT.storeId, AT.start));
  const start = view.getUint32(AT.start) * MINUTE;
  return {
    orderId: toUuid(bytes.subarray(AT.orderId, AT.storeId)),
    storeId: storeId === NO_STORE ? null : storeId,
    window: start === 0 ? null : { start, end: start + view.getUint16(AT.length) * MINUTE },
    codeEnd,
    pieces: view.getUint8(AT.pieces),
    lines: Array.from({ length: count }, (_, place) => {
      const at = AT.end + place * LINE_BYTES;
      return {
        bagStart: toHex(bytes.subarray(at, at + BAG_START_BYTES)),
        quantity: view.getUint8(at + BAG_START_BYTES),
      };
    }),
  };
}

function readCodeEnd(bits: number): string | null {
  const letters = Array.from({ length: CODE_END_LENGTH }, (_, place) =>
    CODE_LETTERS.charAt((bits >> (BITS_OF_LETTER * (CODE_END_LENGTH - 1 - place))) % (1 << BITS_OF_LETTER)),
  ).join('');
  return letters.length === CODE_END_LENGTH ? letters : null;
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Signs that are no digits, as the dashes of a UUID, are left out. */
function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.match(/[\da-f]/g) ?? [];
  return Uint8Array.from({ length: digits.length / 2 }, (_, place) =>
    Number.parseInt(digits.slice(place * 2, place * 2 + 2).join(''), 16),
  );
}

function toUuid(bytes: Uint8Array): string {
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
