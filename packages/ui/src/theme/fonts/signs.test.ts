/** Every sign of the product's texts is in a font of the product: no page and no picture depends on the device's fonts. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { coreFontFaces, fontFaces } from './faces.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const CATALOGUES = ['packages/ui/src', 'apps/web/src'];
/** Texts in components, and those of stories and example rows. */
const SOURCES = ['packages/ui/src', 'apps/web/src', 'mocks/src', 'supabase'];
/** Typed into fields by stories that have no picture. */
const NEVER_DRAWN = '۱۲۴۵\uD83D';
/** Without a shape of their own, so that no glyph is needed; but a mark needs a font (`DIRECTION_MARKS`). */
const SHAPELESS = /[\p{Cf}\u00A0]/u;

const require = createRequire(import.meta.url);
const RULE = /font-family: '([^']+)';\n {2}src: url\('([^']+)'\)[^}]*unicode-range: ([^;]+);/g;

/** Tags of tables as WOFF2 numbers them. */
const TAGS = { cmap: 0, glyf: 10, loca: 11, spelledOut: 63 };

interface Face {
  family: string;
  file: string;
  range: ReadonlySet<number>;
  glyphs: ReadonlySet<number>;
}

const facesIn = (css: string): Face[] =>
  Array.from(css.matchAll(RULE), ([, family = '', file = '', range = '']) => ({
    family,
    file,
    range: new Set(range.split(', ').flatMap(lettersOf)),
    glyphs: glyphsIn(file.startsWith('.') ? join(import.meta.dirname, '..', file) : require.resolve(file)),
  }));

function lettersOf(part: string): number[] {
  const [first = NaN, last = first] = part
    .slice(2)
    .split('-')
    .map((code) => parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const core = facesIn(coreFontFaces);
const all = facesIn(fontFaces);

describe('each file of the product has every sign that its range promises', () => {
  // The range of the name face is all of Arabic, because only the name is set in it.
  const whole = core.filter(({ family }) => family !== 'Readex Arabic name');
  test.each(whole.map((face) => [face.file, face] as const))(
    'each file of the product has every sign of its range: %s',
    (_file, { range, glyphs }) => {
      expect(
        namesOf(Array.from(range, (code) => String.fromCodePoint(code)).filter(without(glyphs))),
      ).toEqual([]);
    },
  );
});

test.each(CATALOGUES)('every sign of the messages in %s is in the first packets', (folder) => {
  const messages = filesIn(folder, /(?:^|[\\/])locales[\\/].*\.json$/).flatMap((file) =>
    Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
  );
  expect(messages.length).toBeGreaterThan(0);
  expect(namesOf(signsOf(messages.join('')).filter(notDrawnBy(core)))).toEqual([]);
});

test.each(SOURCES)('every sign in the sources and examples of %s is in a file of the product', (folder) => {
  const texts = filesIn(folder, /(?:seed\.sql|\.mdx|(?<!\.test)\.tsx?)$/).map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(texts.length).toBeGreaterThan(0);
  const signs = signsOf(unescaped(texts.join(''))).filter((sign) => !NEVER_DRAWN.includes(sign));
  expect(namesOf(signs.filter(notDrawnBy(all)))).toEqual([]);
});

const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(ROOT, folder, file));

const signsOf = (text: string): string[] => Array.from(new Set(text.replaceAll(/[\n\t]/g, '')));

const unescaped = (source: string): string =>
  source.replaceAll(/\\u(?:\{([\da-f]+)\}|([\da-f]{4}))/gi, (_, long?: string, short?: string) =>
    String.fromCodePoint(parseInt(long ?? short ?? '', 16)),
  );

/** The display face, too, is followed by the text face, so that this one has to have every sign. */
const notDrawnBy = (faces: readonly Face[]) => (sign: string) => {
  const code = sign.codePointAt(0) ?? 0;
  const face = faces.find(({ family, range }) => family === 'Readex Pro' && range.has(code));
  return !face || without(face.glyphs)(sign);
};

const without = (glyphs: ReadonlySet<number>) => (sign: string) =>
  !SHAPELESS.test(sign) && !glyphs.has(sign.codePointAt(0) ?? 0);

const namesOf = (signs: string[]): string[] =>
  signs.map((sign) => `${sign} U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`);

/** The characters of a WOFF2 file, from its `cmap` table in format 4. */
function glyphsIn(file: string): Set<number> {
  const cmap = characterMapIn(readFileSync(file));
  const glyphs = new Set<number>();
  for (let record = 0; record < cmap.readUInt16BE(2); record += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + record * 8 + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const double = table.readUInt16BE(6);
    for (let at = 0; at < double; at += 2) {
      const last = table.readUInt16BE(14 + at);
      const first = table.readUInt16BE(16 + double + at);
      const delta = table.readUInt16BE(16 + 2 * double + at);
      const place = 16 + 3 * double + at;
      const offset = table.readUInt16BE(place);
      for (let code = first; code <= last && code < 0xffff; code += 1) {
        const listed = offset === 0 ? code : table.readUInt16BE(place + offset + 2 * (code - first));
        if (listed !== 0 && (listed + delta) % 0x10000 !== 0) glyphs.add(code);
      }
    }
  }
  return glyphs;
}

/** Tables of WOFF2 follow each other in one compressed stream, after a directory of their lengths in it. */
function characterMapIn(font: Buffer): Buffer {
  let at = 48;
  const varied = (): number => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0;
  let found: readonly [number, number] | undefined;
  for (let table = 0; table < font.readUInt16BE(12); table += 1) {
    const flags = font.readUInt8(at++);
    const tag = flags & 63;
    if (tag === TAGS.spelledOut) at += 4;
    const length = varied();
    const untransformed = tag === TAGS.glyf || tag === TAGS.loca ? 3 : 0;
    const stored = flags >> 6 === untransformed ? length : varied();
    if (tag === TAGS.cmap) found = [start, stored];
    start += stored;
  }
  if (!found) throw new Error('This font has no characters.');
  const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  return tables.subarray(found[0], found[0] + found[1]);
}
