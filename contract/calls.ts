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
  INVITATION_PATH,
  INVITATIONS_PATH,
  invitationSecretIn,
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
  STORE_APPLICATIONS_PATH,
  STORE_TAKE_BACK_PATH,
  STORES_PATH,
  STREAM_PATH,
  SURPRISE_BAGS_PATH,
  TAKE_BACK_PATH,
  TICKETS_PATH,
  type BagRow,
  type CheckoutBody,
  type Schema,
} from '@zawadeh/domain';
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

type UserName = 'mona' | 'omar' | 'admin';
type Who = UserName | 'visitor';

export interface ContractCall {
  title: string;
  who: Who;
  status: number;
  /** Null for an answer without a body or with one that is not JSON. */
  answer: Schema | null;
  call: ApiCall | ((known: Known) => ApiCall | Promise<ApiCall>);
  keep?: (body: unknown) => string;
  /** The real server alone refuses it: the mocks have no rules. */
  isRule?: boolean;
}

/** Calls that only read need nothing of earlier answers, so that every fixture can be read with them. */
export interface Reading extends ContractCall {
  call: ApiCall;
}

type Asked = `${Who} ${number}`;

const call = (
  title: string,
  asked: Asked,
  answer: Schema | null,
  sent: ContractCall['call'],
  more: Pick<ContractCall, 'keep' | 'isRule'> = {},
): ContractCall => {
  const [who, status] = asked.split(' ') as [Who, string];
  return { title, who, status: Number(status), answer, call: sent, ...more };
};

const read = (who: Who, sent: ApiCall, answer: Schema, title = `${who} reads ${sent.path}`): Reading => ({
  title,
  who,
  status: 200,
  answer,
  call: sent,
});

const rpc = (name: string, body: object = {}): ApiCall => ({ path: `/rest/v1/rpc/${name}`, body });
const table = (name: string, query = 'select=*'): ApiCall => ({ path: `/rest/v1/${name}?${query}` });
const write = (method: 'PATCH' | 'DELETE', name: string, body?: object, headers = {}): ApiCall => ({
  method,
  path: `/rest/v1/${name}`,
  headers,
  ...(body && { body }),
});
const field = (name: string) => ({
  keep: (body: unknown) => String((body as Record<string, unknown>)[name]),
});
const idOfFirst = (rows: unknown) => String((rows as { id: unknown }[])[0]?.id);
const firstId = { keep: idOfFirst };
const RULE = { isRule: true };

const HISTORY = 'id order_code created_at payment_status delivery_method qty';
const MONDAY = mondayOf(beirutDay(Date.now()));

/** Keeps the secret of the link. */
const invited = (title: string, by: UserName, whom: UserName, role: string): ContractCall => ({
  ...call(title, `${by} 200`, answers.api('InvitationSent'), ({ kept, users }) => ({
    path: INVITATIONS_PATH,
    body: { store_id: kept['an admin adds a shop'], email: users[whom].email, role, language: 'en' },
  })),
  keep: (body) => invitationSecretIn(new URL((body as { link: string }).link).hash) ?? '',
});

export const READINGS: readonly Reading[] = [
  read('visitor', { path: '/config.json' }, answers.api('Config')),
  read('visitor', { path: SURPRISE_BAGS_PATH }, answers.rows(answers.api('Bag'))),
  read('visitor', table('surprise_bags'), answers.rows(answers.bag)),
  read('visitor', table('stores'), answers.rows(answers.store)),
  read('visitor', table('settings'), answers.rows(answers.settings)),
  read('mona', table('users'), answers.rows(answers.user)),
  read('mona', table('favourites'), answers.rows(answers.favourite)),
  read('mona', table('alerts'), answers.rows(answers.alert)),
  read(
    'mona',
    table('orders', `select=${HISTORY.replaceAll(' ', ',')},own_handovers`),
    answers.rows(answers.ownOrder(HISTORY)),
  ),
  read('mona', rpc('impact'), answers.impact),
  read('mona', rpc('own_data'), answers.ownData),
  read('mona', rpc('collected_lately'), answers.collectedLately),
  read('admin', table('payout_settings'), answers.rows(answers.payoutSettings)),
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
  read('admin', rpc('store_applications_list'), answers.storeApplications),
  read('admin', rpc('handover_board'), answers.handoverBoard),
  read('admin', rpc('admin_counts'), answers.adminCounts),
  read('admin', rpc('week_of_plans', { p_from: MONDAY }), answers.week),
];

const TITLE = 'Halloumi & Tomato Box';
const bagOf = ({ bags }: Known, title = TITLE): BagRow => bags.find((bag) => bag.title === title)!;
const SOLD_OUT = 'Fresh Ka’ak Basket';
const NOBODY = '00000000-0000-4000-8000-00000000dead';
const RETURN_ROWS = { prefer: 'return=representation' };
const UPSERT = { prefer: 'resolution=merge-duplicates,return=minimal' };
const NEW_USER = { email: 'newcomer@example.com', password: PASSWORD, data: { name: 'Nadim' } };
const OMARS = { name: 'Omar', phone: '+96171124455', role: 'user' };
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

const SIGN_IN = '/auth/v1/token?grant_type=password';
const USER = '/auth/v1/user';
const omars = ({ users }: Known): string => `id=eq.${users.omar.id}`;

const accounts: readonly ContractCall[] = [
  call('a sign-up', 'visitor 200', answers.account, { path: '/auth/v1/signup', body: NEW_USER }),
  call('a sign-in before the address is confirmed', 'visitor 400', answers.authError, {
    path: SIGN_IN,
    body: NEW_USER,
  }),
  call(
    'a sign-in',
    'visitor 200',
    answers.session,
    ({ users }) => ({ path: SIGN_IN, body: { email: users.omar.email, password: PASSWORD } }),
    field('access_token'),
  ),
  call('a session is renewed', 'visitor 200', answers.session, ({ users }) => ({
    path: '/auth/v1/token?grant_type=refresh_token',
    body: { refresh_token: users.mona.refreshToken },
  })),
  read('mona', { path: USER }, answers.account),
  call('a weak password', 'mona 422', answers.authError, {
    method: 'PUT',
    path: USER,
    body: { password: 'short' },
  }),
  call('a new password', 'mona 200', answers.account, {
    method: 'PUT',
    path: USER,
    body: { password: 'Another-8' },
  }),
  ...['resend', 'recover'].map((path) =>
    call(`an e-mail is asked for: ${path}`, 'visitor 200', answers.nothing, {
      path: `/auth/v1/${path}`,
      body: { type: 'signup', email: 'unknown@example.com' },
    }),
  ),
  call('a session ends', 'visitor 204', null, ({ kept }) => ({
    method: 'POST',
    path: '/auth/v1/logout?scope=local',
    as: { token: kept['a sign-in'] ?? '' },
  })),
  call('a profile is saved in its table', 'omar 200', null, ({ users: { omar } }) => ({
    path: '/rest/v1/users',
    headers: UPSERT,
    body: { id: omar.id, email: omar.email, ...OMARS },
  })),
  call(
    'a profile is saved by the server',
    'omar 200',
    answers.api('ProfileSaved'),
    ({ users: { omar } }) => ({ path: PROFILE_PATH, body: { id: omar.id, email: omar.email, ...OMARS } }),
  ),
  call('a profile is read as one object', 'omar 200', answers.user, (known) => ({
    ...table('users', `select=*&${omars(known)}`),
    headers: { accept: 'application/vnd.pgrst.object+json' },
  })),
  call('an admin makes a user an admin', 'admin 204', null, (known) =>
    write('PATCH', `users?${omars(known)}`, { role: 'admin' }),
  ),
  call('an admin takes that back', 'admin 200', answers.rows(answers.user), (known) =>
    write('PATCH', `users?${omars(known)}&select=*`, { role: 'user' }, RETURN_ROWS),
  ),
  call('an admin deactivates a user', 'admin 204', null, (known) => write('DELETE', `users?${omars(known)}`)),
  read('admin', table('deactivated_users'), answers.rows(answers.user), 'the deactivated user is listed'),
  call('an admin restores a user', 'admin 204', null, (known) =>
    write('PATCH', `deactivated_users?${omars(known)}`, { deactivated_at: null }),
  ),
  call('a visitor reads no users', 'visitor 401', answers.tableError, table('users')),
];

const NEW_BAG = { title: 'New bag', sale_price: 3, price: 3, quantity: 2 };

const shelf: readonly ContractCall[] = [
  call('the shelf cannot be written', 'visitor 404', answers.problem, { path: SURPRISE_BAGS_PATH, body: {} }),
  call('a shop is liked', 'mona 201', null, (known) => ({
    path: '/rest/v1/favourites',
    body: { user_id: known.users.mona.id, store_id: bagOf(known).store_id },
  })),
  read('mona', table('favourites'), answers.rows(answers.favourite), 'the liked shop is listed'),
  call('a shop is liked no more', 'mona 204', null, (known) =>
    write('DELETE', `favourites?store_id=eq.${bagOf(known).store_id}`),
  ),
  call(
    'an alert for a bag that is sold out',
    'mona 200',
    answers.asked,
    (known) => rpc('ask_alert', { p_bag: bagOf(known, SOLD_OUT).id, p_language: 'en' }),
    field('id'),
  ),
  read('mona', table('alerts'), answers.rows(answers.alert), 'the alert is listed'),
  call('an alert ends', 'mona 200', answers.done, ({ kept }) =>
    rpc('end_alert', { p_alert: kept['an alert for a bag that is sold out'] }),
  ),
  call(
    'no alert for a bag that is for sale',
    'mona 200',
    answers.refused,
    (known) => rpc('ask_alert', { p_bag: bagOf(known).id, p_language: 'en' }),
    RULE,
  ),
  call(
    'an admin adds a shop',
    'admin 201',
    answers.rows(answers.only(answers.store, 'id')),
    { path: '/rest/v1/stores?select=id', body: { name: 'New shop' }, headers: RETURN_ROWS },
    firstId,
  ),
  call(
    'an admin adds a bag',
    'admin 201',
    answers.rows(answers.bag),
    ({ kept }) => ({
      path: '/rest/v1/surprise_bags?select=*',
      body: { store_id: kept['an admin adds a shop'], ...NEW_BAG },
      headers: RETURN_ROWS,
    }),
    firstId,
  ),
  invited('an admin invites an owner', 'admin', 'mona', 'owner'),
  call('an invitation is read', 'visitor 200', answers.api('InvitationState'), ({ kept }) => ({
    path: INVITATION_PATH,
    body: { secret: kept['an admin invites an owner'] },
  })),
  call('an invitation is accepted', 'mona 200', answers.joined, ({ kept }) =>
    rpc('accept_invitation', { p_token: kept['an admin invites an owner'] }),
  ),
  call(
    'an invitation of another account',
    'omar 200',
    answers.refused,
    ({ kept }) => rpc('accept_invitation', { p_token: kept['an admin invites an owner'] }),
    RULE,
  ),
  invited('an owner invites staff', 'mona', 'omar', 'staff'),
  {
    ...call('an owner reads the team', 'mona 200', answers.storeTeam, ({ kept }) =>
      rpc('store_team', { p_store: kept['an admin adds a shop'] }),
    ),
    keep: (body) => idOfFirst((body as { invitations: unknown }).invitations),
  },
  call('an invitation is withdrawn', 'mona 200', answers.done, ({ kept }) =>
    rpc('withdraw_invitation', { p_invitation: kept['an owner reads the team'] }),
  ),
  invited('staff are invited again', 'mona', 'omar', 'staff'),
  call('the other one joins', 'omar 200', answers.joined, ({ kept }) =>
    rpc('accept_invitation', { p_token: kept['staff are invited again'] }),
  ),
  call('staff become owner', 'mona 200', answers.changed, ({ kept, users }) =>
    rpc('change_member', { p_store: kept['an admin adds a shop'], p_user: users.omar.id, p_role: 'owner' }),
  ),
  call('a member is removed', 'mona 200', answers.changed, ({ kept, users }) =>
    rpc('remove_member', { p_store: kept['an admin adds a shop'], p_user: users.omar.id }),
  ),
  call('the last owner stays', 'mona 200', answers.refused, ({ kept, users }) =>
    rpc('remove_member', { p_store: kept['an admin adds a shop'], p_user: users.mona.id }),
  ),
  call('an admin changes a bag', 'admin 200', answers.rows(answers.only(answers.bag, 'id')), ({ kept }) =>
    write(
      'PATCH',
      `surprise_bags?id=eq.${kept['an admin adds a bag']}&select=id`,
      { quantity: 5 },
      RETURN_ROWS,
    ),
  ),
  call('an admin deletes a bag', 'admin 204', null, ({ kept }) =>
    write('DELETE', `surprise_bags?id=eq.${kept['an admin adds a bag']}`),
  ),
  call('an admin deletes a shop', 'admin 204', null, ({ kept }) =>
    write('DELETE', `stores?id=eq.${kept['an admin adds a shop']}`),
  ),
  call(
    'a shop without a name',
    'admin 400',
    answers.tableError,
    { path: '/rest/v1/stores', body: { name: '' } },
    RULE,
  ),
  call('the rate is set', 'admin 204', null, write('PATCH', 'settings?id=eq.true', { lbp_per_usd: 89_700 })),
  call(
    'a picture is stored',
    'admin 201',
    answers.api('PictureStored'),
    { method: 'POST', path: IMAGES_PATH, body: PNG, headers: { 'content-type': 'image/png' } },
    field('url'),
  ),
  call('a picture is seen', 'visitor 200', null, ({ kept }) => ({ path: kept['a picture is stored'] ?? '' })),
  call('a link of a map is followed', 'admin 200', answers.api('Place'), {
    path: PLACES_PATH,
    body: { link: 'https://goo.gl/Ab3dE' },
  }),
];

/** The limits of a buyer count holds of the same cart as one. */
let doors = 0;
const place = (title: string, changed: Partial<CheckoutBody> = {}, quantity = 1): ContractCall => {
  doors += 1;
  const address = { delivery_address: `Door ${doors}` };
  return call(
    title,
    'mona 200',
    answers.api('OrderPlaced'),
    (known) => ({
      path: CHECKOUT_PATH,
      body: checkoutOf(known.users.mona, [lineOf(bagOf(known), quantity)], { ...address, ...changed }),
    }),
    field('order_code'),
  );
};

const moved = (title: string, asked: Asked, path: string, which: string, status: string): ContractCall =>
  call(title, asked, answers.status(status), ({ kept }) => ({ path, body: { order_code: kept[which] } }));

const ticketOf = (which: string): ContractCall =>
  call(
    `the ticket of ${which}`,
    'mona 200',
    answers.api('Ticket'),
    ({ kept }) => ({ path: `${TICKETS_PATH}/${kept[which]}` }),
    {
      keep: (body) => {
        const [row] = (body as { handovers: { store_id: string; order_id: string }[] }).handovers;
        return row ? `${row.order_id} ${row.store_id}` : '';
      },
    },
  );
const handedIn = ({ kept }: Known) => kept['the ticket of an order']?.split(' ') ?? [];
const walletIn = ({ kept }: Known): string => kept['a payment is opened'] ?? '';

const orders: readonly ContractCall[] = [
  place('an order'),
  { ...place('a wrong price', { amount: 0.01 }), ...RULE, status: 409, answer: answers.problem },
  call(
    'a payment is opened',
    'mona 200',
    answers.api('PaymentPage'),
    (known) => {
      const [user_id, order_id] = [known.users.mona.id, known.kept['an order']];
      return {
        path: PAYMENT_PATH,
        body: { amount: bagOf(known).sale_price, currency: 'USD', user_id, order_id },
      };
    },
    { keep: (body) => new URL((body as { collectUrl: string }).collectUrl).pathname },
  ),
  call('the wallet is a page', 'visitor 200', null, (known) => ({ path: walletIn(known) })),
  call('the wallet is paid with', 'visitor 303', null, (known) => ({
    path: walletIn(known),
    body: 'do=pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: known.origin },
  })),
  call('a paid order says so', 'mona 200', answers.status('paid'), ({ kept, users }) => ({
    path: ORDER_STATUS_PATH,
    body: { order_code: kept['an order'], user_id: users.mona.id },
  })),
  ticketOf('an order'),
  call('a buyer has received a bag', 'mona 200', answers.api('Received'), (known) => {
    const [order_code, store_id, token] = [known.kept['an order'], handedIn(known)[1], crypto.randomUUID()];
    return { path: RECEIVED_PATH, body: { order_code, store_id, token } };
  }),
  read('mona', rpc('collected_lately'), answers.collectedLately, 'what was collected is listed'),
  call(
    'a shop is rated too early',
    'mona 200',
    answers.refused,
    (known) => {
      const [p_order, p_store] = handedIn(known);
      return rpc('rate_shop', { p_order, p_store, p_stars: 5, p_reasons: [] });
    },
    RULE,
  ),
  call(
    'an account is not deleted for another address',
    'mona 200',
    answers.refused,
    rpc('delete_account', { p_email: 'somebody@example.com' }),
    RULE,
  ),
  place('an order to cancel'),
  moved('an unpaid order is cancelled', 'mona 200', CANCEL_PATH, 'an order to cancel', 'cancelled'),
  call('the hours of a bag begin', 'admin 204', null, (known) => {
    const pickup_start = new Date(Date.now() - 60_000).toISOString();
    return write('PATCH', `surprise_bags?id=eq.${bagOf(known).id}`, { pickup_start });
  }),
  place('an order to refund'),
  moved('an admin marks it paid', 'admin 200', ORDER_STATUS_PATH, 'an order to refund', 'paid'),
  moved('a paid order is cancelled', 'mona 200', CANCEL_PAID_PATH, 'an order to refund', 'refund_due'),
  {
    ...read('admin', rpc('refund_list'), answers.refundList, 'what is owed is listed'),
    keep: (body) => idOfFirst((body as { refunds: unknown }).refunds),
  },
  call('a refund is sent', 'admin 200', answers.api('RefundDone'), ({ kept }) => ({
    path: `${REFUNDS_PATH}/${kept['what is owed is listed']}/done`,
    body: { reference: 'W-1' },
  })),
  call('a reference is corrected', 'admin 200', answers.done, ({ kept }) =>
    rpc('correct_reference', { p_refund: kept['what is owed is listed'], p_reference: 'W-2' }),
  ),
  ticketOf('an order to refund'),
  place('an order to give back', {}, 2),
  moved('an admin marks the other one paid', 'admin 200', ORDER_STATUS_PATH, 'an order to give back', 'paid'),
  call(
    'what can be given back of an order',
    'admin 200',
    answers.refundChoices,
    ({ kept }) => rpc('refund_choices', { p_order_code: kept['an order to give back'] }),
    field('left_cents'),
  ),
  call('an admin gives goodwill', 'admin 200', answers.status('paid'), ({ kept }) => {
    const left_cents = Number(kept['what can be given back of an order']);
    const decision = { token: crypto.randomUUID(), order_code: kept['an order to give back'], left_cents };
    return {
      path: REFUNDS_PATH,
      body: { ...decision, kind: 'goodwill', amount_cents: 100, reason: 'Burnt' },
    };
  }),
  call('the pieces that a shop has to fill', 'admin 200', answers.pieces, (known) =>
    rpc('pieces_to_fill', { p_bag: bagOf(known).id }),
  ),
  call('a message is asked for', 'mona 202', answers.nothing, {
    path: MESSAGE_PATH,
    body: { to: '+961 70 000 000', message: 'Paid' },
  }),
  call('a member hears of no paid orders', 'mona 403', answers.problem, { path: STREAM_PATH }),
];

const PHONES = { counter: ['c', 'C'], courier: ['d', 'D'] } as const;
const secretOf = (letter: string) => letter.repeat(43);
const asPhone = (token: string) => ({ headers: { authorization: `Device ${secretOf(token)}` } });
const COUNTER = asPhone('C');

const paired = (kind: keyof typeof PHONES): ContractCall[] => {
  const [code, token] = [secretOf(PHONES[kind][0]), secretOf(PHONES[kind][1])];
  return [
    call(`a link for a ${kind}`, 'admin 200', answers.until, async (known) => {
      const shop = kind === 'counter' ? { p_store: bagOf(known).store_id } : {};
      return rpc('create_pairing', { p_code_hash: await secretHash(code), p_kind: kind, ...shop });
    }),
    call(`what a link makes of a phone: a ${kind}`, 'visitor 200', answers.api('Pairing'), {
      path: PAIRING_PATH,
      body: { code },
    }),
    call(
      `the phone of a ${kind} is paired`,
      'visitor 200',
      answers.api('Device'),
      { path: PAIR_PATH, body: { code, token, name: 'A phone' } },
      field('id'),
    ),
  ];
};

const takingBack =
  (path: string, headers = {}) =>
  (known: Known): ApiCall => ({
    path,
    headers,
    body: { token: crypto.randomUUID(), bag_id: bagOf(known).id, can_fill: 9, reason: 'broken' },
  });

const board: readonly ContractCall[] = [
  call(
    'the board of the day of an order',
    'admin 200',
    answers.handoverBoard,
    (known) => rpc('handover_board', { p_now: bagOf(known).pickup_end }),
    { keep: (body) => idOfFirst((body as { handovers: unknown }).handovers) },
  ),
  ...(['missed', 'done'] as const).map((p_state) =>
    call(`a handover is marked as ${p_state}`, 'admin 200', answers.markedHandover, ({ kept }) => {
      const p_handover = kept['the board of the day of an order'];
      return rpc('mark_handover', { p_handover, p_state, p_reason: 'Seen' });
    }),
  ),
  call(
    'no delivery is assigned',
    'admin 200',
    answers.refused,
    rpc('assign_delivery', { p_order: NOBODY, p_device: null }),
  ),
  call(
    'no conflict is settled',
    'admin 200',
    answers.done,
    rpc('settle_conflict', { p_conflict: NOBODY, p_note: 'x' }),
  ),
  ...paired('counter'),
  ...paired('courier'),
  place('a gift', { is_gift: true }),
  moved('an admin marks the gift paid', 'admin 200', ORDER_STATUS_PATH, 'a gift', 'paid'),
  ticketOf('a gift'),
  call('the list of a counter', 'visitor 200', answers.api('CounterState'), {
    path: COUNTER_PATH,
    ...COUNTER,
  }),
  call('a counter gives and sells', 'visitor 200', answers.api('ActionResults'), (known) => {
    const action = () => ({ token: crypto.randomUUID(), bag_id: bagOf(known).id });
    const give = { ...action(), do: 'give', at: new Date().toISOString() };
    const actions = [give, { ...action(), do: 'stock', change: 'less' }];
    return { path: COUNTER_ACTIONS_PATH, ...COUNTER, body: { actions } };
  }),
  call('the list of a courier', 'visitor 200', answers.api('CourierState'), {
    path: COURIER_PATH,
    ...asPhone('D'),
  }),
  call('an unknown phone has no list', 'visitor 401', answers.problem, {
    path: COUNTER_PATH,
    ...asPhone('x'),
  }),
  call('a counter takes back', 'visitor 200', answers.api('TakenBack'), (known) => ({
    ...takingBack(COUNTER_TAKE_BACK_PATH, COUNTER.headers)(known),
  })),
  call('an admin takes back', 'admin 200', answers.api('TakenBack'), takingBack(TAKE_BACK_PATH)),
  call('the day of a shop', 'admin 200', answers.storeToday, (known) =>
    rpc('store_today', { p_store: bagOf(known).store_id }),
  ),
  call('a shop has a bag less', 'admin 200', answers.changedStock, (known) => {
    const { id: p_bag, store_id: p_store } = bagOf(known, SOLD_OUT);
    return rpc('change_own_stock', { p_store, p_token: crypto.randomUUID(), p_bag, p_change: 'less' });
  }),
  call('a change of the stock is undone', 'admin 200', answers.undoneStock, (known) =>
    rpc('undo_own_stock', { p_store: bagOf(known).store_id, p_token: crypto.randomUUID() }),
  ),
  call('a buyer takes nothing back', 'mona 404', answers.problem, takingBack(STORE_TAKE_BACK_PATH), RULE),
  call('a buyer hears of no shop', 'mona 403', answers.problem, (known) => ({
    path: `${STORES_PATH}/${bagOf(known).store_id}/changes`,
  })),
  call('a phone is revoked', 'admin 200', answers.done, ({ kept }) =>
    rpc('revoke_device', { p_device: kept['the phone of a counter is paired'] }),
  ),
  call('no order is restored', 'admin 200', answers.done, rpc('restore_order', { p_order: NOBODY })),
  call('a member calls no function of admins', 'mona 403', answers.tableError, rpc('handover_board')),
];

const applications: readonly ContractCall[] = [
  call('a shop applies', 'visitor 200', answers.api('StoreApplication'), {
    path: STORE_APPLICATIONS_PATH,
    body: {
      name: 'Saj Bab el Ramel',
      area: 'mina',
      phone: '+9616000077',
      email: 'new-shop@example.com',
      kind: 'bakery',
      left_over: 'Bread',
      language: 'en',
    },
  }),
  call(
    'an admin sees the shops that apply',
    'admin 200',
    answers.storeApplications,
    rpc('store_applications_list'),
    { keep: (body) => idOfFirst((body as { open: object[] }).open.slice(-1)) },
  ),
  call('an application is declined', 'admin 200', answers.decidedApplication, ({ kept }) =>
    rpc('decide_application', {
      p_id: kept['an admin sees the shops that apply'],
      p_accepts: false,
      p_reason: 'too_far',
    }),
  ),
];

const NEXT_WEEK = addDays(MONDAY, 7);

const weeks: readonly ContractCall[] = [
  call('a bag gets a plan', 'admin 201', null, (known) => {
    const plan = { quantities: [5, 5, 5, 5, null, 8, 8], opens: '17:00', closes: '20:30' };
    return { path: '/rest/v1/bag_plans', headers: UPSERT, body: { bag_id: bagOf(known).id, ...plan } };
  }),
  call('a day gets a note', 'admin 201', null, (known) => {
    const day = { day: NEXT_WEEK, planned: 3, note: 'A wedding' };
    return { path: '/rest/v1/bag_days', headers: UPSERT, body: { bag_id: bagOf(known).id, ...day } };
  }),
  call('a day of the week is saved', 'admin 200', answers.savedDays, (known) => {
    const before = { planned: null, skipped: false, published: false };
    const change = { day: addDays(NEXT_WEEK, 1), before, after: { planned: 9, skipped: false } };
    return rpc('save_bag_days', { p_changes: [{ bag: bagOf(known).id, ...change }] });
  }),
  read('admin', rpc('week_of_plans', { p_from: NEXT_WEEK }), answers.week, 'a week has its plans and days'),
  call('a plan ends', 'admin 204', null, (known) =>
    write('DELETE', `bag_plans?bag_id=eq.${bagOf(known).id}`),
  ),
];

export const CALLS: readonly ContractCall[] = [
  ...accounts,
  ...shelf,
  ...orders,
  ...board,
  ...weeks,
  ...applications,
  // Once more, now that there is something to read.
  ...READINGS.map((reading) => ({ ...reading, title: `at the end, ${reading.title}` })),
];
