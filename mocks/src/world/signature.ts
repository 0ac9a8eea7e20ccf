/** A short mark of a text (FNV-1a, twice over). It keeps nothing secret: it shows that a text was changed. */
export function signatureOf(text: string): string {
  return hash(text, 0x811c9dc5) + hash(text, 0x01000193);
}

function hash(text: string, start: number): string {
  let mark = start;
  for (const letter of text) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(16).padStart(8, '0');
}
