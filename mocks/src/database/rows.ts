/** The rows of the mock database: plain data, so that it can be stored across a reload. */
import type {
  BagRow,
  HandoverHow,
  HandoverKind,
  HandoverState,
  Instant,
  OrderStatus,
  RefundReason,
  Role,
  TakeBackAnswerBody,
} from '@zawadeh/domain';
import type { Database } from '@zawadeh/domain/schema';

type Tables = Database['public']['Tables'];

export interface MockUser {
  id: string;
  email: string;
  password: string;
  name: string | null;
  phone: string | null;
  role: Role;
  isConfirmed: boolean;
  deactivatedAt: string | null;
  createdAt: string;
  lastSignInAt: string | null;
  /** When the last confirmation e-mail was sent. */
  confirmationSentAt: Instant;
  /** `user_metadata` as it was sent at sign-up. */
  metadata: Record<string, unknown>;
}

/** Whether it can give bags follows from its phones. */
export type StoreTableRow = Omit<Tables['stores']['Row'], 'can_give'>;

/** A row of the table surprise_bags. */
export type BagTableRow = Omit<BagRow, 'store' | 'store_name'> &
  Pick<Tables['surprise_bags']['Row'], 'diet' | 'allergens'>;

export interface OrderDetail {
  bagId: string;
  quantity: number;
  unitPrice: number;
  title: string;
  /** Name, shop and pickup window of the bag when it was ordered. */
  titleAr?: string;
  storeName?: string;
  storeNameAr?: string;
  pickupStart?: string;
  pickupEnd?: string;
  pickupText?: string;
  takenBackAt?: string;
}

/** Columns of the table order_lines, which only the shop statement reads. */
export interface OrderLineRow {
  store_id: string | null;
  full_price: number | null;
}

/** A row of the table orders. Older rows lack later columns. */
export interface OrderRow {
  id: string;
  order_code: string | null;
  user_id: string;
  customer_name: string;
  customer_email: string;
  whatsapp_phone: string;
  language: string;
  delivery_method: string | null;
  is_gift?: boolean;
  delivery_area: string | null;
  delivery_address: string;
  details: OrderDetail[];
  /** One for each entry of `details`. */
  lineRows: OrderLineRow[];
  qty: number;
  currency: string;
  amount: number;
  delivery_fee: number;
  status: OrderStatus | null;
  payment_status: OrderStatus | null;
  created_at: string;
  expires_at: string;
  paid_at: string | null;
  deleted_at: string | null;
  /** The cart as JSON, to recognise a repeated order; only the server reads it. */
  cart: string;
  idempotency_key: string | null;
}

export interface PaymentRow {
  external_id: number;
  order_id: string;
  amount_cents: number;
  /** The status in the server's database. */
  status: 'pending' | 'success' | 'failed';
  /** The status in the wallet, which the server has to query. */
  walletStatus: 'pending' | 'success' | 'failed';
}

export type HandoverRow = Pick<
  Tables['handovers']['Row'],
  | 'id'
  | 'order_id'
  | 'store_id'
  | 'due_start'
  | 'due_end'
  | 'done_at'
  | 'device_id'
  | 'token'
  | 'bag_id'
  | 'number'
> & { kind: HandoverKind; state: HandoverState; how: HandoverHow | null };

/** With the hash of its token, which the server has in a table of its own. */
export type DeviceRow = Pick<
  Tables['devices']['Row'],
  'id' | 'store_id' | 'name' | 'created_at' | 'last_seen_at' | 'revoked_at'
> & { kind: 'counter' | 'courier'; token_hash: string };

/** A bag that two phones handed over; deleted once it is settled. */
type ConflictRow = Pick<Tables['handover_conflicts']['Row'], 'token' | 'handover_id' | 'at' | 'device_id'> & {
  how: HandoverHow;
};

type PairingRow = Pick<Tables['pairings']['Row'], 'code_hash' | 'store_id' | 'expires_at' | 'device_id'> & {
  kind: DeviceRow['kind'];
};

interface Picture {
  path: string;
  type: string;
  base64: string;
}

export type AlertRow = Tables['alerts']['Row'];

/** The sums of a published day, which the server's database keeps itself. */
export interface PlannedSalesRow {
  bag_id: string;
  day: string;
  store_id: string;
  planned: number;
  sold: number;
  /** Null while the day is on sale. */
  left_over: number | null;
  missed: number;
}

export type RatingRow = Omit<Tables['ratings']['Row'], 'counts'>;

export type RefundRow = Tables['refunds']['Row'] & { reason: RefundReason };

export interface MockDatabase {
  openedAt: Instant;
  people: MockUser[];
  shops: StoreTableRow[];
  bags: BagTableRow[];
  bagPlans: Tables['bag_plans']['Row'][];
  bagDays: Tables['bag_days']['Row'][];
  plannedSales: PlannedSalesRow[];
  favourites: Tables['favourites']['Row'][];
  alerts: AlertRow[];
  settings: Tables['settings']['Row'];
  /** Audit entries of rates that admins set, the oldest first. */
  rateEntries: Pick<Tables['audit_log']['Row'], 'at' | 'actor' | 'details'>[];
  orders: OrderRow[];
  payments: PaymentRow[];
  refunds: RefundRow[];
  ratings: RatingRow[];
  handovers: HandoverRow[];
  devices: DeviceRow[];
  /** In place of signed codes, which are others each time: for pictures. */
  fixedQr: string | null;
  conflicts: ConflictRow[];
  pairings: PairingRow[];
  /** Of confirmations that a phone took back. */
  undoneTokens: string[];
  /** The answers to what was taken back, by their tokens. */
  takenBack: Record<string, { decision: string; answer: TakeBackAnswerBody }>;
  /** Deliveries to a door where nobody was. */
  doorTries: { token: string; orderId: string; at: string; bringsBack: boolean }[];
  /** By counters, each once. */
  stockChanges: { token: string; bagId: string; from: number; to: number }[];
  pictures: Picture[];
  /** Opened with a password; `person` is the user's id. */
  sessions: { id: string; person: string }[];
  endedSessions: string[];
  /** How many since the database was created, by e-mail address. */
  wrongPasswords: Record<string, number>;
}

/** An instant as PostgREST writes it. */
export const timestamp = (at: Instant): string => new Date(at).toISOString().replace('Z', '+00:00');

/** The bag's name, shop and pickup window as an order line stores them; unknown values are left out. */
export function placeOf(
  { shops }: Pick<MockDatabase, 'shops'>,
  bag: BagTableRow | undefined,
): Partial<OrderDetail> {
  const shop = shops.find(({ id }) => id === bag?.store_id);
  const known = {
    titleAr: bag?.name_ar,
    storeName: shop?.name,
    storeNameAr: shop?.name_ar,
    pickupStart: bag?.pickup_start,
    pickupEnd: bag?.pickup_end,
    pickupText: bag?.pickup_time,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => typeof value === 'string'));
}

export const lineRowOf = (bag: BagTableRow | undefined): OrderLineRow => ({
  store_id: bag?.store_id ?? null,
  full_price: bag?.full_price ?? null,
});
