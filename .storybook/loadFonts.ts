const FACES = [
  '400 16px "Readex Pro"',
  '600 16px "Readex Pro"',
  '700 16px "Readex Pro"',
  '400 28px Rakkas',
  '400 28px "Rakkas Arabic"',
];
const SAMPLE = 'Aa1$ أبت';

/** Every face is there before a story is drawn: a picture must not depend on who was quicker. */
export async function loadFonts(): Promise<object> {
  await Promise.all(FACES.map((face) => document.fonts.load(face, SAMPLE)));
  return {};
}
