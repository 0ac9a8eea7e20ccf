import type { CatalogueColumn } from './readCatalogue.ts';

const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  date: 'string',
  int4: 'number',
  int8: 'number',
  interval: 'string',
  numeric: 'number',
  jsonb: 'Json',
  text: 'string',
  timestamptz: 'string',
  uuid: 'string',
  void: 'undefined',
};

/** A kind of value nobody thought of stops the generator: somebody has to say how it arrives over the wire. */
export function typeText(type: string): string {
  const known = TYPES[type];
  if (!known) throw new Error(`Say in typeText.ts what the type ${type} is in TypeScript.`);
  return known;
}

const ONE_OF = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.+)\]\)\)\)$/;
const ONLY = /^CHECK \(\((\w+) = ('(?:[^']|'')*'::text)\)\)$/;
const LITERAL = /'((?:[^']|'')*)'::text/g;

/** The only texts a column may hold, where a condition lists them. */
function listed({ type, name, checks }: CatalogueColumn): string[] | null {
  if (type !== 'text') return null;
  for (const check of checks) {
    const [, column, list = ''] = ONE_OF.exec(check) ?? ONLY.exec(check) ?? [];
    if (column !== name) continue;
    const texts = Array.from(list.matchAll(LITERAL), ([, text = '']) => text.replaceAll("''", "'"));
    if (texts.length > 0) return texts;
  }
  return null;
}

const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

export const columnType = (column: CatalogueColumn): string[] => [
  ...(listed(column)?.map(quoted) ?? [typeText(column.type)]),
  ...(column.nullable ? ['null'] : []),
];
