import fc from 'fast-check';

const between = (min: number, max: number) =>
  fc.integer({ min, max }).map((codePoint) => String.fromCodePoint(codePoint));

const oneOf = (letters: string) => fc.constantFrom(...Array.from(letters));

/** All the forms Arabic is written in, and what would be most easily misread beside them. */
const delicate = fc.oneof(
  between(0x0600, 0x06ff),
  between(0xfb50, 0xfeff),
  oneOf('اأإآٱىيئةهوؤء\u064e\u0651\u0640ﷺ٣۵८𝟙²'),
  oneOf('aZéÉİıßΑΣσςﬁÅ\u0301\u0345\u{1d165}\u{1e94b}㎏각'),
  oneOf('     \t\n\u00a0\u1680\u2003\u2028\u3000\ufeff'),
  oneOf("`'’‘ʼ\0\u001f\u007f\u0085\u00ad\u061c\u200d\u200e\u202e\u2066\ud800😀\udc00"),
);

/** Any text at all, and delicate letters more often than chance would have them. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: delicate, size: 'medium' }),
);
