/** The shapes of the answers of tables, their functions and accounts; the document of the API has those of the server's own calls. */
import {
  HANDOVER_HOWS,
  HANDOVER_KINDS,
  HANDOVER_STATES,
  ORDER_STATUSES,
  REFUND_REASONS,
} from '@zawadeh/domain';
import { refersTo } from '../apps/server/src/openapi/schemas.ts';
import type { JsonType, Schema } from '../apps/server/src/openapi/shape.ts';

const text: Schema = { type: 'string' };
const number: Schema = { type: 'number' };
const whole: Schema = { type: 'integer' };
const count: Schema = { type: 'integer', minimum: 0 };
const flag: Schema = { type: 'boolean' };
const time: Schema = { type: 'string', format: 'date-time' };
const any: Schema = {};
const oneOf = (words: readonly string[]): Schema => ({ type: 'string', enum: words });
const orNull = ({ type = 'object', ...schema }: Schema): Schema => ({
  ...schema,
  type: [type, 'null'].flat() as JsonType[],
});
const listOf = (items: Schema): Schema => ({ type: 'array', items });

/** Every field is there, but for those that an older row or another kind of it lacks. */
const object = (properties: Record<string, Schema>, optional: Record<string, Schema> = {}): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});

export const only = (row: Schema, ...columns: readonly string[]): Schema =>
  object(Object.fromEntries(columns.map((column) => [column, row.properties?.[column] ?? any])));

export const rows = listOf;

export const user = object({
  id: text,
  email: text,
  name: orNull(text),
  phone: orNull(text),
  role: oneOf(['user', 'admin']),
  created_at: time,
  deactivated_at: orNull(time),
  found_by: text,
});

export const store = object({
  id: text,
  name: text,
  name_ar: orNull(text),
  address: orNull(text),
  address_ar: orNull(text),
  area: orNull(text),
  latitude: orNull(number),
  longitude: orNull(number),
  phone: orNull(text),
  picture_url: orNull(text),
  about: orNull(text),
  about_ar: orNull(text),
  created_at: time,
  rating: orNull(number),
  rating_count: orNull(count),
  can_give: flag,
});

export const bag = object({
  id: text,
  store_id: text,
  title: orNull(text),
  name_en: orNull(text),
  name_ar: orNull(text),
  description: orNull(text),
  description_ar: orNull(text),
  image_url: orNull(text),
  full_price: orNull(number),
  sale_price: number,
  price: number,
  quantity: count,
  category: text,
  diet: listOf(text),
  allergens: listOf(text),
  pickup_start: orNull(time),
  pickup_end: orNull(time),
  pickup_time: orNull(text),
  restock_time: orNull(time),
  last_update_at: time,
  created_at: time,
});

const line = object(
  { bagId: text, title: text, quantity: count, unitPrice: number },
  {
    titleAr: text,
    storeName: text,
    storeNameAr: text,
    pickupStart: time,
    pickupEnd: time,
    pickupText: text,
    takenBackAt: time,
  },
);

/** Rows from before a column was added have null there. */
export const order = object({
  id: text,
  order_code: orNull(text),
  user_id: orNull(text),
  customer_name: orNull(text),
  customer_email: orNull(text),
  whatsapp_phone: orNull(text),
  language: text,
  delivery_method: orNull(text),
  is_gift: flag,
  delivery_area: orNull(text),
  delivery_address: orNull(text),
  details: listOf(line),
  qty: count,
  currency: text,
  amount: number,
  delivery_fee: number,
  status: orNull(text),
  payment_status: orNull(text),
  created_at: time,
  expires_at: time,
  paid_at: orNull(time),
  deleted_at: orNull(time),
  found_by: text,
});

const moved = {
  kind: oneOf(HANDOVER_KINDS),
  state: oneOf(HANDOVER_STATES),
  due_start: orNull(time),
  due_end: time,
  done_at: orNull(time),
};

export const ownHandovers = orNull(listOf(object({ ...moved, bags: orNull(listOf(text)) })));

const handover = {
  ...moved,
  order_id: text,
  store_id: orNull(text),
  reopen_until: time,
  how: orNull(text),
  device_id: orNull(text),
  device: orNull(text),
};
export const markedHandover = object(handover);

const shopName = { store: orNull(text), store_ar: orNull(text) };
const handed = {
  ...handover,
  ...shopName,
  order_code: text,
  number: orNull(whole),
  customer_name: orNull(text),
};

export const handoverBoard = object({
  now: time,
  handovers: listOf(
    object({
      ...handed,
      id: text,
      whatsapp_phone: orNull(text),
      nobody_there: orNull(object({ at: time, brought_back: flag })),
      bags: listOf(object({ bag_id: orNull(text), title: text, title_ar: orNull(text), quantity: count })),
    }),
  ),
  conflicts: listOf(
    object({
      ...handed,
      conflict: text,
      again_at: time,
      again_how: oneOf(HANDOVER_HOWS),
      again_device: orNull(text),
    }),
  ),
  devices: listOf(
    object({
      id: text,
      kind: oneOf(['counter', 'courier']),
      store_id: orNull(text),
      name: text,
      last_seen_at: time,
      revoked_at: orNull(time),
      revoked_by: orNull(text),
    }),
  ),
});

export const adminOrders = object({
  orders: listOf(
    object({
      ...only(
        order,
        ...['id', 'order_code', 'user_id', 'customer_name', 'whatsapp_phone', 'delivery_method', 'is_gift'],
        ...['delivery_area', 'delivery_address', 'details', 'qty', 'amount', 'delivery_fee', 'status'],
        ...['payment_status', 'created_at', 'paid_at', 'deleted_at'],
      ).properties,
      handover: orNull(text),
      door: orNull(only(markedHandover, 'kind', 'state', 'due_end')),
      refunds: orNull(object({ owed_cents: count, sent_cents: count, reference: orNull(text) })),
    }),
  ),
  total: orNull(count),
  is_capped: orNull(flag),
  next: orNull(object({ value: text, id: text })),
});

const titles = { title: orNull(text), title_ar: orNull(text) };

export const analytics = object({
  revenue_cents: count,
  items: count,
  delivery: count,
  pickup: count,
  days: listOf(object({ day: text, orders: count, items: count, revenue_cents: count })),
  bags: listOf(
    object({
      bag_id: text,
      ...titles,
      category: orNull(text),
      image_url: orNull(text),
      sold: count,
      revenue_cents: count,
    }),
  ),
  stock: count,
  low: listOf(object({ id: text, ...titles, quantity: count })),
  shops: listOf(
    object({
      store_id: orNull(text),
      store_name: orNull(text),
      store_name_ar: orNull(text),
      bags: count,
      sold_cents: count,
      refunds_cents: count,
      delivery_fees_cents: count,
      saved_cents: count,
    }),
  ),
});

const sold = { planned: count, sold: count, left: count };

export const sellThrough = object({
  shops: listOf(
    object({ store_id: text, store_name: text, store_name_ar: orNull(text), ...sold, missed: count }),
  ),
  total: object({ ...sold, missed: count }),
  weekdays: listOf(object(sold)),
});

export const salesOfBagDays = listOf(
  object({
    bag_id: text,
    day: text,
    planned: count,
    sold: count,
    left_over: orNull(count),
    missed: count,
  }),
);

const logged = { id: whole, at: time, actor: orNull(text), action: text, subject: text, details: any };
export const logEntry = object({ ...logged, subject_id: text });

export const adminLog = object({
  entries: listOf(
    object({
      ...logged,
      ...shopName,
      person: orNull(text),
      phone: orNull(text),
      order_code: orNull(text),
      bag: orNull(text),
      bag_ar: orNull(text),
      who: orNull(text),
      is_admin: flag,
    }),
  ),
  has_more: flag,
});

export const refundList = object({
  refunds: listOf(
    object({
      id: text,
      order_code: text,
      customer_name: orNull(text),
      whatsapp_phone: orNull(text),
      amount_cents: count,
      reason: oneOf(REFUND_REASONS),
      asked_at: time,
      done_at: orNull(time),
      done_by: orNull(text),
      reference: orNull(text),
      note: orNull(text),
      without_payment: flag,
    }),
  ),
  owed: count,
  owed_cents: count,
});

export const refundChoices = object({
  left_cents: count,
  language: text,
  is_collected: flag,
  lines: listOf(
    object({ place: count, quantity: count, title: text, title_ar: orNull(text), amount_cents: count }),
  ),
});

export const plan = object({
  bag_id: text,
  quantities: listOf(orNull(count)),
  opens: text,
  closes: text,
  starts_on: orNull(text),
  ends_on: orNull(text),
  paused: flag,
  updated_by: orNull(text),
  updated_at: time,
});

export const day = object({
  bag_id: text,
  day: text,
  planned: orNull(count),
  published_at: orNull(time),
  skipped: flag,
  left_over: orNull(count),
  note: orNull(text),
});

export const week = object({
  version: text,
  bags: listOf(
    object({
      ...only(plan, 'bag_id', 'quantities', 'opens', 'closes', 'starts_on', 'ends_on', 'paused').properties,
      ...only(bag, 'id', 'title', 'name_en', 'name_ar', 'quantity', 'pickup_start', 'pickup_end').properties,
      ...shopName,
      store_id: orNull(text),
    }),
  ),
  days: listOf(
    object({
      bag_id: text,
      day: text,
      planned: orNull(count),
      skipped: flag,
      published: flag,
      over: flag,
    }),
  ),
  sales: salesOfBagDays,
});

export const savedDays = object({
  saved: count,
  conflicts: listOf(
    object({
      bag: text,
      day: text,
      reason: text,
      least: orNull(count),
      planned: orNull(count),
      skipped: flag,
      published: flag,
    }),
  ),
});

export const alert = object({
  id: text,
  user_id: text,
  bag_id: text,
  language: text,
  asked_at: time,
  kept_at: orNull(time),
  told_at: orNull(time),
  kept_until: orNull(time),
  ended_at: orNull(time),
  outcome: orNull(text),
});
export const asked = object({}, { id: text, refused: text, limit: count });

export const favourite = object({ user_id: text, store_id: text, created_at: time });
export const settings = object({ id: flag, lbp_per_usd: orNull(whole), rate_set_at: orNull(time) });
export const impact = object({ bags: count, saved_cents: count });

export const collectedLately = listOf(
  object({
    order_id: text,
    order_code: text,
    store_id: text,
    kind: oneOf(['pickup', 'door']),
    done_at: time,
    ...shopName,
    bags: count,
    stars: orNull(count),
  }),
);
export const rated = object({ stars: count, reasons: listOf(text), rated_at: time });

export const refused = object({ refused: text }, { stars: count, limit: count });
export const done = flag;
export const howMany = count;
export const pieces = listOf(count);
export const until = time;
export const nothing: Schema = object({});
export const status = (words: readonly string[] = ORDER_STATUSES): Schema => ({
  ...refersTo('OrderState'),
  properties: { payment_status: oneOf(words) },
});

const metadata = object(
  { sub: text, email: text, email_verified: flag, phone_verified: flag },
  { name: text, phone: text },
);
export const account = object(
  {
    id: text,
    aud: text,
    role: text,
    email: text,
    phone: text,
    app_metadata: object({ provider: text, providers: listOf(text) }),
    user_metadata: metadata,
    identities: listOf(
      object({
        identity_id: text,
        id: text,
        user_id: text,
        identity_data: metadata,
        provider: text,
        last_sign_in_at: time,
        created_at: time,
        updated_at: time,
        email: text,
      }),
    ),
    created_at: time,
    updated_at: time,
    is_anonymous: flag,
  },
  { confirmation_sent_at: time, email_confirmed_at: time, confirmed_at: time, last_sign_in_at: time },
);
export const session = object(
  {
    access_token: text,
    refresh_token: text,
    token_type: text,
    expires_in: whole,
    expires_at: whole,
    user: account,
  },
  { weak_password: any },
);
export const authError = object(
  { code: whole, error_code: text, msg: text },
  { weak_password: object({ reasons: listOf(text) }) },
);
export const tableError = object({
  code: text,
  message: text,
  details: orNull(text),
  hint: orNull(text),
});
export const stored = object({ Key: text, Id: text });

export const api = refersTo;
export const problem = refersTo('Problem');
