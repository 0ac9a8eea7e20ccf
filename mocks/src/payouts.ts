/** The money of stores: sums that add up on each screen, and no ledger behind them. */
import { addDays, beirutDay } from '@zawadeh/domain';
import type { HttpHandler } from 'msw';
import { functions, type MockCall, type MockOptions } from './answer.ts';
import { timestamp, type MockDatabase, type PayoutRow } from './database/rows.ts';
import { payoutRow } from './database/storyPayouts.ts';
import { shopOf } from './phones.ts';

export const payouts = (options: MockOptions): HttpHandler[] => [
  ...functions(options, 'admin', {
    owed_to_stores: owedToStores,
    send_payout: sendPayout,
    correct_payout: ({ database, sent, now }) => {
      const row = rowOf(database, sent.p_payout);
      if (!row) return { refused: 'unknown_payout' };
      const made = payoutRow(database.payouts.length, row.store_id, Number(sent.p_amount_cents), now, 'sent');
      database.payouts.unshift({
        ...made,
        reference: `${row.reference} (correction)`,
        corrects: row.id,
        note: String(sent.p_note),
      });
      return { payout: payoutJson(database, database.payouts[0]!) };
    },
    answer_payout: ({ database, sent, now }) =>
      changed(database, sent, {
        state: 'answered',
        answered_at: timestamp(now),
        answered_note: String(sent.p_note),
      }),
  }),
  ...functions(options, 'member', {
    store_money: storeMoney,
    store_statement: storeStatement,
    confirm_payout: ({ database, sent, now }) =>
      changed(database, sent, { state: 'arrived', confirmed_at: timestamp(now) }),
    dispute_payout: ({ database, sent, now }) =>
      changed(database, sent, {
        state: 'disputed',
        disputed_at: timestamp(now),
        disputed_kind: sent.p_kind as PayoutRow['disputed_kind'],
        disputed_note: (sent.p_note as string | null) || null,
      }),
  }),
];

const rowOf = ({ payouts: rows }: MockDatabase, id: unknown) => rows.find((row) => row.id === id);

function changed(database: MockDatabase, sent: MockCall['sent'], columns: Partial<PayoutRow>): object {
  const row = rowOf(database, sent.p_payout);
  if (!row) return { refused: 'unknown_payout' };
  Object.assign(row, columns);
  return { payout: payoutJson(database, row) };
}

const namesOf = (database: MockDatabase, store_id: string) => {
  const { store, store_ar } = shopOf(database, store_id);
  return { store_id, store_name: store, store_name_ar: store_ar };
};
const payoutJson = (database: MockDatabase, row: PayoutRow) => ({
  ...row,
  ...namesOf(database, row.store_id),
});

/** The Monday after the day. */
const nextMonday = (day: string) => {
  const date = new Date(`${day}T12:00:00Z`);
  return addDays(day, (8 - date.getUTCDay()) % 7 || 7);
};

function owedToStores({ database, now }: MockCall): object {
  const sent = database.payouts
    .map((row) => payoutJson(database, row))
    .toSorted((one, other) => other.sent_at.localeCompare(one.sent_at));
  return {
    owed: database.owed.map(({ store_id, owed_cents, since, bags, refunds_cents }) => ({
      ...namesOf(database, store_id),
      payout_phone: database.storeTerms.find((row) => row.store_id === store_id)?.payout_phone ?? null,
      owed_cents,
      since,
      bags,
      sold_cents: owed_cents + refunds_cents,
      refunds_cents,
      commission_cents: 0,
      carried_cents: 0,
      sent_cents: 0,
      last_payout: sent.find((row) => row.store_id === store_id) ?? null,
    })),
    sent,
    questions: sent.filter(({ state }) => state === 'disputed'),
    next_payout: nextMonday(beirutDay(now)),
  };
}

function sendPayout({ database, sent: { p_store, p_amount_cents, p_reference }, now }: MockCall): object {
  const owed = database.owed.find(({ store_id }) => store_id === p_store);
  const amount = Number(p_amount_cents);
  if (!owed || amount > owed.owed_cents)
    return { refused: 'more_than_owed', owed_cents: owed?.owed_cents ?? 0 };
  owed.owed_cents -= amount;
  database.owed = database.owed.filter(({ owed_cents }) => owed_cents > 0);
  const row = payoutRow(database.payouts.length, String(p_store), amount, now, 'sent');
  database.payouts.unshift({ ...row, reference: String(p_reference) });
  return { payout: payoutJson(database, database.payouts[0]!) };
}

/** What was sold on each of the last days: cents, bags, and cents refunded. */
const DAYS = [
  [7_325, 24, 1_125],
  [5_950, 20, 0],
  [5_675, 19, 0],
] as const;

function storeMoney({ database, sent: { p_store, p_from }, now }: MockCall): object {
  const store_id = String(p_store);
  const owed = database.owed.find((row) => row.store_id === store_id);
  const ofStore = database.payouts.filter((row) => row.store_id === store_id);
  const today = beirutDay(now);
  const bags = database.bags.filter((bag) => bag.store_id === store_id).slice(0, 2);
  const days = (owed || p_from ? DAYS : []).map(([sold_cents, count, refunds_cents], place) => ({
    day: addDays(today, -place),
    bags: count,
    sold_cents,
    refunds_cents,
    commission_cents: 0,
    refunded_bags: refunds_cents > 0 ? 3 : 0,
    reasons: refunds_cents > 0 ? ['taken_back'] : [],
    lines: bags.map(({ title, name_ar: title_ar }, line) => ({
      title,
      title_ar,
      bags: line === 0 ? count - 8 : 8,
      cents: line === 0 ? sold_cents - 2_400 : 2_400,
    })),
  }));
  const sum = (name: 'bags' | 'sold_cents' | 'refunds_cents') =>
    days.reduce((total, day) => total + day[name], 0);
  return {
    owed_cents: owed?.owed_cents ?? 0,
    since: owed?.since ?? null,
    bags: owed?.bags ?? 0,
    next_payout: nextMonday(today),
    payout_phone: database.storeTerms.find((row) => row.store_id === store_id)?.payout_phone ?? null,
    commission_basis_points: 0,
    carried_cents: owed && !p_from ? owed.owed_cents - sum('sold_cents') + sum('refunds_cents') : 0,
    payouts: ofStore.map((row) => payoutJson(database, row)),
    months: (ofStore.length > 0 ? [0, 1, 2] : []).map((ago) => ({
      month: ['2026-11', '2026-10', '2026-09'][ago],
      owed_cents: 171_150 - 16_275 * ago,
      is_closed: ago > 0,
    })),
    period: {
      sold_cents: sum('sold_cents'),
      refunds_cents: sum('refunds_cents'),
      commission_cents: 0,
      bags: sum('bags'),
      refunded_bags: 3,
    },
    days,
    to_confirm: ofStore.find(({ state, corrects }) => state === 'sent' && corrects === null) ?? null,
  };
}

/** By weekday from Monday: bags and cents. */
const WEEK = [
  [20, 5_875],
  [19, 5_575],
  [19, 5_675],
  [18, 5_425],
  [29, 8_400],
  [25, 7_325],
  [0, 0],
] as const;
const REFUNDS: Record<string, readonly [cents: number, reason: string]> = {
  '09': [1_125, 'taken_back'],
  '21': [500, 'cancelled'],
  '28': [300, 'cancelled_by_us'],
};

function storeStatement({ database, sent: { p_store, p_month }, now }: MockCall): object {
  const store_id = String(p_store);
  const month = String(p_month).slice(0, '2026-10'.length);
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  const days = Array.from({ length: last }, (_, place) => {
    const day = addDays(`${month}-01`, place);
    const [bags, sold_cents] = WEEK[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7]!;
    return { day, bags, sold_cents, refunds_cents: REFUNDS[day.slice(8)]?.[0] ?? 0, commission_cents: 0 };
  }).filter(({ day, bags }) => bags > 0 && day <= beirutDay(now));
  const bags = database.bags.filter((bag) => bag.store_id === store_id);
  const titles = { title: bags[0]?.title ?? null, title_ar: bags[0]?.name_ar ?? null };
  const refunds = days.flatMap(({ day }) => {
    const refund = REFUNDS[day.slice(8)];
    return refund ? [{ day, ...titles, bags: 1, cents: refund[0], reason: refund[1] }] : [];
  });
  const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);
  const sold_cents = sum(days.map((day) => day.sold_cents));
  const refunds_cents = sum(refunds.map(({ cents }) => cents));
  const corrections = [{ month: '2026-09', cents: -375 }];
  const owed_cents = sold_cents - refunds_cents;
  const ofMonth = database.payouts
    .filter((row) => row.store_id === store_id && row.sent_at.startsWith(month))
    .toReversed();
  const sent_cents = sum(ofMonth.map(({ amount_cents }) => amount_cents));
  const { store_name, store_name_ar } = namesOf(database, store_id);
  return {
    store_name,
    store_name_ar,
    month,
    is_closed: month < beirutDay(now).slice(0, '2026-10'.length),
    made_at: timestamp(now),
    opening_cents: 15_875,
    sold_cents,
    refunds_cents,
    commission_cents: 0,
    corrections,
    owed_cents,
    sent_cents,
    closing_cents: 15_875 + owed_cents + sum(corrections.map(({ cents }) => cents)) - sent_cents,
    payouts: ofMonth.map((row) => payoutJson(database, row)),
    bags: bags.map(({ title, name_ar: title_ar }, place) => ({
      title,
      title_ar,
      bags: 40 + place,
      cents: place === 0 ? sold_cents - 9_000 * (bags.length - 1) : 9_000,
    })),
    refunds,
    days,
  };
}
