import type { CatalogueColumn } from './readCatalogue.ts';

const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  interval: 'string',
  numeric: 'number',
  jsonb: 'Json',
  text: 'string',
  time: 'string',
  timestamptz: 'string',
  uuid: 'string',
  _int4: '(number | null)[]',
  _text: 'string[]',
  void: 'undefined',
};

/** An unknown type stops the generator, because its JSON form has to be decided. */
export function typeText(type: string): string {
  const known = TYPES[type];
  if (!known) throw new Error(`Say in typeText.ts what the type ${type} is in TypeScript.`);
  return known;
}

const ONE_OF = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.+)\]\)\)\)$/;
const ONLY = /^CHECK \(\((\w+) = ('(?:[^']|'')*'::text)\)\)$/;
const LITERAL = /'((?:[^']|'')*)'::text/g;

/** The allowed values of a text column, where a check constraint lists them. */
function literalsOf({ type, name, checks }: CatalogueColumn): string[] | null {
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
  ...(literalsOf(column)?.map(quoted) ?? [typeText(column.type)]),
  ...(column.nullable ? ['null'] : []),
];
