const FACES = [
  '400 16px "Readex Pro"',
  '600 16px "Readex Pro"',
  '700 16px "Readex Pro"',
  '600 16px "Readex Arabic name"',
  '400 28px Rakkas',
  '400 28px "Rakkas Arabic"',
];
const SAMPLE = 'Aa1$ أبت';

/** Loads every font before a story is rendered, so that screenshots do not depend on timing. */
export async function loadFonts(): Promise<object> {
  await Promise.all(FACES.map((face) => document.fonts.load(face, SAMPLE)));
  return {};
}
