/** Ratings as the SQL functions take and count them; their rules come from the domain. */
import {
  notRatable,
  readReasons,
  readStars,
  shopRating,
  type Instant,
  type RatingReason,
  type Stars,
} from '@zawadeh/domain';
import { bagsOf, handoversOf } from './handovers.ts';
import {
  timestamp,
  type HandoverRow,
  type MockDatabase,
  type MockUser,
  type OrderRow,
  type RatingRow,
} from './rows.ts';

interface Given {
  order: OrderRow;
  /** The pickup, or the door of a delivery. */
  row: HandoverRow;
  store_id: string;
}

/** What an order hands to its buyer, once for each shop. */
function givenBy(database: MockDatabase, order: OrderRow): Given[] {
  const rows = handoversOf(database, order);
  const door = rows.find(({ kind }) => kind === 'door');
  return rows.flatMap((row) =>
    row.store_id === null || row.kind === 'gift' || (row.kind === 'courier' && row.state === 'cancelled')
      ? []
      : { order, row: door ?? row, store_id: row.store_id },
  );
}

const ordersOf = ({ orders }: MockDatabase, user: MockUser) =>
  orders.filter(({ user_id }) => user_id === user.id);

const ratingOf = ({ ratings }: MockDatabase, { order, store_id }: Pick<Given, 'order' | 'store_id'>) =>
  ratings.find((row) => row.order_id === order.id && row.store_id === store_id);

/** The rating, or why there is none. */
export function rateShop(
  database: MockDatabase,
  user: MockUser,
  { p_order, p_store, p_stars, p_reasons = [] }: Readonly<Record<string, unknown>>,
  now: Instant,
): object {
  if (user.deactivatedAt !== null) return { refused: 'deactivated' };
  const stars = readStars(p_stars);
  if (stars === null || !areReasons(stars, p_reasons)) return { refused: 'malformed' };
  const given = ordersOf(database, user)
    .filter(({ id }) => id === p_order)
    .flatMap((order) => givenBy(database, order))
    .find(({ store_id }) => store_id === p_store);
  if (!given) return { refused: 'unknown_handover' };
  const known = ratingOf(database, given);
  const { state, done_at } = given.row;
  const refused = notRatable(state === 'done' && done_at !== null ? Date.parse(done_at) : now, now);
  if (!known && refused) return { refused };
  const row = known ?? addRating(database, given, { stars, reasons: p_reasons }, now);
  if (row.stars !== stars || !isSame(row.reasons, p_reasons)) {
    return { refused: 'already_rated', stars: row.stars };
  }
  return { stars: row.stars, reasons: row.reasons, rated_at: row.rated_at };
}

const areReasons = (stars: Stars, reasons: unknown): reasons is RatingReason[] =>
  Array.isArray(reasons) && readReasons(stars, reasons).length === reasons.length;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

export function addRating(
  database: MockDatabase,
  { order, store_id }: Pick<Given, 'order' | 'store_id'>,
  rating: Pick<RatingRow, 'stars' | 'reasons'>,
  now: Instant,
): RatingRow {
  const row = { ...rating, order_id: order.id, store_id, rated_at: timestamp(now) };
  database.ratings.push(row);
  const all = database.ratings.filter((each) => each.store_id === store_id);
  const shown = shopRating(
    all.map(({ stars, rated_at }) => ({ stars, ratedAt: Date.parse(rated_at) })),
    now,
  );
  const shop = database.shops.find(({ id }) => id === store_id);
  // The ratings of a story's shop are a number alone.
  if (shop && shown) Object.assign(shop, { rating: shown.mean, rating_count: shown.count });
  return row;
}

/** What a user collected within the time in which it can be rated, the latest first. */
export const collectedLately = (database: MockDatabase, user: MockUser, now: Instant): object[] =>
  ordersOf(database, user)
    .flatMap((order) => givenBy(database, order))
    .filter(({ row }) => row.state === 'done' && row.done_at !== null)
    .filter(({ row }) => notRatable(Date.parse(row.done_at ?? ''), now) !== 'too_late')
    .toSorted((one, other) => String(other.row.done_at).localeCompare(String(one.row.done_at)))
    .map((given) => {
      const { order, row, store_id } = given;
      const shop = database.shops.find(({ id }) => id === store_id);
      const bags = bagsOf(order, { ...row, kind: 'pickup', store_id });
      return {
        order_id: order.id,
        order_code: order.order_code,
        store_id,
        kind: row.kind,
        done_at: row.done_at,
        store: shop?.name ?? null,
        store_ar: shop?.name_ar ?? null,
        bags: bags.reduce((sum, { quantity }) => sum + quantity, 0),
        stars: ratingOf(database, given)?.stars ?? null,
      };
    });
