/** The tables stores and surprise_bags: what the filters need and the list of bags does not have. */
import {
  fieldsOf,
  MOST_ROWS,
  readDiet,
  readId,
  readStoredCoordinates,
  type Diet,
  type ShopPlace,
} from '@zawadeh/domain';
import { REQUEST_TIMEOUT_MS } from '../lib/networkError.ts';
import { projectConfig } from './supabase.ts';

export interface ShelfFacts {
  /** By the id of the store. */
  places: ReadonlyMap<string, ShopPlace>;
  /** By the id of the bag. */
  diets: ReadonlyMap<string, readonly Diet[]>;
}

/** Null while the server cannot be reached. */
export async function fetchShelfFacts(): Promise<ShelfFacts | null> {
  try {
    const [stores, bags] = await Promise.all([
      readTable('stores', 'id,area,latitude,longitude'),
      readTable('surprise_bags', 'id,diet'),
    ]);
    return { places: byId(stores, placeOf), diets: byId(bags, ({ diet }) => readDiet(diet)) };
  } catch {
    return null;
  }
}

type Row = Partial<Record<string, unknown>>;

/** Page by page, because a project returns a limited number of rows per request. */
async function readTable(table: string, columns: string): Promise<Row[]> {
  const { supabaseUrl, publishableKey } = await projectConfig();
  const rows: Row[] = [];
  for (let isLast = false; !isLast;) {
    const response = await fetch(
      `${supabaseUrl}/rest/v1/${table}?select=${columns}&order=id&limit=${MOST_ROWS}&offset=${rows.length}`,
      { headers: { apikey: publishableKey }, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) },
    );
    const body: unknown = response.ok ? await response.json() : null;
    if (!Array.isArray(body)) throw new Error(`${table} cannot be read.`);
    rows.push(...body.map(fieldsOf));
    isLast = body.length < MOST_ROWS;
  }
  return rows;
}

function byId<Value>(rows: readonly Row[], valueOf: (row: Row) => Value): Map<string, Value> {
  return new Map(
    rows.flatMap((row) => {
      const id = readId(row.id);
      return id === null ? [] : [[id, valueOf(row)]];
    }),
  );
}

function placeOf({ area, latitude, longitude }: Row): ShopPlace {
  return {
    area: typeof area === 'string' ? area : null,
    position: readStoredCoordinates(latitude, longitude),
  };
}
