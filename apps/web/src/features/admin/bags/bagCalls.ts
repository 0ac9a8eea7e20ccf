/** The table surprise_bags, for admins and the members of a shop. */
import {
  fieldsOf,
  readBags,
  readContents,
  readId,
  type Bag,
  type BagBody,
  type BagContents,
} from '@zawadeh/domain';
import type { Tables } from '../../../lib/http/supabase.ts';
import { queryTable, affectedRows, fail, type AdminResult } from '../query.ts';

/** A bag as the form edits it. */
export type WholeBag = Bag & BagContents;

export interface BagsPage {
  bags: WholeBag[];
  total: number;
}

/** A page of all bags, newest first. */
export const fetchBagsPage = (start: number, size: number): Promise<AdminResult<BagsPage>> =>
  queryTable(
    (client) =>
      client
        .from('surprise_bags')
        .select('*', { count: 'exact' })
        .order('created_at', { ascending: false })
        .order('id')
        .range(start, start + size - 1)
        .retry(false),
    (rows: unknown, total) => {
      if (!Array.isArray(rows) || total === null) return fail('server');
      return { ok: true, value: { bags: readWholeBags(rows), total } };
    },
  );

export function readWholeBags(rows: readonly unknown[]): WholeBag[] {
  const contents = new Map(rows.map((row) => [readId(fieldsOf(row).id), readContents(row)]));
  return readBags(rows).bags.map((bag) => ({ ...bag, ...(contents.get(bag.id) ?? readContents(null)) }));
}

/** Returns its id. */
export const addBag = (body: BagBody): Promise<AdminResult<string>> =>
  queryTable(
    (client) =>
      client
        .from('surprise_bags')
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ids of stores are numbers in some projects
        .insert(body as Tables['surprise_bags']['Insert'])
        .select('id'),
    (rows: unknown) => {
      const id = Array.isArray(rows) ? readId(fieldsOf(rows[0]).id) : null;
      return id === null ? fail('server') : { ok: true, value: id };
    },
  );

/**
 * Sends only the changed fields, so that a sale meanwhile is not overwritten. A new quantity is written only where the
 * stored one is still `seenQuantity`.
 */
export const updateBag = (
  id: string,
  changes: Partial<BagBody>,
  seenQuantity: number,
): Promise<AdminResult<null>> =>
  queryTable((client) => {
    const update = client
      .from('surprise_bags')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ids of stores are numbers in some projects
      .update(changes as Tables['surprise_bags']['Update'])
      .eq('id', id);
    return (changes.quantity === undefined ? update : update.eq('quantity', seenQuantity)).select('id');
  }, affectedRows);

export const deleteBag = (id: string): Promise<AdminResult<null>> =>
  queryTable((client) => client.from('surprise_bags').delete().eq('id', id).select('id'), affectedRows);
