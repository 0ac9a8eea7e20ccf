/** The secrets of pairing links and of devices. */
const BYTES = 32;

/** 256 random bits in base64url. */
export function newSecret(): string {
  const base64 = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
}

/** The SHA-256 of a pairing code or device token in hex: the database keeps it instead of the secret. */
export async function secretHash(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
