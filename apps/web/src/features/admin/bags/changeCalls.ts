/** What waits for a review, and what members of a shop do to their bags: table and functions of bag_changes. */
import {
  fieldsOf,
  readBagChanges,
  readId,
  type BagBody,
  type BagChange,
  type PlanColumns,
  type Raw,
} from '@zawadeh/domain';
import { done, everyRow, fail, queryTable, type AdminResult } from '../query.ts';
import { readWholeBags, type WholeBag } from './bagCalls.ts';

/** A bag as it would be sold. */
export interface AskedBag {
  change: BagChange;
  bag: WholeBag;
}

/** What waits, the oldest first, and what was sent back: of one shop, or of all. */
export async function fetchBagChanges(storeId: string | null): Promise<AdminResult<BagChange[]>> {
  const rows = await everyRow((client, start, end) => {
    const waiting = client
      .from('bag_changes')
      .select('id, store_id, bag_id, change, state, reason, made_by, made_at')
      .in('state', ['open', 'sent_back']);
    return (storeId === null ? waiting : waiting.eq('store_id', storeId))
      .order('made_at')
      .order('id')
      .range(start, end)
      .retry(false);
  });
  return rows.ok ? { ok: true, value: readBagChanges(rows.value) } : rows;
}

/** Each change with the row of its bag; a change of a bag that is gone by now is left out. */
export function askedBags(changes: readonly BagChange[], rows: readonly unknown[]): AskedBag[] {
  const byId = new Map<string | null, Raw>(rows.map((row) => [readId(fieldsOf(row).id), fieldsOf(row)]));
  return changes.flatMap((change) => {
    const { id, storeId, bagId, values } = change;
    const row = bagId === null ? { id, store_id: storeId } : byId.get(bagId);
    const [bag] = row ? readWholeBags([{ ...row, ...values }]) : [];
    return bag ? [{ change, bag }] : [];
  });
}

/**
 * Adds a bag with its plan, or makes it wait for an admin in place of a new bag that waits already. Returns the id of the
 * bag, or of what waits.
 */
export const addOwnBag = (
  bag: BagBody,
  plan: PlanColumns | null,
  replaced: string | null,
): Promise<AdminResult<string>> =>
  queryTable(
    (client) =>
      client.rpc('add_bag', {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object of plain values is JSON
        p_bag: bag as never,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same
        ...(plan && { p_plan: plan as never }),
        ...(replaced !== null && { p_replaced: replaced }),
      }),
    (answer: unknown) => {
      const { id, held } = fieldsOf(answer);
      const found = readId(id) ?? readId(held);
      return found === null ? fail('gone') : { ok: true, value: found };
    },
  );

export const withdrawBagChange = (id: string): Promise<AdminResult<null>> =>
  queryTable((client) => client.rpc('withdraw_bag_change', { p_change: id }), doneOrGone);

/** Without a reason the change is accepted; otherwise it goes back to the shop. */
export const decideBagChange = (id: string, reason: string | null): Promise<AdminResult<null>> =>
  queryTable(
    (client) =>
      client.rpc('decide_bag_change', {
        p_change: id,
        p_accepts: reason === null,
        ...(reason !== null && { p_reason: reason }),
      }),
    doneOrGone,
  );

/** It was decided, replaced or withdrawn meanwhile, or its bag was deleted. */
const doneOrGone = (answer: unknown): AdminResult<null> => (answer === true ? done() : fail('gone'));
