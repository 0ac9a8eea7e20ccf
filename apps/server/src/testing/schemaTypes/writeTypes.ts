import type {
  Catalogue,
  CatalogueColumn,
  DatabaseFunction,
  Relationship,
  CatalogueTable,
} from './readCatalogue.ts';
import { columnType, typeText } from './typeText.ts';

const HEAD = `/**
 * Written by \`npm run types\` from the migrations, in the shape supabase-js takes; a test holds the two together.
 * Change a migration, not this file.
 */
type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

`;

/** Breaks lines like the formatter. */
const LONGEST_LINE = 110;

type Lines = string[];

const indented = (lines: Lines): Lines => lines.map((line) => `  ${line}`);

const block = (name: string, lines: Lines): Lines =>
  lines.length === 0 ? [`${name}: {};`] : [`${name}: {`, ...indented(lines), '};'];

function property(name: string, union: readonly string[], depth: number): Lines {
  const line = `${name}: ${union.join(' | ')};`;
  if (line.length + 2 * depth <= LONGEST_LINE) return [line];
  return [`${name}:`, ...union.map((text, place) => `  | ${text}${place + 1 === union.length ? ';' : ''}`)];
}

const COLUMN_DEPTH = 5;

/** The columns of a row that PostgREST accepts: generated ones are rejected. */
const writable = (
  columns: readonly CatalogueColumn[],
  mayMiss: (column: CatalogueColumn) => boolean,
): Lines =>
  columns
    .filter(({ generated }) => !generated)
    .flatMap((column) =>
      property(`${column.name}${mayMiss(column) ? '?' : ''}`, columnType(column), COLUMN_DEPTH),
    );

const list = (names: readonly string[]): string => `[${names.map((name) => `'${name}'`).join(', ')}]`;

const relationship = (related: Relationship): Lines => [
  '{',
  ...indented([
    `foreignKeyName: '${related.name}';`,
    `columns: ${list(related.columns)};`,
    `isOneToOne: ${related.isOneToOne};`,
    `referencedRelation: '${related.referencedTable}';`,
    `referencedColumns: ${list(related.referencedColumns)};`,
  ]),
  '},',
];

const relationships = (all: readonly Relationship[]): Lines =>
  all.length === 0
    ? ['Relationships: [];']
    : ['Relationships: [', ...indented(all.flatMap(relationship)), '];'];

/** A function of one row of a table, which PostgREST answers as a column of it. */
const isComputedColumn = ({ parameters: all }: DatabaseFunction, { name }: CatalogueTable): boolean =>
  all.length === 1 && all[0]?.type === name;

const table = (one: CatalogueTable, computed: readonly DatabaseFunction[]): Lines => {
  const { name, columns, relationships: related } = one;
  return block(name, [
    ...block('Row', [
      ...columns.flatMap((column) => property(column.name, columnType(column), COLUMN_DEPTH)),
      ...computed.map((column) => `${column.name}: ${nullable(column.returns)};`),
    ]),
    ...block(
      'Insert',
      writable(columns, ({ nullable, defaulted }) => nullable || defaulted),
    ),
    ...block(
      'Update',
      writable(columns, () => true),
    ),
    ...relationships(related),
  ]);
};

/** Any argument may be null, because PostgreSQL cannot declare otherwise. */
const nullable = (type: string): string => (typeText(type) === 'Json' ? 'Json' : `${typeText(type)} | null`);

const parameters = ({ parameters: all }: DatabaseFunction, rows: ReadonlySet<string>): Lines =>
  all.length === 0
    ? ['Args: never;']
    : block(
        'Args',
        all.map(({ name, type, defaulted }) => {
          const text = rows.has(type) ? `Database['public']['Tables']['${type}']['Row']` : nullable(type);
          return `${name}${defaulted ? '?' : ''}: ${text};`;
        }),
      );

const databaseFunction = (one: DatabaseFunction, rows: ReadonlySet<string>): Lines =>
  block(one.name, [...parameters(one, rows), `Returns: ${typeText(one.returns)};`]);

/** The text of the file, formatted. */
export function writeTypes({ tables, functions }: Catalogue): string {
  const nothing = (name: string): string => `${name}: { [_ in never]: never };`;
  const computedOf = (one: CatalogueTable) => functions.filter((each) => isComputedColumn(each, one));
  const rows = new Set(tables.map(({ name }) => name));
  const schema = block('public', [
    ...block(
      'Tables',
      tables.flatMap((one) => table(one, computedOf(one))),
    ),
    nothing('Views'),
    ...block(
      'Functions',
      functions.flatMap((one) => databaseFunction(one, rows)),
    ),
    nothing('Enums'),
    nothing('CompositeTypes'),
  ]);
  return `${HEAD}export interface Database {\n${indented(schema).join('\n')}\n}\n`;
}
