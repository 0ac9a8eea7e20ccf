/** What waits for an admin, with the names that belong to it. */
import { fieldsOf, readId, readLocalText, readText, type BagChange, type LocalText } from '@zawadeh/domain';
import { fail, queryTable, type AdminResult } from '../../query.ts';
import { readWholeBags, type WholeBag } from '../bagCalls.ts';
import { askedBags, fetchBagChanges, type AskedBag } from '../changeCalls.ts';

export interface ReviewItem extends AskedBag {
  /** As it is on sale; null for a new bag. */
  before: WholeBag | null;
  store: LocalText | null;
  /** The name of the person; null for an account that is gone. */
  madeBy: string | null;
}

type Rows = AdminResult<unknown[]>;

const rows = (found: unknown): Rows => (Array.isArray(found) ? { ok: true, value: found } : fail('server'));

/** What waits, the oldest first, and what was sent back. */
export async function fetchReview(): Promise<AdminResult<ReviewItem[]>> {
  const changes = await fetchBagChanges(null);
  if (!changes.ok) return changes;
  if (changes.value.length === 0) return { ok: true, value: [] };
  const idsOf = (id: (change: BagChange) => string | null) =>
    [...new Set(changes.value.map(id))].filter((each) => each !== null);
  const [bags, stores, people] = await Promise.all([
    queryTable(
      (client) =>
        client
          .from('surprise_bags')
          .select('*')
          .in(
            'id',
            idsOf(({ bagId }) => bagId),
          )
          .retry(false),
      rows,
    ),
    queryTable(
      (client) =>
        client
          .from('stores')
          .select('id, name, name_ar')
          .in(
            'id',
            idsOf(({ storeId }) => storeId),
          )
          .retry(false),
      rows,
    ),
    queryTable(
      (client) =>
        client
          .from('users')
          .select('id, name, email')
          .in(
            'id',
            idsOf(({ madeBy }) => madeBy),
          )
          .retry(false),
      rows,
    ),
  ]);
  if (!bags.ok) return bags;
  if (!stores.ok) return stores;
  if (!people.ok) return people;
  const byId = (found: unknown[]) => new Map(found.map((row) => [readId(fieldsOf(row).id), fieldsOf(row)]));
  const [storeOf, personOf] = [byId(stores.value), byId(people.value)];
  const before = new Map(readWholeBags(bags.value).map((bag) => [bag.id, bag]));
  return {
    ok: true,
    value: askedBags(changes.value, bags.value).map(({ change, bag }) => {
      const shop = storeOf.get(change.storeId);
      const store = shop ? readLocalText(shop.name, shop.name_ar) : null;
      const person = change.madeBy === null ? undefined : personOf.get(change.madeBy);
      return {
        change,
        bag: { ...bag, store },
        before: change.bagId === null ? null : (before.get(change.bagId) ?? null),
        store,
        madeBy: person ? (readText(person.name) ?? readText(person.email)) : null,
      };
    }),
  };
}
