/** The functions that answer a user about their own alerts and bags. */
import { notRatable, parsePrice } from '@zawadeh/domain';
import type { HttpHandler } from 'msw';
import { functions, type MockCall, type MockOptions } from './answer.ts';
import { bagsOf, handoversOf, linesOf } from './database/handovers.ts';
import { timestamp, type AlertRow, type MockDatabase, type MockUser } from './database/rows.ts';
import { shopOf } from './phones.ts';

export const buyers = (options: MockOptions): HttpHandler[] =>
  functions(options, 'member', {
    ask_alert: askAlert,
    end_alert: endAlert,
    delete_account: deleteAccount,
    impact,
    own_data: ownData,
    collected_lately: ({ database, user, now }) =>
      collectedBy(database, user)
        .filter(({ done_at }) => notRatable(Date.parse(done_at), now) !== 'too_late')
        .toSorted((one, other) => other.done_at.localeCompare(one.done_at)),
    rate_shop: rateShop,
  });

/** Of one bag a user has one alert. */
function askAlert({ database: { alerts }, user, sent: { p_bag, p_language }, now }: MockCall): object {
  const known = alerts.find(
    ({ user_id, bag_id, ended_at }) => user_id === user.id && bag_id === p_bag && ended_at === null,
  );
  if (known) return { id: known.id };
  const row = newAlert(user.id, String(p_bag), now, p_language === 'ar' ? 'ar' : 'en');
  alerts.push(row);
  return { id: row.id };
}

export const newAlert = (
  user_id: string,
  bag_id: string,
  now: number,
  language: AlertRow['language'] = 'en',
): AlertRow => ({
  id: crypto.randomUUID(),
  user_id,
  bag_id,
  language,
  asked_at: timestamp(now),
  kept_at: null,
  told_at: null,
  kept_until: null,
  ended_at: null,
  outcome: null,
});

function endAlert({ database: { alerts }, user, sent: { p_alert }, now }: MockCall): boolean {
  const row = alerts.find(({ id, user_id }) => id === p_alert && user_id === user.id);
  if (!row || row.ended_at !== null) return false;
  Object.assign(row, { ended_at: timestamp(now), outcome: 'withdrawn' });
  return true;
}

/** The bags that were handed over, and what they cost less than usual. */
function impact({ database, user }: MockCall): object {
  const lines = database.orders
    .filter(({ user_id, status }) => user_id === user.id && status === 'paid')
    .flatMap((order) =>
      handoversOf(database, order)
        .filter(({ kind, state }) => kind !== 'courier' && state === 'done')
        .flatMap((handover) => linesOf(order, handover)),
    );
  const savedBy = ({ quantity, unitPrice, row }: (typeof lines)[number]) =>
    quantity * Math.max((parsePrice(row?.full_price) ?? 0) - (parsePrice(unitPrice) ?? 0), 0);
  return {
    bags: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    saved_cents: lines.reduce((sum, line) => sum + savedBy(line), 0),
  };
}

/** What each shop gave, at its counter or at the door of a delivery. */
const collectedBy = (database: MockDatabase, user: MockUser) =>
  database.orders
    .filter(({ user_id }) => user_id === user.id)
    .flatMap((order) => {
      const rows = handoversOf(database, order);
      const door = rows.find(({ kind }) => kind === 'door');
      return rows.flatMap((row) => {
        const { kind, state, done_at } = door ?? row;
        const { store_id } = row;
        const isGiven = row.kind !== 'gift' && row.state !== 'cancelled' && state === 'done';
        if (store_id === null || done_at === null || !isGiven) return [];
        const bags = bagsOf(order, { ...row, kind: 'pickup' });
        const rating = database.ratings.find(
          (each) => each.order_id === order.id && each.store_id === store_id,
        );
        return {
          order_id: order.id,
          order_code: order.order_code,
          kind,
          done_at,
          ...shopOf(database, store_id),
          bags: bags.reduce((sum, { quantity }) => sum + quantity, 0),
          stars: rating?.stars ?? null,
        };
      });
    });

function rateShop({ database, sent: { p_order, p_store, p_stars, p_reasons }, now }: MockCall): object {
  const rating = { stars: Number(p_stars), reasons: (p_reasons ?? []) as string[], rated_at: timestamp(now) };
  database.ratings.push({ order_id: String(p_order), store_id: String(p_store), ...rating });
  return rating;
}

function ownData({ database, user }: MockCall): object {
  const { email, name, phone, role, created_at } = user;
  return {
    profile: { email, name, phone, role, created_at },
    orders: database.orders
      .filter(({ user_id }) => user_id === user.id)
      .map(({ order_code, status, amount, details: lines }) => ({ order_code, status, amount, lines })),
    ratings: [],
    favourites: [],
    shops: [],
    alerts: [],
  };
}

function deleteAccount({ database, user }: MockCall): object {
  database.people = database.people.filter(({ id }) => id !== user.id);
  return { deleted: true };
}
