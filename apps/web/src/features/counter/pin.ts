/** The PIN of a counter phone is never kept, only its hash. */

/** A four-digit PIN has few values: each guess has to cost time, on an old phone not more than half a second. */
const ROUNDS = 150_000;
const SALT_BYTES = 16;

export async function hashNewPin(pin: string): Promise<{ salt: string; hash: string }> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  return { salt, hash: await hashPin(pin, salt) };
}

export async function hashPin(pin: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(pin), 'PBKDF2', false, ['deriveBits']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: ROUNDS };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(derivation, key, 256)));
}

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
