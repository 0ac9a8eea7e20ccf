/** Type roles for each script. Arabic has its own size and leading, never letter-spacing or italics. */
import { rem } from './scales.ts';

type Face = 'display' | 'text';
export type Script = 'latin' | 'arabic';
export type Width = 'phone' | 'desktop';
type Setting = readonly [size: number, leading: number];

interface TypeRole {
  face: Face;
  /** As in a designer's tools, where the display face has one weight. */
  weight: number;
  phone: Setting;
  /** Only where it differs from the phone. */
  desktop?: Setting;
}

/** The names of the faces as designers install them. */
export const faceNames: Record<Face, string> = { display: 'Rakkas', text: 'Readex Pro' };

const LATIN_STAND_INS = `'Rakkas stand-in', 'Rakkas stand-in Roboto', 'Rakkas stand-in regular', 'Rakkas stand-in wide'`;
const ARABIC_STAND_INS = `'Rakkas Arabic stand-in', 'Rakkas Arabic stand-in Naskh'`;
const ANY_SERIF = `Georgia, 'Noto Naskh Arabic', serif`;

const TEXT_STAND_INS = `'Readex stand-in', 'Readex stand-in Noto', 'Readex stand-in Naskh', 'Readex stand-in wide', system-ui, 'Noto Sans Arabic', 'Segoe UI', Tahoma, sans-serif`;
const TEXT = `'Readex Pro', ${TEXT_STAND_INS}`;

/** For the word "العربية". On a Latin page without Readex Pro, because a browser may load the next face too. */
const ARABIC_NAME: Record<Script, string> = {
  latin: `'Readex Arabic name', ${TEXT_STAND_INS}`,
  arabic: TEXT,
};

export const arabicNameVariable = (script: Script): string => `--arabic-name: ${ARABIC_NAME[script]};`;

const FAMILY: Record<Face, Record<Script, string>> = {
  // A display face that loads late is not used on that visit. Letters of the page's script are then drawn by the
  // stand-in, on the same line, and letters of the other script by the text face.
  display: {
    latin: `Rakkas, 'Rakkas Arabic', ${LATIN_STAND_INS}, 'Readex Pro', ${ARABIC_STAND_INS}, ${ANY_SERIF}`,
    arabic: `'Rakkas Arabic', Rakkas, ${ARABIC_STAND_INS}, 'Readex Pro', ${LATIN_STAND_INS}, ${ANY_SERIF}`,
  },
  text: { latin: TEXT, arabic: TEXT },
};

const latin = {
  h1: { face: 'display', weight: 400, phone: [28, 1.12], desktop: [32, 1.12] },
  h2: { face: 'display', weight: 400, phone: [24, 1.12] },
  body: { face: 'text', weight: 400, phone: [16, 1.5] },
  bodySmall: { face: 'text', weight: 400, phone: [14, 1.45] },
  caption: { face: 'text', weight: 400, phone: [13, 1.35] },
  button: { face: 'text', weight: 600, phone: [16, 1.2] },
  chip: { face: 'text', weight: 500, phone: [15, 1.2] },
  cardTitle: { face: 'text', weight: 600, phone: [15, 1.3], desktop: [16, 1.3] },
  label: { face: 'text', weight: 600, phone: [13, 1.35] },
  tape: { face: 'text', weight: 600, phone: [13, 1.35], desktop: [14, 1.35] },
  price: { face: 'text', weight: 700, phone: [18, 1.6] },
  stamp: { face: 'display', weight: 400, phone: [23, 1] },
} as const satisfies Record<string, TypeRole>;

export type TypeRoleName = keyof typeof latin;

const arabic: Record<TypeRoleName, TypeRole> = {
  h1: { face: 'display', weight: 400, phone: [34, 1.4], desktop: [38, 1.4] },
  h2: { face: 'display', weight: 400, phone: [29, 1.4] },
  body: { face: 'text', weight: 400, phone: [16, 1.7] },
  bodySmall: { face: 'text', weight: 400, phone: [14, 1.65] },
  caption: { face: 'text', weight: 400, phone: [13, 1.55] },
  button: { face: 'text', weight: 600, phone: [16, 1.3] },
  chip: { face: 'text', weight: 500, phone: [15, 1.3] },
  cardTitle: { face: 'text', weight: 600, phone: [15, 1.5], desktop: [16, 1.5] },
  label: { face: 'text', weight: 600, phone: [13, 1.55] },
  tape: { face: 'text', weight: 600, phone: [13, 1.55], desktop: [14, 1.55] },
  price: { face: 'text', weight: 700, phone: [18, 1.6] },
  stamp: { face: 'display', weight: 400, phone: [26, 1.2] },
};

export const typeRoles: Record<Script, Record<TypeRoleName, TypeRole>> = { latin, arabic };

export const settingAt = (role: TypeRole, width: Width): Setting =>
  width === 'desktop' ? (role.desktop ?? role.phone) : role.phone;

export function typeVariables(script: Script, width: Width): string {
  return Object.entries(typeRoles[script])
    .flatMap(([name, role]: [string, TypeRole]) => {
      const setting = width === 'phone' ? role.phone : role.desktop;
      if (!setting) return [];
      const [px, leading] = setting;
      // The display face has one weight; a face in its place is to be as bold.
      const weight = role.face === 'display' ? 700 : role.weight;
      return [`--type-${name}: ${weight} ${rem(px)}/${leading} ${FAMILY[role.face][script]};`];
    })
    .join('\n');
}
