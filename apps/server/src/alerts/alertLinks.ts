import { LONGEST_ID } from '@zawadeh/domain';

/** Where the server ends an alert without a sign-in. */
export const ALERT_END_PATH = '/alerts/end/:token';

const PURPOSE = 'Zawadeh: the link that ends an alert';
const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;
const HEX = /^[\da-f]{32}$/;

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const inBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function fromBase64Url(text: string): Uint8Array | null {
  try {
    return bytesOf(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

export interface AlertLinks {
  bag: (bagId: string) => string;
  ticket: (orderCode: string) => string;
  end: (alertId: string) => Promise<string>;
  /** The alert of a token that this shop signed; null for any other. */
  alertOf: (token: string) => Promise<string | null>;
}

/**
 * Links of messages. The signature has a key of its own, derived from the key of tickets, so it is good for nothing but
 * ending this alert.
 */
export function createAlertLinks(ticketKey: () => Promise<string>, publicUrl: string): AlertLinks {
  let deriving: Promise<CryptoKey> | undefined;
  const importKey = (bytes: BufferSource) =>
    crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const sign = async (key: CryptoKey, bytes: BufferSource) =>
    new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes));
  const derive = async () =>
    importKey(await sign(await importKey(bytesOf(await ticketKey())), bytesOf(PURPOSE)));
  const key = () => {
    deriving ??= derive().catch((error: unknown) => {
      deriving = undefined;
      throw error;
    });
    return deriving;
  };
  const tokenOf = async (alertId: string) => {
    const id = bytesOf(
      alertId.replaceAll('-', '').replace(/../g, (pair) => String.fromCharCode(parseInt(pair, 16))),
    );
    const signature = await sign(await key(), id);
    return inBase64Url(new Uint8Array([...id, ...signature.slice(0, SIGNATURE_BYTES)]));
  };
  return {
    bag: (bagId) => `${publicUrl}/bag/${bagId}`,
    ticket: (orderCode) => `${publicUrl}/ticket/${orderCode}`,
    end: async (alertId) => `${publicUrl}${ALERT_END_PATH.replace(':token', await tokenOf(alertId))}`,
    alertOf: async (token) => {
      const bytes = token.length <= LONGEST_ID ? fromBase64Url(token) : null;
      if (bytes?.length !== ID_BYTES + SIGNATURE_BYTES) return null;
      const hex = Array.from(bytes.slice(0, ID_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
      const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
      return HEX.test(hex) && isSame(await tokenOf(id), token) ? id : null;
    },
  };
}

/** Compares all of both, so that the time says nothing of where they differ. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let place = 0; place < one.length; place += 1) {
    difference |= one.charCodeAt(place) ^ other.charCodeAt(place);
  }
  return difference === 0;
}
