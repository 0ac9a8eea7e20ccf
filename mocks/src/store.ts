/** The functions of a shop's own space. */
import { beirutDay, LEAST_RATINGS } from '@zawadeh/domain';
import type { HttpHandler } from 'msw';
import { functions, type MockCall, type MockOptions } from './answer.ts';

export const store = (options: MockOptions): HttpHandler[] => [
  ...functions(options, 'member', { own_stores: ownStores }),
  ...functions(options, 'store', { store_reviews: storeReviews }),
];

const ownStores = ({ database: { members, shops }, user }: MockCall): object =>
  shops.flatMap(({ id, name, name_ar, picture_url, facade }) => {
    const member = members.find(({ store_id, user_id }) => store_id === id && user_id === user.id);
    if (!member) return [];
    const { role } = member;
    return { store_id: id, name, name_ar, picture_url, facade, role, publishing: 'direct' };
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
