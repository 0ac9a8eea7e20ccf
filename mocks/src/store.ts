/** The functions of a shop's own space. */
import { bagTableRow } from '@zawadeh/domain/examples';
import { beirutDay, fieldsOf, isReviewed, LEAST_RATINGS, withoutReviewed } from '@zawadeh/domain';
import type { HttpHandler } from 'msw';
import { functions, type MockCall, type MockOptions } from './answer.ts';
import { timestamp, type MockDatabase } from './database/rows.ts';
import { isUnderReview } from './database/storyBagChanges.ts';
import { isAdmin } from './database/users.ts';
import type { TableRow } from './query.ts';

export const store = (options: MockOptions): HttpHandler[] => [
  ...functions(options, 'store', {
    store_reviews: storeReviews,
    store_setup: storeSetup,
    store_counts: storeCounts,
  }),
  ...functions(options, 'member', {
    own_stores: ownStores,
    add_bag: addBag,
    withdraw_bag_change: ({ database, sent: { p_change } }) =>
      decided(database, p_change, 'withdrawn') !== null,
    decide_bag_change: ({ database, sent: { p_change, p_accepts, p_reason }, now }) => {
      const change = decided(database, p_change, p_accepts === true ? 'accepted' : 'sent_back');
      if (change === null) return false;
      change.reason = p_accepts === true ? null : String(p_reason);
      const { plan: _plan, ...values } = fieldsOf(change.change);
      const bag = database.bags.find(({ id }) => id === change.bag_id);
      if (p_accepts === true && bag) Object.assign(bag, values);
      if (p_accepts === true && !bag) database.bags.push(newBag(change.store_id, values, now));
      return true;
    },
  }),
];

type BagChange = MockDatabase['bagChanges'][number];

function decided({ bagChanges }: MockDatabase, id: unknown, state: BagChange['state']): BagChange | null {
  const change = bagChanges.find(
    (each) => each.id === id && each.state !== 'withdrawn' && each.state !== 'accepted',
  );
  if (!change) return null;
  change.state = state;
  return change;
}

const newBag = (store_id: string, values: object, now: number): MockDatabase['bags'][number] =>
  bagTableRow({ created_at: timestamp(now), ...values, id: crypto.randomUUID(), store_id });

const held = (
  { database, user, now }: MockCall,
  store_id: string,
  bag_id: string | null,
  change: object,
): string => {
  const id = crypto.randomUUID();
  for (const each of database.bagChanges)
    if (bag_id !== null && each.bag_id === bag_id) each.state = 'withdrawn';
  database.bagChanges.push({
    id,
    store_id,
    bag_id,
    change: change as never,
    state: 'open',
    reason: null,
    made_by: user.id,
    made_at: timestamp(now),
    decided_by: null,
    decided_at: null,
  });
  return id;
};

function addBag(call: MockCall): object {
  const { database, sent, now } = call;
  const bag = fieldsOf(sent.p_bag);
  const storeId = String(bag.store_id);
  if (sent.p_replaced !== undefined) decided(database, sent.p_replaced, 'withdrawn');
  if (isUnderReview(database, storeId))
    return { held: held(call, storeId, null, { ...bag, plan: sent.p_plan ?? null }) };
  const added = newBag(storeId, bag, now);
  database.bags.push(added);
  return { id: added.id };
}

/** What a shop under review changes of its bag waits, apart from the number and the hours. */
export function changedAtOnce(call: MockCall<TableRow>): TableRow {
  const { database, user, request, url, sent } = call;
  const bag = database.bags.find(({ id }) => `eq.${id}` === url.searchParams.get('id'));
  if (request.method !== 'PATCH' || !bag || isAdmin(user) || !isUnderReview(database, bag.store_id))
    return sent;
  if (isReviewed(sent)) {
    const waiting = Object.fromEntries(
      Object.entries(sent).filter(([column]) => !(column in withoutReviewed(sent)) && column !== 'price'),
    );
    held(call, bag.store_id, bag.id, waiting);
  }
  return withoutReviewed(sent);
}

const ownStores = ({ database, database: { members, shops }, user }: MockCall): object =>
  shops.flatMap(({ id, name, name_ar, picture_url, facade }) => {
    const member = members.find(({ store_id, user_id }) => store_id === id && user_id === user.id);
    if (!member) return [];
    const { role } = member;
    return {
      store_id: id,
      name,
      name_ar,
      picture_url,
      facade,
      role,
      publishing: isUnderReview(database, id) ? 'review' : 'direct',
    };
  });

/** The ratings of the story database, each of the first bag of its order. */
function storeReviews({ database: { ratings, orders }, sent: { p_store }, now }: MockCall): object {
  const found = ratings
    .filter(({ store_id }) => store_id === p_store)
    .toSorted((one, other) => other.rated_at.localeCompare(one.rated_at));
  const all = found.map(({ stars }) => stars);
  return {
    count: found.length,
    mean: found.length < LEAST_RATINGS ? null : Number((sum(all) / all.length).toFixed(1)),
    stars: countsOf(all),
    reasons: countsOf(found.flatMap(({ reasons }) => reasons)),
    latest: found.slice(0, 50).map(({ order_id, stars, reasons, rated_at }) => {
      const line = orders.find(({ id }) => id === order_id)?.details[0];
      const bags = line ? [{ title: line.title, title_ar: line.titleAr ?? null }] : [];
      return { stars, reasons, day: beirutDay(Date.parse(rated_at) || now), bags };
    }),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const countsOf = (values: readonly (string | number)[]): Record<string, number> =>
  Object.fromEntries(values.map((value) => [value, values.filter((each) => each === value).length]));

function storeSetup({ database: { shops, bags, devices }, sent: { p_store } }: MockCall): object {
  const shop = shops.find(({ id }) => id === p_store);
  return {
    place: Boolean(shop?.picture_url && shop.address),
    bag: bags.some(({ store_id }) => store_id === p_store),
    phone: devices.some(({ store_id, revoked_at }) => store_id === p_store && revoked_at === null),
  };
}

const storeCounts = ({ database: { bagChanges, payouts }, sent: { p_store } }: MockCall): object => ({
  bags: bagChanges.filter(({ store_id, state }) => store_id === p_store && state === 'sent_back').length,
  money: payouts.filter(
    ({ store_id, corrects, confirmed_at, disputed_at }) =>
      store_id === p_store && corrects === null && confirmed_at === null && disputed_at === null,
  ).length,
});
