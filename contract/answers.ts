/**
 * The shapes of the answers of tables, their functions and accounts; the document of the API describes the server's own
 * calls.
 */
import {
  HANDOVER_HOWS,
  HANDOVER_KINDS,
  HANDOVER_STATES,
  NO_CONTENTS,
  REFUND_REASONS,
  refersTo,
  SHOP_KINDS,
  type JsonType,
  type Schema,
} from '@zawadeh/domain';
import { answers as described } from '../apps/server/src/openapi/answers.ts';

type Fields = Record<string, Schema>;

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

/** Every field is required, except fields that an older row or another kind of row lacks. */
const object = (properties: Fields, optional: Fields = {}): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});

/** The same shape for each of these fields: `all(text, 'id title')`. */
const all = (schema: Schema, names: string): Fields =>
  Object.fromEntries(names.split(' ').map((name) => [name, schema]));

const fieldsOf = ({ properties = {} }: Schema, names: string): Fields =>
  Object.fromEntries(names.split(' ').map((name) => [name, properties[name] ?? any]));

export const only = (row: Schema, names: string): Schema => object(fieldsOf(row, names));

export const rows = listOf;

export const user = object({
  ...all(text, 'id email found_by'),
  ...all(orNull(text), 'name phone'),
  role: oneOf(['user', 'admin']),
  created_at: time,
  deactivated_at: orNull(time),
});

export const store = object({
  ...all(text, 'id name'),
  ...all(orNull(text), 'name_ar address address_ar area phone picture_url facade about about_ar'),
  ...all(orNull(number), 'latitude longitude rating'),
  hours: orNull(listOf(text)),
  rating_count: orNull(count),
  created_at: time,
  can_give: flag,
});

const { store: _store, store_name: _name, ...listed } = described.Bag.properties ?? {};
/** What the public list has of it, and its contents, whose types the rows of the mocks have. */
export const bag = object({ ...all(any, Object.keys(NO_CONTENTS).join(' ')), ...listed });

const line = object(
  { ...all(text, 'bagId title'), quantity: count, unitPrice: number },
  {
    fullPrice: number,
    ...all(text, 'titleAr storeId storeName storeNameAr pickupText'),
    ...all(time, 'pickupStart pickupEnd takenBackAt'),
  },
);

/** Rows from before a column was added have null there. */
export const order = object({
  ...all(text, 'id language currency found_by'),
  ...all(orNull(text), 'order_code user_id customer_name customer_email whatsapp_phone delivery_method'),
  ...all(orNull(text), 'delivery_area delivery_address status payment_status'),
  ...all(number, 'amount delivery_fee'),
  ...all(time, 'created_at expires_at'),
  ...all(orNull(time), 'paid_at deleted_at'),
  is_gift: flag,
  details: listOf(line),
  qty: count,
});

const moved = {
  kind: oneOf(HANDOVER_KINDS),
  state: oneOf(HANDOVER_STATES),
  ...all(orNull(time), 'due_start done_at'),
  due_end: time,
};

/** A row of a buyer's own orders. */
export const ownOrder = (names: string): Schema =>
  object({
    ...fieldsOf(order, names),
    own_handovers: orNull(listOf(object({ ...moved, bags: orNull(listOf(text)) }))),
  });

const handover = {
  ...moved,
  ...all(orNull(text), 'store_id how device_id device'),
  order_id: text,
  reopen_until: time,
};
export const markedHandover = object(handover);

const shopName = all(orNull(text), 'store store_ar');
const titles = all(orNull(text), 'title title_ar');
const handed = {
  ...handover,
  ...shopName,
  order_code: text,
  number: orNull(whole),
  customer_name: orNull(text),
};

const device = object({
  ...all(text, 'id name'),
  ...all(orNull(text), 'store_id revoked_by'),
  kind: oneOf(['counter', 'courier']),
  last_seen_at: time,
  revoked_at: orNull(time),
});

export const handoverBoard = object({
  now: time,
  handovers: listOf(
    object({
      ...handed,
      id: text,
      whatsapp_phone: orNull(text),
      nobody_there: orNull(object({ at: time, brought_back: flag })),
      assigned_device_id: orNull(text),
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
  devices: listOf(device),
});

const counter = described.CounterState.properties ?? {};

/** The list of a counter, with more about its bags. */
export const storeToday = object({
  ...fieldsOf(described.CounterState, 'now handovers gifts'),
  bags: listOf(
    object({
      ...counter.bags?.items?.properties,
      ...all(orNull(text), 'category picture image_url'),
      ...all(orNull(time), 'opens closes'),
      planned: orNull(count),
      asked: count,
    }),
  ),
});
export const changedStock = object({ for_sale: count });
export const undoneStock = object({ undone: flag });

const LISTED =
  'id order_code user_id customer_name whatsapp_phone delivery_method is_gift delivery_area delivery_address';
const PAID = 'details qty amount delivery_fee status payment_status created_at paid_at deleted_at';

export const adminOrders = object({
  orders: listOf(
    object({
      ...fieldsOf(order, `${LISTED} ${PAID}`),
      handover: orNull(text),
      door: orNull(
        object({ ...fieldsOf(markedHandover, 'kind state due_end'), assigned_device_id: orNull(text) }),
      ),
      refunds: orNull(object({ ...all(count, 'owed_cents sent_cents'), reference: orNull(text) })),
    }),
  ),
  total: orNull(count),
  is_capped: orNull(flag),
  next: orNull(object(all(text, 'value id'))),
});

export const analytics = object({
  ...all(count, 'revenue_cents items delivery pickup stock'),
  days: listOf(object({ day: text, ...all(count, 'orders items revenue_cents') })),
  bags: listOf(
    object({
      bag_id: text,
      ...titles,
      ...all(orNull(text), 'category image_url picture'),
      ...all(count, 'sold revenue_cents'),
    }),
  ),
  low: listOf(object({ id: text, ...titles, quantity: count })),
  shops: listOf(
    object({
      ...all(orNull(text), 'store_id store_name store_name_ar'),
      ...all(count, 'bags sold_cents refunds_cents commission_cents delivery_fees_cents saved_cents'),
    }),
  ),
});

const sold = all(count, 'planned sold left');

export const sellThrough = object({
  shops: listOf(
    object({ ...all(text, 'store_id store_name'), store_name_ar: orNull(text), ...sold, missed: count }),
  ),
  total: object({ ...sold, missed: count }),
  weekdays: listOf(object(sold)),
});

export const salesOfBagDays = listOf(
  object({ ...all(text, 'bag_id day'), ...all(count, 'planned sold missed'), left_over: orNull(count) }),
);

const logged = { id: whole, at: time, actor: orNull(text), ...all(text, 'action subject'), details: any };
export const logEntry = object({ ...logged, subject_id: text });

export const adminLog = object({
  entries: listOf(
    object({
      ...logged,
      ...shopName,
      ...all(orNull(text), 'person phone order_code bag bag_ar who courier'),
      is_admin: flag,
    }),
  ),
  has_more: flag,
});

export const refundList = object({
  refunds: listOf(
    object({
      ...all(text, 'id order_code'),
      ...all(orNull(text), 'customer_name whatsapp_phone done_by reference note'),
      amount_cents: count,
      reason: oneOf(REFUND_REASONS),
      asked_at: time,
      done_at: orNull(time),
      without_payment: flag,
    }),
  ),
  ...all(count, 'owed owed_cents'),
});

const storeApplication = object({
  ...all(text, 'id name area phone email left_over'),
  ...all(orNull(text), 'decided_by reason store_id'),
  kind: oneOf(SHOP_KINDS),
  language: oneOf(['en', 'ar']),
  state: oneOf(['open', 'accepted', 'declined']),
  created_at: time,
  decided_at: orNull(time),
});

export const storeApplications = object({
  ...all(listOf(storeApplication), 'open answered'),
  ...all(count, 'open_count answered_count'),
});

export const decidedApplication = object({ application: storeApplication });

export const refundChoices = object({
  left_cents: count,
  language: text,
  is_collected: flag,
  lines: listOf(
    object({ ...all(count, 'place quantity amount_cents'), title: text, title_ar: orNull(text) }),
  ),
});

export const plan = object({
  ...all(text, 'bag_id opens closes'),
  ...all(orNull(text), 'starts_on ends_on updated_by'),
  quantities: listOf(orNull(count)),
  paused: flag,
  updated_at: time,
});

export const day = object({
  ...all(text, 'bag_id day'),
  ...all(orNull(count), 'planned left_over'),
  published_at: orNull(time),
  skipped: flag,
  note: orNull(text),
});

const dayState = { planned: orNull(count), skipped: flag, published: flag };

export const week = object({
  version: text,
  bags: listOf(
    object({
      ...fieldsOf(plan, 'bag_id quantities opens closes starts_on ends_on paused'),
      ...fieldsOf(
        bag,
        'id title name_en name_ar quantity category picture image_url pickup_start pickup_end',
      ),
      ...shopName,
      store_id: orNull(text),
    }),
  ),
  days: listOf(object({ ...all(text, 'bag_id day'), ...dayState, over: flag })),
  sales: salesOfBagDays,
});

export const savedDays = object({
  saved: count,
  conflicts: listOf(object({ ...all(text, 'bag day reason'), ...dayState, least: orNull(count) })),
});

export const alert = object({
  ...all(text, 'id user_id bag_id language'),
  ...all(orNull(time), 'kept_at told_at kept_until ended_at'),
  asked_at: time,
  outcome: orNull(text),
});
export const asked = object({}, { ...all(text, 'id refused'), limit: count });

export const favourite = object({ ...all(text, 'user_id store_id'), created_at: time });
export const settings = object({
  id: flag,
  lbp_per_usd: orNull(whole),
  rate_set_at: orNull(time),
});
export const payoutSettings = object({
  id: flag,
  commission_basis_points: whole,
  payout_weekday: orNull(whole),
});
export const impact = object(all(count, 'bags saved_cents'));
export const ownData = object({
  profile: object({ email: text, ...all(orNull(text), 'name phone'), role: text, created_at: time }),
  ...all(listOf(any), 'orders ratings favourites shops alerts'),
});

export const collectedLately = listOf(
  object({
    ...all(text, 'order_id order_code store_id'),
    ...shopName,
    kind: oneOf(['pickup', 'door']),
    done_at: time,
    bags: count,
    stars: orNull(count),
  }),
);

const ROLES = ['owner', 'staff'];

export const storeTeam = object({
  now: time,
  members: listOf(object({ ...all(text, 'user_id email'), name: orNull(text), role: oneOf(ROLES) })),
  invitations: listOf(
    object({ ...all(text, 'id email'), role: oneOf(ROLES), language: oneOf(['en', 'ar']), expires_at: time }),
  ),
  devices: listOf(device),
  handovers: listOf(object({ state: text, device_id: orNull(text) })),
});

export const joined = object({ store_id: text });
export const changed = object({ done: flag });
export const refused = object({ refused: text }, all(count, 'stars limit'));
export const done = flag;
export const adminCounts = object(all(count, 'today refunds bags payouts stores'));
export const pieces = listOf(count);
export const until = time;
export const nothing = object({});
export const status = (payment: string): Schema => ({
  ...refersTo('OrderState'),
  properties: { payment_status: oneOf([payment]) },
});

const metadata = object(
  { ...all(text, 'sub email'), ...all(flag, 'email_verified phone_verified') },
  all(text, 'name phone'),
);
const TIMES = 'confirmation_sent_at email_confirmed_at confirmed_at last_sign_in_at';
export const account = object(
  {
    ...all(text, 'id aud role email phone'),
    ...all(time, 'created_at updated_at'),
    app_metadata: object({ provider: text, providers: listOf(text) }),
    user_metadata: metadata,
    identities: listOf(
      object({
        ...all(text, 'identity_id id user_id provider email'),
        ...all(time, 'last_sign_in_at created_at updated_at'),
        identity_data: metadata,
      }),
    ),
    is_anonymous: flag,
  },
  all(time, TIMES),
);
export const session = object(
  {
    ...all(text, 'access_token refresh_token token_type'),
    ...all(whole, 'expires_in expires_at'),
    user: account,
  },
  { weak_password: any },
);
export const authError = object(
  { code: whole, ...all(text, 'error_code msg') },
  { weak_password: object({ reasons: listOf(text) }) },
);
export const tableError = object({ ...all(text, 'code message'), ...all(orNull(text), 'details hint') });

export const api = refersTo;
export const problem = refersTo('Problem');
