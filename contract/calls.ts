/** Every call of the web app, in an order in which each finds what it needs, with the status and shape of its answer. */
import {
  addDays,
  beirutDay,
  CANCEL_PAID_PATH,
  CANCEL_PATH,
  CHECKOUT_PATH,
  COUNTER_ACTIONS_PATH,
  COUNTER_PATH,
  COUNTER_TAKE_BACK_PATH,
  COURIER_PATH,
  IMAGES_PATH,
  MESSAGE_PATH,
  mondayOf,
  ORDER_STATUS_PATH,
  PAIR_PATH,
  PAIRING_PATH,
  PAYMENT_PATH,
  PLACES_PATH,
  PROFILE_PATH,
  RECEIVED_PATH,
  REFUNDS_PATH,
  secretHash,
  STREAM_PATH,
  SURPRISE_BAGS_PATH,
  TAKE_BACK_PATH,
  TICKETS_PATH,
  type BagRow,
  type CheckoutBody,
} from '@zawadeh/domain';
import type { Schema } from '../apps/server/src/openapi/shape.ts';
import { checkoutOf, lineOf, PASSWORD, type ApiCall } from '../apps/server/src/testing/shopClient.ts';
import * as answers from './answers.ts';

/** What later calls need of earlier answers. */
export interface Known {
  origin: string;
  users: Readonly<Record<UserName, { id: string; email: string; token: string; refreshToken: string }>>;
  bags: readonly BagRow[];
  /** By the title of the call that was answered with it. */
  kept: Readonly<Record<string, string>>;
}

export type UserName = 'mona' | 'omar' | 'admin';

export interface ContractCall {
  title: string;
  who: UserName | 'visitor';
  call: ApiCall | ((known: Known) => ApiCall | Promise<ApiCall>);
  status: number;
  /** Null for an answer without a body or with one that is not JSON. */
  answer: Schema | null;
  keep?: (body: unknown) => string;
}

/** Calls that read alone need nothing of earlier answers, so that every fixture can be read with them. */
export interface Reading extends ContractCall {
  call: ApiCall;
}

const rpc = (name: string, body: object = {}): ApiCall => ({ path: `/rest/v1/rpc/${name}`, body });
const table = (name: string, query = 'select=*'): ApiCall => ({ path: `/rest/v1/${name}?${query}` });
const field = (name: string) => (body: unknown) => String((body as Record<string, unknown>)[name]);
const firstId = (body: unknown) => String((body as { id: unknown }[])[0]?.id);

const read = (
  who: ContractCall['who'],
  call: ApiCall,
  answer: Schema,
  title = `${who} reads ${call.path}`,
): Reading => ({ title, who, call, status: 200, answer });

const HISTORY = 'id,order_code,created_at,payment_status,delivery_method,qty,own_handovers';
const historyRow = {
  ...answers.only(answers.order, ...HISTORY.split(',')),
  properties: {
    ...answers.only(answers.order, ...HISTORY.split(',')).properties,
    own_handovers: answers.ownHandovers,
  },
};
const MONDAY = mondayOf(beirutDay(Date.now()));

export const READINGS: readonly Reading[] = [
  read('visitor', { path: '/config.json' }, answers.api('Config')),
  read('visitor', { path: SURPRISE_BAGS_PATH }, answers.rows(answers.api('Bag'))),
  read('visitor', table('surprise_bags'), answers.rows(answers.bag)),
  read('visitor', table('stores'), answers.rows(answers.store)),
  read('visitor', table('settings'), answers.rows(answers.settings)),
  read('mona', table('users'), answers.rows(answers.user)),
  read('mona', table('favourites'), answers.rows(answers.favourite)),
  read('mona', table('alerts'), answers.rows(answers.alert)),
  read('mona', table('orders', `select=${HISTORY}&order=created_at.desc`), answers.rows(historyRow)),
  read('mona', rpc('impact'), answers.impact),
  read('mona', rpc('collected_lately'), answers.collectedLately),
  read('admin', table('users'), answers.rows(answers.user)),
  read('admin', table('deactivated_users'), answers.rows(answers.user)),
  read('admin', table('orders'), answers.rows(answers.order)),
  read('admin', table('audit_log', 'select=*&limit=50'), answers.rows(answers.logEntry)),
  read('admin', table('bag_plans'), answers.rows(answers.plan)),
  read('admin', table('bag_days'), answers.rows(answers.day)),
  read('admin', rpc('admin_orders', { p_filter: {}, p_limit: 200 }), answers.adminOrders),
  read('admin', rpc('analytics', { p_from: null, p_until: null }), answers.analytics),
  read('admin', rpc('sell_through', { p_from: null, p_to: null }), answers.sellThrough),
  read('admin', rpc('sales_of_bag_days', { p_from: null, p_to: null }), answers.salesOfBagDays),
  read('admin', rpc('admin_log', { p_filter: {} }), answers.adminLog),
  read('admin', rpc('refund_list'), answers.refundList),
  read('admin', rpc('handover_board'), answers.handoverBoard),
  read('admin', rpc('late_deliveries'), answers.howMany),
  read('admin', rpc('week_of_plans', { p_from: MONDAY }), answers.week),
];

const TITLE = 'Halloumi & Tomato Box';
const bagOf = ({ bags }: Known, title = TITLE): BagRow => bags.find((bag) => bag.title === title)!;
const SOLD_OUT = 'Fresh Ka’ak Basket';
const NOBODY = '00000000-0000-4000-8000-00000000dead';
const RETURN_ROWS = { prefer: 'return=representation' };
const UPSERT = { prefer: 'resolution=merge-duplicates,return=minimal' };
const NEW_USER = { email: 'newcomer@example.com', password: PASSWORD, data: { name: 'Nadim' } };
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const PHONES = { counter: ['c', 'C'], courier: ['d', 'D'] } as const;
const secretOf = (letter: string) => letter.repeat(43);
const asPhone = (kind: keyof typeof PHONES) => ({ authorization: `Device ${secretOf(PHONES[kind][1])}` });

const place = (title: string, changed: Partial<CheckoutBody> = {}, quantity = 1): ContractCall => ({
  title,
  who: 'mona',
  call: (known) => ({
    path: CHECKOUT_PATH,
    body: checkoutOf(known.users.mona, [lineOf(bagOf(known), quantity)], changed),
  }),
  status: 200,
  answer: answers.api('OrderPlaced'),
  keep: field('order_code'),
});

const ordered = (
  title: string,
  path: string,
  who: UserName,
  which: string,
  payment: string,
): ContractCall => ({
  title,
  who,
  call: ({ kept }) => ({ path, body: { order_code: kept[which] } }),
  status: 200,
  answer: answers.status([payment]),
});

const ticketOf = (which: string): ContractCall => ({
  title: `the ticket of ${which}`,
  who: 'mona',
  call: ({ kept }) => ({ path: `${TICKETS_PATH}/${kept[which]}` }),
  status: 200,
  answer: answers.api('Ticket'),
  keep: (body) => {
    const [row] = (body as { handovers: { store_id: string; order_id: string }[] }).handovers;
    return row ? `${row.order_id} ${row.store_id}` : '';
  },
});

const paired = (kind: keyof typeof PHONES): ContractCall[] => [
  {
    title: `a link for a ${kind}`,
    who: 'admin',
    call: async (known) =>
      rpc('create_pairing', {
        p_code_hash: await secretHash(secretOf(PHONES[kind][0])),
        p_kind: kind,
        ...(kind === 'counter' && { p_store: bagOf(known).store_id }),
      }),
    status: 200,
    answer: answers.until,
  },
  {
    title: `what the link makes of the phone: a ${kind}`,
    who: 'visitor',
    call: { path: PAIRING_PATH, body: { code: secretOf(PHONES[kind][0]) } },
    status: 200,
    answer: answers.api('Pairing'),
  },
  {
    title: `the phone of a ${kind} is paired`,
    who: 'visitor',
    call: {
      path: PAIR_PATH,
      body: { code: secretOf(PHONES[kind][0]), token: secretOf(PHONES[kind][1]), name: 'A phone' },
    },
    status: 200,
    answer: answers.api('Device'),
    keep: field('id'),
  },
];

const accounts: readonly ContractCall[] = [
  {
    title: 'a visitor signs up',
    who: 'visitor',
    call: { path: '/auth/v1/signup', body: NEW_USER },
    status: 200,
    answer: answers.account,
  },
  {
    title: 'a visitor signs in before the address is confirmed',
    who: 'visitor',
    call: { path: '/auth/v1/token?grant_type=password', body: NEW_USER },
    status: 400,
    answer: answers.authError,
  },
  {
    title: 'a visitor signs in',
    who: 'visitor',
    call: ({ users }) => ({
      path: '/auth/v1/token?grant_type=password',
      body: { email: users.omar.email, password: PASSWORD },
    }),
    status: 200,
    answer: answers.session,
    keep: field('access_token'),
  },
  {
    title: 'a session is renewed',
    who: 'visitor',
    call: ({ users }) => ({
      path: '/auth/v1/token?grant_type=refresh_token',
      body: { refresh_token: users.mona.refreshToken },
    }),
    status: 200,
    answer: answers.session,
  },
  read('mona', { path: '/auth/v1/user' }, answers.account),
  {
    title: 'a weak password is refused',
    who: 'mona',
    call: { method: 'PUT', path: '/auth/v1/user', body: { password: 'short' } },
    status: 422,
    answer: answers.authError,
  },
  {
    title: 'a password is changed',
    who: 'mona',
    call: { method: 'PUT', path: '/auth/v1/user', body: { password: 'Another-horse-8' } },
    status: 200,
    answer: answers.account,
  },
  ...['resend', 'recover'].map((path): ContractCall => ({
    title: `an e-mail is asked for: ${path}`,
    who: 'visitor',
    call: { path: `/auth/v1/${path}`, body: { type: 'signup', email: 'unknown@example.com' } },
    status: 200,
    answer: answers.nothing,
  })),
  {
    title: 'a session is ended',
    who: 'visitor',
    call: ({ kept }) => ({
      method: 'POST',
      path: '/auth/v1/logout?scope=local',
      as: { token: kept['a visitor signs in'] ?? '' },
    }),
    status: 204,
    answer: null,
  },
  {
    title: 'a profile is saved in its table',
    who: 'omar',
    call: ({ users: { omar } }) => ({
      path: '/rest/v1/users',
      body: { id: omar.id, email: omar.email, name: 'Omar', phone: '+96171124455', role: 'user' },
      headers: UPSERT,
    }),
    status: 200,
    answer: null,
  },
  {
    title: 'a profile is saved by the server',
    who: 'omar',
    call: ({ users: { omar } }) => ({
      path: PROFILE_PATH,
      body: { id: omar.id, email: omar.email, name: 'Omar K', phone: '+96171124455', role: 'user' },
    }),
    status: 200,
    answer: answers.api('ProfileSaved'),
  },
  {
    title: 'a profile is read as one object',
    who: 'omar',
    call: ({ users }) => ({
      ...table('users', `select=*&id=eq.${users.omar.id}`),
      headers: { accept: 'application/vnd.pgrst.object+json' },
    }),
    status: 200,
    answer: answers.user,
  },
  {
    title: 'an admin makes a user an admin',
    who: 'admin',
    call: ({ users }) => ({
      method: 'PATCH',
      path: `/rest/v1/users?id=eq.${users.omar.id}`,
      body: { role: 'admin' },
    }),
    status: 204,
    answer: null,
  },
  {
    title: 'an admin takes that back',
    who: 'admin',
    call: ({ users }) => ({
      method: 'PATCH',
      path: `/rest/v1/users?id=eq.${users.omar.id}&select=*`,
      body: { role: 'user' },
      headers: RETURN_ROWS,
    }),
    status: 200,
    answer: answers.rows(answers.user),
  },
  {
    title: 'an admin deactivates a user',
    who: 'admin',
    call: ({ users }) => ({ method: 'DELETE', path: `/rest/v1/users?id=eq.${users.omar.id}` }),
    status: 204,
    answer: null,
  },
  read('admin', table('deactivated_users'), answers.rows(answers.user), 'the deactivated user is listed'),
  {
    title: 'an admin restores a user',
    who: 'admin',
    call: ({ users }) => ({
      method: 'PATCH',
      path: `/rest/v1/deactivated_users?id=eq.${users.omar.id}`,
      body: { deactivated_at: null },
    }),
    status: 204,
    answer: null,
  },
  {
    title: 'a visitor reads no users',
    who: 'visitor',
    call: table('users'),
    status: 401,
    answer: answers.tableError,
  },
];

const shelf: readonly ContractCall[] = [
  {
    title: 'the shelf cannot be written',
    who: 'visitor',
    call: { path: SURPRISE_BAGS_PATH, body: {} },
    status: 404,
    answer: answers.problem,
  },
  {
    title: 'a shop is liked',
    who: 'mona',
    call: (known) => ({
      path: '/rest/v1/favourites',
      body: { user_id: known.users.mona.id, store_id: bagOf(known).store_id },
    }),
    status: 201,
    answer: null,
  },
  read('mona', table('favourites'), answers.rows(answers.favourite), 'the liked shop is listed'),
  {
    title: 'a shop is liked no more',
    who: 'mona',
    call: (known) => ({
      method: 'DELETE',
      path: `/rest/v1/favourites?store_id=eq.${bagOf(known).store_id}`,
    }),
    status: 204,
    answer: null,
  },
  {
    title: 'an alert for a bag that is sold out',
    who: 'mona',
    call: (known) => rpc('ask_alert', { p_bag: bagOf(known, SOLD_OUT).id, p_language: 'en' }),
    status: 200,
    answer: answers.asked,
    keep: field('id'),
  },
  read('mona', table('alerts'), answers.rows(answers.alert), 'the alert is listed'),
  {
    title: 'an alert ends',
    who: 'mona',
    call: ({ kept }) => rpc('end_alert', { p_alert: kept['an alert for a bag that is sold out'] }),
    status: 200,
    answer: answers.done,
  },
  {
    title: 'no alert for a bag that is for sale',
    who: 'mona',
    call: (known) => rpc('ask_alert', { p_bag: bagOf(known).id, p_language: 'en' }),
    status: 200,
    answer: answers.refused,
  },
  {
    title: 'an admin adds a shop',
    who: 'admin',
    call: { path: '/rest/v1/stores?select=id', body: { name: 'New shop' }, headers: RETURN_ROWS },
    status: 201,
    answer: answers.rows(answers.only(answers.store, 'id')),
    keep: firstId,
  },
  {
    title: 'an admin adds a bag',
    who: 'admin',
    call: ({ kept }) => ({
      path: '/rest/v1/surprise_bags?select=*',
      body: {
        store_id: kept['an admin adds a shop'],
        title: 'New bag',
        sale_price: 3,
        price: 3,
        quantity: 2,
      },
      headers: RETURN_ROWS,
    }),
    status: 201,
    answer: answers.rows(answers.bag),
    keep: firstId,
  },
  {
    title: 'an admin changes a bag',
    who: 'admin',
    call: ({ kept }) => ({
      method: 'PATCH',
      path: `/rest/v1/surprise_bags?id=eq.${kept['an admin adds a bag']}&select=id`,
      body: { quantity: 5 },
      headers: RETURN_ROWS,
    }),
    status: 200,
    answer: answers.rows(answers.only(answers.bag, 'id')),
  },
  ...(['bag', 'shop'] as const).map((what): ContractCall => ({
    title: `an admin deletes a ${what}`,
    who: 'admin',
    call: ({ kept }) => ({
      method: 'DELETE',
      path: `/rest/v1/${what === 'bag' ? 'surprise_bags' : 'stores'}?id=eq.${kept[`an admin adds a ${what}`]}`,
    }),
    status: 204,
    answer: null,
  })),
  {
    title: 'a shop without a name is refused',
    who: 'admin',
    call: { path: '/rest/v1/stores', body: { name: '' } },
    status: 400,
    answer: answers.tableError,
  },
  {
    title: 'the rate is set',
    who: 'admin',
    call: { method: 'PATCH', path: '/rest/v1/settings?id=eq.true', body: { lbp_per_usd: 89_700 } },
    status: 204,
    answer: null,
  },
  {
    title: 'a picture is stored',
    who: 'admin',
    call: { method: 'POST', path: IMAGES_PATH, body: PNG, headers: { 'content-type': 'image/png' } },
    status: 201,
    answer: answers.api('PictureStored'),
    keep: field('url'),
  },
  {
    title: 'a picture is seen',
    who: 'visitor',
    call: ({ kept }) => ({ path: kept['a picture is stored'] ?? '' }),
    status: 200,
    answer: null,
  },
  {
    title: 'a short link of a map has a place',
    who: 'admin',
    call: { path: PLACES_PATH, body: { link: 'https://goo.gl/Ab3dE' } },
    status: 200,
    answer: answers.api('Place'),
  },
];

const orders: readonly ContractCall[] = [
  place('an order'),
  {
    ...place('a wrong price', { amount: 0.01 }),
    status: 409,
    answer: answers.problem,
    keep: () => '',
  },
  {
    title: 'a payment is opened',
    who: 'mona',
    call: (known) => ({
      path: PAYMENT_PATH,
      body: {
        amount: bagOf(known).sale_price,
        currency: 'USD',
        user_id: known.users.mona.id,
        order_id: known.kept['an order'],
      },
    }),
    status: 200,
    answer: answers.api('PaymentPage'),
    keep: (body) => new URL((body as { collectUrl: string }).collectUrl).pathname,
  },
  {
    title: 'the wallet is a page',
    who: 'visitor',
    call: ({ kept }) => ({ path: kept['a payment is opened'] ?? '' }),
    status: 200,
    answer: null,
  },
  {
    title: 'the wallet is paid with',
    who: 'visitor',
    call: ({ kept, origin }) => ({
      path: kept['a payment is opened'] ?? '',
      body: 'do=pay',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    }),
    status: 303,
    answer: null,
  },
  {
    title: 'a paid order says so',
    who: 'mona',
    call: ({ kept, users }) => ({
      path: ORDER_STATUS_PATH,
      body: { order_code: kept['an order'], user_id: users.mona.id },
    }),
    status: 200,
    answer: answers.status(['paid']),
  },
  ticketOf('an order'),
  {
    title: 'a buyer says that the bag was received',
    who: 'mona',
    call: ({ kept }) => ({
      path: RECEIVED_PATH,
      body: {
        order_code: kept['an order'],
        store_id: kept['the ticket of an order']?.split(' ')[1],
        token: crypto.randomUUID(),
      },
    }),
    status: 200,
    answer: answers.api('Received'),
  },
  read('mona', rpc('collected_lately'), answers.collectedLately, 'what was collected is listed'),
  {
    title: 'a shop is rated too early',
    who: 'mona',
    call: ({ kept }) => {
      const [order, store] = kept['the ticket of an order']?.split(' ') ?? [];
      return rpc('rate_shop', { p_order: order, p_store: store, p_stars: 5, p_reasons: [] });
    },
    status: 200,
    answer: answers.refused,
  },
  place('an order to cancel', { delivery_address: 'Door 2' }),
  ordered('an unpaid order is cancelled', CANCEL_PATH, 'mona', 'an order to cancel', 'cancelled'),
  {
    title: 'an admin opens the hours of a bag',
    who: 'admin',
    call: (known) => ({
      method: 'PATCH',
      path: `/rest/v1/surprise_bags?id=eq.${bagOf(known).id}`,
      body: { pickup_start: new Date(Date.now() - 60_000).toISOString() },
    }),
    status: 204,
    answer: null,
  },
  place('an order to refund', { delivery_address: 'Door 3' }),
  ordered('an admin marks it paid', ORDER_STATUS_PATH, 'admin', 'an order to refund', 'paid'),
  ordered('a paid order is cancelled', CANCEL_PAID_PATH, 'mona', 'an order to refund', 'refund_due'),
  {
    ...read('admin', rpc('refund_list'), answers.refundList, 'what is owed is listed'),
    keep: (body) => firstId((body as { refunds: unknown }).refunds),
  },
  {
    title: 'a refund is sent',
    who: 'admin',
    call: ({ kept }) => ({
      path: `${REFUNDS_PATH}/${kept['what is owed is listed']}/done`,
      body: { reference: 'W-1' },
    }),
    status: 200,
    answer: answers.api('RefundDone'),
  },
  {
    title: 'a reference is corrected',
    who: 'admin',
    call: ({ kept }) =>
      rpc('correct_reference', { p_refund: kept['what is owed is listed'], p_reference: 'W-2' }),
    status: 200,
    answer: answers.done,
  },
  ticketOf('an order to refund'),
  place('an order to give back', { delivery_address: 'Door 4' }, 2),
  ordered('an admin marks the other one paid', ORDER_STATUS_PATH, 'admin', 'an order to give back', 'paid'),
  {
    title: 'what can be given back of an order',
    who: 'admin',
    call: ({ kept }) => rpc('refund_choices', { p_order_code: kept['an order to give back'] }),
    status: 200,
    answer: answers.refundChoices,
    keep: field('left_cents'),
  },
  {
    title: 'an admin gives goodwill',
    who: 'admin',
    call: ({ kept }) => ({
      path: REFUNDS_PATH,
      body: {
        token: crypto.randomUUID(),
        order_code: kept['an order to give back'],
        kind: 'goodwill',
        amount_cents: 100,
        reason: 'Burnt',
        left_cents: Number(kept['what can be given back of an order']),
      },
    }),
    status: 200,
    answer: answers.status(['paid']),
  },
  {
    title: 'the pieces that a shop has to fill',
    who: 'admin',
    call: (known) => rpc('pieces_to_fill', { p_bag: bagOf(known).id }),
    status: 200,
    answer: answers.pieces,
  },
  {
    title: 'a message is asked for',
    who: 'mona',
    call: { path: MESSAGE_PATH, body: { to: '+961 70 000 000', message: 'Paid' } },
    status: 202,
    answer: answers.nothing,
  },
  {
    title: 'a member hears of no paid orders',
    who: 'mona',
    call: { path: STREAM_PATH },
    status: 403,
    answer: answers.problem,
  },
];

const board: readonly ContractCall[] = [
  {
    title: 'the board of the day of an order',
    who: 'admin',
    call: (known) => rpc('handover_board', { p_now: bagOf(known).pickup_end }),
    status: 200,
    answer: answers.handoverBoard,
    keep: (body) => firstId((body as { handovers: unknown }).handovers),
  },
  ...(['missed', 'done'] as const).map((state): ContractCall => ({
    title: `an admin marks a handover as ${state}`,
    who: 'admin',
    call: ({ kept }) =>
      rpc('mark_handover', {
        p_handover: kept['the board of the day of an order'],
        p_state: state,
        p_reason: 'Seen',
      }),
    status: 200,
    answer: answers.markedHandover,
  })),
  {
    title: 'a conflict that is none is not settled',
    who: 'admin',
    call: rpc('settle_conflict', { p_conflict: NOBODY, p_note: 'x' }),
    status: 200,
    answer: answers.done,
  },
  ...paired('counter'),
  ...paired('courier'),
  place('a gift', { is_gift: true }),
  ordered('an admin marks the gift paid', ORDER_STATUS_PATH, 'admin', 'a gift', 'paid'),
  ticketOf('a gift'),
  {
    title: 'the list of a counter',
    who: 'visitor',
    call: { path: COUNTER_PATH, headers: asPhone('counter') },
    status: 200,
    answer: answers.api('CounterState'),
  },
  {
    title: 'a counter gives and sells',
    who: 'visitor',
    call: (known) => ({
      path: COUNTER_ACTIONS_PATH,
      headers: asPhone('counter'),
      body: {
        actions: [
          { token: crypto.randomUUID(), do: 'give', bag_id: bagOf(known).id, at: new Date().toISOString() },
          { token: crypto.randomUUID(), do: 'stock', bag_id: bagOf(known).id, change: 'less' },
        ],
      },
    }),
    status: 200,
    answer: answers.api('ActionResults'),
  },
  {
    title: 'the list of a courier',
    who: 'visitor',
    call: { path: COURIER_PATH, headers: asPhone('courier') },
    status: 200,
    answer: answers.api('CourierState'),
  },
  {
    title: 'a phone that is not paired has no list',
    who: 'visitor',
    call: { path: COUNTER_PATH, headers: { authorization: `Device ${secretOf('x')}` } },
    status: 401,
    answer: answers.problem,
  },
  {
    title: 'a counter takes back',
    who: 'visitor',
    call: (known) => ({
      path: COUNTER_TAKE_BACK_PATH,
      headers: asPhone('counter'),
      body: { token: crypto.randomUUID(), bag_id: bagOf(known).id, can_fill: 9, reason: 'broken' },
    }),
    status: 200,
    answer: answers.api('TakenBack'),
  },
  {
    title: 'an admin takes back',
    who: 'admin',
    call: (known) => ({
      path: TAKE_BACK_PATH,
      body: { token: crypto.randomUUID(), bag_id: bagOf(known).id, can_fill: 9, reason: 'broken' },
    }),
    status: 200,
    answer: answers.api('TakenBack'),
  },
  {
    title: 'a phone is revoked',
    who: 'admin',
    call: ({ kept }) => rpc('revoke_device', { p_device: kept['the phone of a counter is paired'] }),
    status: 200,
    answer: answers.done,
  },
  {
    title: 'a deleted order is not restored twice',
    who: 'admin',
    call: rpc('restore_order', { p_order: NOBODY }),
    status: 200,
    answer: answers.done,
  },
  {
    title: 'a member calls no function of admins',
    who: 'mona',
    call: rpc('handover_board'),
    status: 403,
    answer: answers.tableError,
  },
];

const weeks: readonly ContractCall[] = [
  {
    title: 'a bag gets a plan',
    who: 'admin',
    call: (known) => ({
      path: '/rest/v1/bag_plans',
      body: {
        bag_id: bagOf(known).id,
        quantities: [5, 5, 5, 5, null, 8, 8],
        opens: '17:00',
        closes: '20:30',
      },
      headers: UPSERT,
    }),
    status: 201,
    answer: null,
  },
  {
    title: 'a day gets a note',
    who: 'admin',
    call: (known) => ({
      path: '/rest/v1/bag_days',
      body: { bag_id: bagOf(known).id, day: addDays(MONDAY, 7), planned: 3, note: 'A wedding' },
      headers: UPSERT,
    }),
    status: 201,
    answer: null,
  },
  {
    title: 'a day of the week is saved',
    who: 'admin',
    call: (known) =>
      rpc('save_bag_days', {
        p_changes: [
          {
            bag: bagOf(known).id,
            day: addDays(MONDAY, 8),
            before: { planned: null, skipped: false, published: false },
            after: { planned: 9, skipped: false },
          },
        ],
      }),
    status: 200,
    answer: answers.savedDays,
  },
  read(
    'admin',
    rpc('week_of_plans', { p_from: addDays(MONDAY, 7) }),
    answers.week,
    'a week has its plans and days',
  ),
  {
    title: 'a plan ends',
    who: 'admin',
    call: (known) => ({ method: 'DELETE', path: `/rest/v1/bag_plans?bag_id=eq.${bagOf(known).id}` }),
    status: 204,
    answer: null,
  },
];

export const CALLS: readonly ContractCall[] = [
  ...accounts,
  ...shelf,
  ...orders,
  ...board,
  ...weeks,
  // Once more, now that there is something to read.
  ...READINGS.map((reading) => ({ ...reading, title: `at the end, ${reading.title}` })),
];
