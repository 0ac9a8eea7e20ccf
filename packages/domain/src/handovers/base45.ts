/** Bytes as the text that a QR code packs closest: base 45, as RFC 9285 defines it. */
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Two bytes are three signs, a last single byte is two. */
export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [first = 0, second] = bytes.subarray(at, at + 2);
    let rest = second === undefined ? first : first * 256 + second;
    for (let sign = second === undefined ? 2 : 3; sign > 0; sign--) {
      text += SIGNS.charAt(rest % 45);
      rest = Math.floor(rest / 45);
    }
  }
  return text;
}

/** Null if no bytes are written so. */
export function fromBase45(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 3 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const signs = Array.from(text.slice(at, at + 3), (sign) => SIGNS.indexOf(sign));
    const value = signs.reduceRight((sum, sign) => sum * 45 + sign, 0);
    const isPair = signs.length === 3;
    if (signs.includes(-1) || value >= (isPair ? 256 * 256 : 256)) return null;
    if (isPair) bytes.push(value >> 8);
    bytes.push(value & 255);
  }
  return Uint8Array.from(bytes);
}
