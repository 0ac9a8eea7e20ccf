/** Who and what the pretend backend knows: plain data, so that it can be kept over a reload. */
import type { BagRow, Instant, OrderStatus, Role, StoreRow } from '@zawadeh/domain';

export interface Person {
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
  /** When the last confirmation letter left. */
  writtenAt: Instant;
  /** What was said at the sign-up, word for word. */
  said: Record<string, unknown>;
}

export interface Shop extends StoreRow {
  created_at: string;
}

/** A row of the table surprise_bags. */
export type ShelfBag = Omit<BagRow, 'store' | 'store_name'>;

export interface OrderLine {
  bagId: string;
  quantity: number;
  unitPrice: number;
  title: string;
  /** What is known of where it is collected, as it was when it was ordered. */
  titleAr?: string;
  storeName?: string;
  storeNameAr?: string;
  pickupStart?: string;
  pickupEnd?: string;
  pickupText?: string;
}

/** What stands beside a line in the table order_lines, which only the statement per shop reads. */
export interface KeptLine {
  store_id: string | null;
  full_price: number | null;
}

/** A row of the table orders. Older rows lack what later ones have. */
export interface OrderRow {
  id: string;
  order_code: string | null;
  user_id: string;
  customer_name: string;
  customer_email: string;
  whatsapp_phone: string;
  language: string;
  delivery_method: string | null;
  delivery_area: string | null;
  delivery_address: string;
  details: OrderLine[];
  /** One for each of its lines. */
  kept: KeptLine[];
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
  /** What was ordered, for comparing; the server alone reads it. */
  cart: string;
  idempotency_key: string | null;
}

export interface Payment {
  external_id: number;
  order_id: string;
  amount_cents: number;
  /** As the server knows it. */
  status: 'pending' | 'success' | 'failed';
  /** As the wallet knows it, which the server has to ask. */
  inWallet: 'pending' | 'success' | 'failed';
}

interface Picture {
  path: string;
  type: string;
  base64: string;
}

export interface World {
  openedAt: Instant;
  people: Person[];
  shops: Shop[];
  bags: ShelfBag[];
  orders: OrderRow[];
  payments: Payment[];
  pictures: Picture[];
  /** Opened with a password, and by whom. */
  sessions: { id: string; person: string }[];
  endedSessions: string[];
  /** How many since the world was opened, by address. */
  wrongPasswords: Record<string, number>;
}
