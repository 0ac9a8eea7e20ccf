/** What clients see and write in a table; the effect is read from the database itself. */
import { sql } from 'kysely';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Booted } from '../../testing/bootEmbedded.ts';
import type { ExpectedOutcome, TableOperation } from '../expected.ts';
import type { Target, TargetRow } from './targets.ts';

/** The last row: only the database can set its number. */
export const CODES: Record<string, ExpectedOutcome> = {
  42501: 'refused',
  PT409: 'refused',
  23505: 'taken',
  '428C9': 'refused',
};

export function openAttempts(booted: Booted) {
  const service = booted.service();

  async function rowsOf(table: string): Promise<TargetRow[]> {
    const { data, error } = await service.from(table).select('*');
    if (error) throw error;
    const sorted = data.map((row: TargetRow) => JSON.stringify(row)).toSorted();
    return sorted.map((row) => JSON.parse(row) as TargetRow);
  }

  /** The stored rows themselves: reading them over HTTP took most of the time of these tests. */
  async function storedRows(table: string): Promise<TargetRow[]> {
    const { rows } = await sql<{ row: TargetRow }>`
      select to_jsonb(each) as row from ${sql.table(`public.${table}`)} each order by 1
    `.execute(booted.embedded.database);
    return rows.map(({ row }) => row);
  }

  /** Restores the rows, so that every role finds the same ones. */
  async function restore(table: string, key: string, before: TargetRow[]): Promise<void> {
    const after = await storedRows(table);
    const made = after.map((row) => row[key]).filter((id) => !before.some((row) => row[key] === id));
    if (made.length > 0) await service.from(table).delete().in(key, made);
    const kept = new Set(after.map((row) => JSON.stringify(row)));
    const rows = before
      .filter((row) => !kept.has(JSON.stringify(row)))
      .map(({ payment_status: _follows, found_by: _too, ...row }) => row);
    if (rows.length === 0) return;
    const { error } = await service.from(table).upsert(rows);
    if (error) throw error;
  }

  async function written(
    client: SupabaseClient,
    table: string,
    { key, aim, insert, change }: Target,
    operation: TableOperation,
  ): Promise<string> {
    const before = await storedRows(table);
    const rows = client.from(table);
    const { error } =
      operation === 'insert'
        ? await rows.insert(insert)
        : operation === 'update'
          ? await rows.update(change).eq(key, aim)
          : operation === 'delete'
            ? await rows.delete().eq(key, aim)
            : await rows.upsert({ ...insert, ...change, [key]: aim });
    const isChanged = JSON.stringify(await storedRows(table)) !== JSON.stringify(before);
    if (isChanged) await restore(table, key, before);
    if (!error) return isChanged ? 'done' : 'nothing';
    return isChanged ? `changed, and said ${error.message}` : (CODES[error.code] ?? error.message);
  }

  return { rowsOf, storedRows, written };
}
