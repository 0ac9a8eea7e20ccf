/** The rows that the tests aim at: Rima's where rows have an owner. */
import { openOrderDriver } from '../../testing/orderDriver.ts';
import type { Booted } from '../../testing/bootEmbedded.ts';
import type { TestUser } from '../../testing/users.ts';

export type TargetRow = Record<string, unknown>;

export interface Target {
  /** The column that identifies a row. */
  key: string;
  aim: unknown;
  /** The column with the row's owner. */
  owner?: string;
  insert: TargetRow;
  change: TargetRow;
}

const UNKNOWN_ID = 'fa200000-0000-4000-8000-000000000001';

/** Values in tables that no client may read. */
export const SECRETS = {
  note: 'A note among ourselves',
  key: 'a-key-of-the-owner',
  signingKey: 'abcdef'.repeat(25),
};

const HASH = '0'.repeat(64);
const OTHER_HASH = 'f'.repeat(64);

export async function makeTargets(
  booted: Booted,
  owner: TestUser,
  other: TestUser,
): Promise<Record<string, Target>> {
  const driver = openOrderDriver(booted);
  const { service } = driver;
  const now = Date.now();
  const [bag, unsold] = await driver.bags([{ quantity: 9 }, { quantity: 9 }]);
  await service.from('bag_notes').insert({ bag_id: bag!.bag_id, note: SECRETS.note });
  const order = await driver.place(owner.id, [bag!], now, { idempotency_key: SECRETS.key });
  await driver.place(other.id, [bag!], now);
  const { external_id } = await driver.startPayment(owner.id, order.order_code, now);
  await driver.settle(external_id, 'success', now);
  const { data: shop } = await service.from('stores').insert({ name: 'Empty shop' }).select('id').single();
  const { data: liked } = await service
    .from('stores')
    .insert([{ name: 'Liked shop' }, { name: 'Shop that somebody else likes' }])
    .select('id');
  const favourite = { user_id: owner.id, store_id: liked?.[0]?.id };
  await service.from('favourites').insert([favourite, { user_id: other.id, store_id: liked?.[1]?.id }]);
  const member = { store_id: favourite.store_id, user_id: owner.id, role: 'staff' };
  await service.from('store_members').insert([member, { ...member, user_id: other.id }]);
  const { data: change } = await service
    .from('bag_changes')
    .insert({ store_id: liked?.[1]?.id, change: { title: 'New' }, made_by: other.id })
    .select('id')
    .single();
  const invitation = {
    store_id: member.store_id,
    email: owner.email,
    role: 'staff',
    language: 'en',
    expires_at: new Date(now).toISOString(),
  };
  await service.from('store_invitations').insert({ ...invitation, token_hash: HASH });
  const application = {
    name: 'A new shop',
    area: 'mina',
    phone: '+9616000041',
    email: 'saj@example.com',
    kind: 'bakery',
    left_over: 'Bread',
    language: 'en',
  };
  const { data: applied } = await service
    .from('store_applications')
    .insert(application)
    .select('id')
    .single();
  const { data: letter } = await service
    .from('letters')
    .insert({ application_id: applied?.id })
    .select('id')
    .single();
  const alert = { user_id: owner.id, bag_id: bag!.bag_id, language: 'en' };
  await service.from('alerts').insert([alert, { ...alert, user_id: other.id }]);
  const { data: message } = await service.from('messages').select('id').eq('order_id', order.id).single();
  const { data: entry } = await service.from('audit_log').select('id').limit(1).single();

  const { data: handover } = await service.from('handovers').select('id').eq('order_id', order.id).single();
  const { data: device } = await service
    .from('devices')
    .insert({ kind: 'courier', name: 'A phone' })
    .select('id')
    .single();
  await service.from('device_tokens').insert({ device_id: device?.id, token_hash: HASH });
  await service
    .from('pairings')
    .insert({ code_hash: HASH, kind: 'courier', expires_at: new Date(now).toISOString() });
  await service.from('undone_handovers').insert({ token: UNKNOWN_ID });
  await service
    .from('handover_conflicts')
    .insert({ token: UNKNOWN_ID, handover_id: handover?.id, at: new Date(now).toISOString(), how: 'scan' });
  await service.from('counter_stock_changes').insert({ token: UNKNOWN_ID, changed_from: 1, changed_to: 0 });
  await service
    .from('door_tries')
    .insert({ token: UNKNOWN_ID, order_id: order.id, at: new Date(now).toISOString() });
  const { data: refund } = await service
    .from('refunds')
    .insert({ order_id: order.id, external_id, amount_cents: 450, reason: 'paid_twice' })
    .select('id')
    .single();
  const rating = { order_id: order.id, store_id: shop?.id, stars: 5 };
  await service.from('ratings').insert(rating);
  const payout = {
    store_id: shop?.id,
    until: new Date(now).toISOString(),
    amount_cents: 100,
    reference: 'W-1',
  };
  const { data: sent } = await service.from('payouts').insert(payout).select('id').single();
  const month = { store_id: shop?.id, month: '2026-10-01', figures: {} };
  await service.from('store_statements').insert(month);
  const plan = { quantities: Array(7).fill(5), opens: '17:00', closes: '20:30' };
  await service.from('bag_plans').insert({ ...plan, bag_id: bag!.bag_id });
  await service.from('bag_days').insert({ bag_id: bag!.bag_id, day: '2026-11-25', planned: 3 });
  const { data: signingKey } = await service
    .from('ticket_keys')
    .insert({ private_key: SECRETS.signingKey, public_key: 'a'.repeat(130) })
    .select('id')
    .single();

  const newOrder = {
    user_id: owner.id,
    customer_name: 'Rima',
    customer_email: owner.email,
    whatsapp_phone: '+96170123456',
    delivery_method: 'pickup',
    delivery_address: 'N/A',
    details: [],
    qty: 1,
    amount: 0,
    delivery_fee: 0,
    status: 'paid',
    expires_at: new Date(now).toISOString(),
  };
  const profile = { id: owner.id, email: owner.email, name: 'Somebody' };
  return {
    stores: { key: 'id', aim: shop?.id, insert: { name: 'Mine' }, change: { name: 'Mine' } },
    store_members: {
      key: 'store_id',
      aim: member.store_id,
      owner: 'user_id',
      insert: { ...member, store_id: shop?.id },
      change: { role: 'owner' },
    },
    store_terms: {
      key: 'store_id',
      aim: member.store_id,
      insert: { store_id: member.store_id },
      change: { publishing: 'review' },
    },
    store_invitations: {
      key: 'token_hash',
      aim: HASH,
      insert: { ...invitation, token_hash: OTHER_HASH },
      change: { role: 'owner' },
    },
    store_applications: {
      key: 'id',
      aim: applied?.id,
      insert: { ...application, phone: '+9616000042' },
      change: { name: 'Mine' },
    },
    letters: {
      key: 'id',
      aim: letter?.id,
      insert: { change_id: change?.id },
      change: { attempts: 9 },
    },
    surprise_bags: {
      key: 'id',
      aim: unsold?.bag_id,
      insert: { store_id: shop?.id, title: 'Mine', sale_price: 1 },
      change: { quantity: 999 },
    },
    bag_changes: {
      key: 'id',
      aim: change?.id,
      insert: { store_id: shop?.id, change: {}, made_by: owner.id },
      change: { state: 'accepted' },
    },
    favourites: {
      key: 'store_id',
      aim: favourite.store_id,
      owner: 'user_id',
      insert: favourite,
      change: { user_id: other.id },
    },
    alerts: {
      key: 'bag_id',
      aim: alert.bag_id,
      owner: 'user_id',
      insert: alert,
      change: { user_id: other.id },
    },
    settings: { key: 'id', aim: true, insert: { lbp_per_usd: 90_000 }, change: { lbp_per_usd: 90_000 } },
    payout_settings: {
      key: 'id',
      aim: true,
      insert: { payout_weekday: 2 },
      change: { commission_basis_points: 100 },
    },
    bag_notes: {
      key: 'bag_id',
      aim: bag?.bag_id,
      insert: { bag_id: unsold?.bag_id, note: 'x' },
      change: { note: 'x' },
    },
    bag_plans: {
      key: 'bag_id',
      aim: bag?.bag_id,
      insert: { ...plan, bag_id: unsold?.bag_id },
      change: { paused: true },
    },
    bag_days: {
      key: 'bag_id',
      aim: bag?.bag_id,
      insert: { bag_id: unsold?.bag_id, day: '2026-11-25' },
      change: { skipped: true },
    },
    delivery_areas: {
      key: 'id',
      aim: 'mina',
      insert: { id: 'beirut', name_en: 'Beirut', name_ar: 'بيروت', fee_cents: 0, place: 99 },
      change: { fee_cents: 0 },
    },
    users: { key: 'id', aim: owner.id, owner: 'id', insert: profile, change: { name: 'Somebody' } },
    // The view is empty here: the test about people covers who may see and restore profiles.
    deactivated_users: { key: 'id', aim: owner.id, insert: profile, change: { deactivated_at: null } },
    orders: {
      key: 'id',
      aim: order.id,
      owner: 'user_id',
      insert: newOrder,
      change: { user_id: other.id },
    },
    order_requests: {
      key: 'order_id',
      aim: order.id,
      insert: { order_id: order.id, user_id: owner.id, cart_hash: 'x' },
      change: { cart_hash: 'x' },
    },
    order_lines: {
      key: 'order_id',
      aim: order.id,
      insert: {
        order_id: order.id,
        place: 2,
        bag_id: bag?.bag_id,
        title: 'x',
        unit_price_cents: 0,
        quantity: 9,
      },
      change: { unit_price_cents: 0 },
    },
    payment_attempts: {
      key: 'external_id',
      aim: external_id,
      insert: { order_id: order.id, amount_cents: 1, next_check_at: new Date(now).toISOString() },
      change: { amount_cents: 1 },
    },
    messages: {
      key: 'id',
      aim: message?.id,
      insert: { kind: 'refund_due', order_id: order.id, language: 'en', recipient: '+19005550100' },
      change: { recipient: '+19005550100' },
    },
    devices: {
      key: 'id',
      aim: device?.id,
      insert: { kind: 'courier', name: 'Mine' },
      change: { revoked_at: null, name: 'Mine' },
    },
    device_tokens: {
      key: 'device_id',
      aim: device?.id,
      insert: { device_id: device?.id, token_hash: OTHER_HASH },
      change: { token_hash: OTHER_HASH },
    },
    pairings: {
      key: 'code_hash',
      aim: HASH,
      insert: { code_hash: OTHER_HASH, kind: 'courier', expires_at: new Date(now).toISOString() },
      change: { kind: 'courier' },
    },
    handovers: {
      key: 'id',
      aim: handover?.id,
      insert: { order_id: order.id, kind: 'door', due_end: new Date(now).toISOString() },
      change: { state: 'missed' },
    },
    undone_handovers: {
      key: 'token',
      aim: UNKNOWN_ID,
      insert: { token: order.id },
      change: { undone_at: new Date(0).toISOString() },
    },
    handover_conflicts: {
      key: 'token',
      aim: UNKNOWN_ID,
      insert: { token: order.id, handover_id: handover?.id, at: new Date(now).toISOString(), how: 'scan' },
      change: { note: 'x' },
    },
    counter_stock_changes: {
      key: 'token',
      aim: UNKNOWN_ID,
      insert: { token: order.id, changed_from: 1, changed_to: 2 },
      change: { changed_to: 3 },
    },
    door_tries: {
      key: 'token',
      aim: UNKNOWN_ID,
      insert: { token: order.id, order_id: order.id, at: new Date(now).toISOString() },
      change: { at: new Date(0).toISOString() },
    },
    bags_taken_back: {
      key: 'token',
      aim: UNKNOWN_ID,
      insert: { token: order.id, can_fill: 0, reason: 'other', orders: 0, pieces: 0, withdrawn: 0 },
      change: { pieces: 1 },
    },
    refunds: {
      key: 'id',
      aim: refund?.id,
      insert: { order_id: order.id, amount_cents: 1, reason: 'cancelled' },
      change: { amount_cents: 1 },
    },
    ratings: {
      key: 'order_id',
      aim: order.id,
      insert: { ...rating, store_id: UNKNOWN_ID },
      change: { stars: 1 },
    },
    payouts: {
      key: 'id',
      aim: sent?.id,
      insert: { ...payout, reference: 'W-2' },
      change: { confirmed_at: new Date(now).toISOString() },
    },
    store_statements: {
      key: 'store_id',
      aim: shop?.id,
      insert: { ...month, month: '2026-11-01' },
      change: { figures: { closing_cents: 1 } },
    },
    ticket_keys: {
      key: 'id',
      aim: signingKey?.id,
      insert: { private_key: 'b'.repeat(150), public_key: 'b'.repeat(130) },
      change: { public_key: 'c'.repeat(130) },
    },
    audit_log: {
      key: 'id',
      aim: entry?.id,
      insert: { action: 'paid', subject: 'order', subject_id: UNKNOWN_ID },
      change: { actor: UNKNOWN_ID },
    },
  };
}
