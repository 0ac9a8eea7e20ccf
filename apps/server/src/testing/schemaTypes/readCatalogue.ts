import { sql, type Kysely } from 'kysely';

export interface CatalogueColumn {
  name: string;
  type: string;
  nullable: boolean;
  /** Optional in an insert. */
  defaulted: boolean;
  /** A column that only the database writes. */
  generated: boolean;
  /** The check constraints on this column alone, as PostgreSQL prints them. */
  checks: string[];
}

export interface Relationship {
  name: string;
  columns: string[];
  isOneToOne: boolean;
  referencedTable: string;
  referencedColumns: string[];
}

export interface CatalogueTable {
  name: string;
  columns: CatalogueColumn[];
  relationships: Relationship[];
}

interface Parameter {
  name: string;
  type: string;
  defaulted: boolean;
}

export interface DatabaseFunction {
  name: string;
  parameters: Parameter[];
  returns: string;
}

export interface Catalogue {
  tables: CatalogueTable[];
  functions: DatabaseFunction[];
}

/** JSON, because drivers parse arrays differently. */
const tables = sql<{ answer: CatalogueTable }>`
  select jsonb_build_object(
    'name', relation.relname,
    'columns', (
      select jsonb_agg(jsonb_build_object(
        'name', attname, 'type', typname, 'nullable', not attnotnull,
        'defaulted', atthasdef or attidentity = 'd',
        'generated', attgenerated <> '' or attidentity = 'a',
        'checks', (
          select coalesce(jsonb_agg(pg_get_constraintdef(oid) order by conname), '[]') from pg_constraint
          where conrelid = relation.oid and contype = 'c' and conkey = array[attnum]
        )
      ) order by attnum)
      from pg_attribute join pg_type on pg_type.oid = atttypid
      where attrelid = relation.oid and attnum > 0 and not attisdropped
    ),
    'relationships', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', conname, 'referencedTable', referenced.relname,
        'columns', (
          select jsonb_agg(attname order by place) from unnest(conkey) with ordinality as keys (key, place)
          join pg_attribute on attrelid = conrelid and attnum = key
        ),
        'referencedColumns', (
          select jsonb_agg(attname order by place) from unnest(confkey) with ordinality as keys (key, place)
          join pg_attribute on attrelid = confrelid and attnum = key
        ),
        'isOneToOne', exists (
          select from pg_constraint sole
          where sole.conrelid = relation.oid and sole.contype in ('p', 'u')
            and sole.conkey <@ pg_constraint.conkey and sole.conkey @> pg_constraint.conkey
        )
      )), '[]')
      from pg_constraint join pg_class referenced on referenced.oid = confrelid
      where conrelid = relation.oid and contype = 'f' and referenced.relnamespace = 'public'::regnamespace
    )
  ) as answer
  from pg_class relation where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
`;

const functions = sql<{ answer: DatabaseFunction }>`
  select jsonb_build_object(
    'name', proname,
    'returns', (select typname from pg_type where oid = prorettype),
    'parameters', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', proargnames[place], 'type', typname, 'defaulted', place > pronargs - pronargdefaults
      ) order by place), '[]')
      from unnest(proargtypes::oid[]) with ordinality as parameters (kind, place) join pg_type on pg_type.oid = kind
    )
  ) as answer
  from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' and prorettype <> 'trigger'::regtype
`;

const byName = <Named extends { name: string }>(list: readonly Named[]): Named[] =>
  list.toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** The part of a database that the Data API offers, in an order that does not depend on the engine. */
export async function readCatalogue(database: Kysely<unknown>): Promise<Catalogue> {
  const { rows: tableRows } = await tables.execute(database);
  const { rows: functionRows } = await functions.execute(database);
  return {
    tables: byName(
      tableRows.map(({ answer }) => ({ ...answer, relationships: byName(answer.relationships) })),
    ),
    functions: byName(functionRows.map(({ answer }) => answer)),
  };
}
