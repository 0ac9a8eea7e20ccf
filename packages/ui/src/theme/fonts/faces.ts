/**
 * The core subsets carry what the product itself writes; the published files stand behind them for
 * any other letter a shop may use. Where two faces claim a letter, the one declared last is taken.
 */
const CORE_LATIN =
  'U+0020-007E, U+00A0, U+00A9, U+00B0, U+00B7, U+00C9, U+00D7, U+00E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026';
const CORE_ARABIC = 'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0652, U+0670';
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122';
const LATIN_EXTENDED = 'U+0100-02BA, U+02BD-02C5, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F, U+A720-A7FF';
const ARABIC = 'U+0600-06FF, U+0750-077F, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC';

interface Face {
  family: 'Readex Pro' | 'Rakkas';
  file: string;
  range: string;
}

const READEX_PUBLISHED = '@fontsource-variable/readex-pro/files/readex-pro';
const RAKKAS_PUBLISHED = '@fontsource/rakkas/files/rakkas';

const faces: readonly Face[] = [
  { family: 'Readex Pro', file: `${READEX_PUBLISHED}-latin-wght-normal.woff2`, range: LATIN },
  { family: 'Readex Pro', file: `${READEX_PUBLISHED}-latin-ext-wght-normal.woff2`, range: LATIN_EXTENDED },
  { family: 'Readex Pro', file: `${READEX_PUBLISHED}-arabic-wght-normal.woff2`, range: ARABIC },
  { family: 'Readex Pro', file: './fonts/readex-latin.woff2', range: CORE_LATIN },
  { family: 'Readex Pro', file: './fonts/readex-arabic.woff2', range: CORE_ARABIC },
  { family: 'Rakkas', file: `${RAKKAS_PUBLISHED}-latin-400-normal.woff2`, range: LATIN },
  { family: 'Rakkas', file: `${RAKKAS_PUBLISHED}-arabic-400-normal.woff2`, range: ARABIC },
  { family: 'Rakkas', file: './fonts/rakkas-latin.woff2', range: CORE_LATIN },
  { family: 'Rakkas', file: './fonts/rakkas-arabic.woff2', range: CORE_ARABIC },
];

const rule = ({ family, file, range }: Face): string => `@font-face {
  font-family: '${family}';
  src: url('${file}') format('woff2');
  font-weight: ${family === 'Rakkas' ? '400' : '400 700'};
  font-display: ${family === 'Rakkas' ? 'optional' : 'swap'};
  unicode-range: ${range};
}`;

/** The system's Arial, stretched to Readex's measure, so that little moves when the face arrives. */
const STAND_IN = `@font-face {
  font-family: 'Readex stand-in';
  src: local('Arial'), local('Liberation Sans'), local('Roboto');
  size-adjust: 107%;
}`;

export const fontFaces = [STAND_IN, ...faces.map(rule)].join('\n');
