/**
 * The core subsets hold the characters of the product's own texts; the published files cover any other character
 * in a shop's text.
 */
const CORE_LATIN =
  'U+0020-007E, U+00A0, U+00A9, U+00AB, U+00B0, U+00B7, U+00BB, U+00C9, U+00D7, U+00E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212, U+2248';
const CORE_ARABIC = 'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0652, U+0670';
/** Invisible. A mark alone in its run, as around a time in Arabic, would be looked up in fonts of the device. */
const DIRECTION_MARKS = 'U+061C, U+200E-200F, U+202A-202E, U+2066-2069';
const LATIN =
  'U+0020-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-200A, U+2010-2027, U+202F-205E, U+20AC, U+2122';
const LATIN_EXTENDED = 'U+0100-02BA, U+02BD-02C5, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F, U+A720-A7FF';
const ARABIC = 'U+0600-06FF, U+0750-077F, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC';

/** What stands between Arabic words must not load the Latin display face, so Arabic has its own family. */
const BETWEEN_WORDS = `U+0020, U+00A0, ${DIRECTION_MARKS}`;

/** No character is in two ranges: the browser would load the published file for one that is in the core subset too. */
function without(range: string, core: string): string {
  const taken = new Set(core.split(', ').flatMap(lettersOf));
  const left = range
    .split(', ')
    .flatMap(lettersOf)
    .filter((letter) => !taken.has(letter));
  const runs: [first: number, last: number][] = [];
  for (const letter of left) {
    const run = runs.at(-1);
    if (run?.[1] === letter - 1) run[1] = letter;
    else runs.push([letter, letter]);
  }
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

function lettersOf(part: string): number[] {
  const [first = 0, last = first] = part
    .slice(2)
    .split('-')
    .map((code) => parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');

interface Face {
  family: 'Readex Pro' | 'Readex Arabic name' | 'Rakkas' | 'Rakkas Arabic';
  file: string;
  range: string;
}

const READEX_PUBLISHED = '@fontsource-variable/readex-pro/files/readex-pro';
const RAKKAS_PUBLISHED = '@fontsource/rakkas/files/rakkas';

const faces: readonly Face[] = [
  {
    family: 'Readex Pro',
    file: `${READEX_PUBLISHED}-latin-wght-normal.woff2`,
    range: without(LATIN, CORE_LATIN),
  },
  {
    family: 'Readex Pro',
    file: `${READEX_PUBLISHED}-latin-ext-wght-normal.woff2`,
    range: without(LATIN_EXTENDED, LATIN),
  },
  {
    family: 'Readex Pro',
    file: `${READEX_PUBLISHED}-arabic-wght-normal.woff2`,
    range: without(ARABIC, `${CORE_ARABIC}, ${DIRECTION_MARKS}`),
  },
  { family: 'Readex Pro', file: './fonts/readex-latin.woff2', range: `${CORE_LATIN}, ${DIRECTION_MARKS}` },
  { family: 'Readex Pro', file: './fonts/readex-arabic.woff2', range: CORE_ARABIC },
  // The letters of "العربية" in the language switch: an English page would load all Arabic letters for it.
  { family: 'Readex Arabic name', file: './fonts/readex-arabic-name.woff2', range: ARABIC },
  { family: 'Rakkas', file: `${RAKKAS_PUBLISHED}-latin-400-normal.woff2`, range: without(LATIN, CORE_LATIN) },
  {
    family: 'Rakkas Arabic',
    file: `${RAKKAS_PUBLISHED}-arabic-400-normal.woff2`,
    range: without(ARABIC, `${CORE_ARABIC}, ${DIRECTION_MARKS}`),
  },
  { family: 'Rakkas', file: './fonts/rakkas-latin.woff2', range: `${CORE_LATIN}, ${DIRECTION_MARKS}` },
  { family: 'Rakkas Arabic', file: './fonts/rakkas-arabic.woff2', range: `${CORE_ARABIC}, ${BETWEEN_WORDS}` },
];

const rule = ({ family, file, range }: Face): string => `@font-face {
  font-family: '${family}';
  src: url('${file}') format('woff2');
  font-weight: 400 700;
  font-display: ${family.startsWith('Readex') ? 'swap' : 'optional'};
  unicode-range: ${range};
}`;

/**
 * While a face loads, its text is drawn with a device font with adjusted ascent and descent (in hundredths of the
 * size), so that loading does not shift the layout.
 */
interface StandIn {
  family: string;
  rise: number;
  fall: number;
  /** The size-adjust that gives the device font the line width of the product's texts. */
  scale: number;
  /** Fonts by their full names, of which the first is used that the device has. */
  devices: readonly string[];
  range?: string;
}

/** All characters of the Latin faces, but no Arabic ones, which fall through to another face of the product. */
const LATIN_STAND_IN = 'U+0-5FF, U+1E00-2FFF';

const readex = { family: 'Readex stand-in', rise: 100, fall: 25 };
const rakkas = { family: 'Rakkas stand-in', rise: 104.6, fall: 44.5, range: LATIN_STAND_IN };
const arabicRakkas = { ...rakkas, family: 'Rakkas Arabic stand-in', range: ARABIC };

/** Those of Rakkas are as bold as it is: the browser makes Roboto so where its bold font has another name. */
const standIns: readonly StandIn[] = [
  { ...readex, scale: 1.08, devices: ['Arial', 'Liberation Sans', 'Roboto', 'Roboto Regular'] },
  { ...readex, scale: 1, devices: ['Geeza Pro', 'Arial'], range: ARABIC },
  {
    ...readex,
    family: `${readex.family} Noto`,
    scale: 1.11,
    devices: ['Noto Sans Arabic', 'Noto Sans Arabic Regular'],
    range: ARABIC,
  },
  {
    ...readex,
    family: `${readex.family} Naskh`,
    scale: 1.23,
    devices: ['Noto Naskh Arabic', 'Noto Naskh Arabic Regular', 'Noto Naskh Arabic UI'],
    range: ARABIC,
  },
  { ...readex, family: `${readex.family} wide`, scale: 0.95, devices: ['DejaVu Sans'] },
  { ...rakkas, scale: 0.83, devices: ['Arial Bold', 'Liberation Sans Bold'] },
  { ...rakkas, family: `${rakkas.family} Roboto`, scale: 0.89, devices: ['Roboto Bold'] },
  { ...rakkas, family: `${rakkas.family} regular`, scale: 0.9, devices: ['Roboto', 'Roboto Regular'] },
  { ...rakkas, family: `${rakkas.family} wide`, scale: 0.71, devices: ['DejaVu Sans Bold'] },
  { ...arabicRakkas, scale: 0.69, devices: ['Noto Sans Arabic Bold', 'Geeza Pro Bold', 'Arial Bold'] },
  {
    ...arabicRakkas,
    family: `${arabicRakkas.family} Naskh`,
    scale: 0.81,
    devices: ['Noto Naskh Arabic Bold', 'Noto Naskh Arabic UI Bold'],
  },
];

const standInRule = ({ family, rise, fall, scale, devices, range }: StandIn): string => `@font-face {
  font-family: '${family}';
  src: ${devices.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale * 100)};
  ascent-override: ${percent(rise / scale)};
  descent-override: ${percent(fall / scale)};
  line-gap-override: 0%;
  ${range ? `unicode-range: ${range};` : ''}
}`;

const percent = (number: number): string => `${Number(number.toFixed(2))}%`;

/** For Storybook's manager, which shows no shop's text. */
export const coreFontFaces = faces
  .filter(({ file }) => file.startsWith('./fonts/'))
  .map(rule)
  .join('\n');

export const fontFaces = [...standIns.map(standInRule), ...faces.map(rule)].join('\n');
