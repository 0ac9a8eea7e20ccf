/** Who and what the pretend backend knows. It begins anew with every page. */
import { readPhone, type Role } from '@zawadeh/domain';

export interface Person {
  id: string;
  email: string;
  password: string;
  name: string;
  phone: string;
  role: Role;
  isConfirmed: boolean;
  deactivatedAt: string | null;
  createdAt: string;
}

/** A row of the table orders, as far as it is asked for. */
export interface OrderRow {
  id: string;
  order_code: string | null;
  user_id: string;
  created_at: string;
  payment_status: string | null;
  delivery_method: string | null;
  qty: number | null;
}

export interface World {
  people: Person[];
  orders: OrderRow[];
  /** Wrong passwords and sign-ups since the page began. */
  attempts: number;
}

const DAY = 86_400_000;

/** The accounts that a fresh installation has, and two more that show what else an account can be. */
export const DEMO_PEOPLE = {
  admin: { email: 'admin@zawadeh.local', password: 'Zawadeh-admin-1' },
  mona: { email: 'mona@zawadeh.local', password: 'Zawadeh-mona-1' },
  unconfirmed: { email: 'unconfirmed@zawadeh.local', password: 'Zawadeh-new-1' },
  deactivated: { email: 'deactivated@zawadeh.local', password: 'Zawadeh-gone-1' },
} as const;

export function openWorld(now: number): World {
  const at = (ago: number) => new Date(now - ago).toISOString();
  const since = { isConfirmed: true, deactivatedAt: null, createdAt: at(30 * DAY) };
  const { admin, mona, unconfirmed, deactivated } = DEMO_PEOPLE;
  return {
    people: [
      { ...admin, ...since, id: idOf(1), name: 'Nour Masri', phone: '+96171124455', role: 'admin' },
      { ...mona, ...since, id: idOf(2), name: 'Mona Kabbara', phone: '+96170123456', role: 'user' },
      {
        ...unconfirmed,
        ...since,
        id: idOf(3),
        name: 'Samir Aziz',
        phone: '+96176123456',
        role: 'user',
        isConfirmed: false,
      },
      {
        ...deactivated,
        ...since,
        id: idOf(4),
        name: 'EMPTY',
        phone: 'EMPTY',
        role: 'user',
        deactivatedAt: at(DAY),
      },
    ],
    orders: [
      order(1, 'ZWD-48213', 'paid', 'delivery', 3, at(0.1 * DAY)),
      order(2, 'ZWD-47960', 'pending', 'pickup', 1, at(3 * DAY)),
      order(3, 'ZWD-47102', 'failed', 'pickup', 1, at(12 * DAY)),
      order(4, 'ZWD-46655', 'refunded', 'delivery', 11, at(15 * DAY)),
      order(5, null, null, null, 2, at(19 * DAY)),
    ],
    attempts: 0,
  };
}

interface SignUpBody {
  email: string;
  password: string;
  name: string;
  phone: string;
}

export function addPerson(world: World, { email, password, name, phone }: SignUpBody, now: number): Person {
  const person: Person = {
    id: idOf(world.people.length + 1),
    email,
    password,
    name,
    phone: readPhone(phone).ok ? phone : 'EMPTY',
    role: 'user',
    isConfirmed: false,
    deactivatedAt: null,
    createdAt: new Date(now).toISOString(),
  };
  world.people.push(person);
  return person;
}

export const personByEmail = (world: World, email: string): Person | undefined =>
  world.people.find((person) => person.email === email.toLowerCase());

const idOf = (count: number): string => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;

const order = (
  count: number,
  order_code: string | null,
  payment_status: string | null,
  delivery_method: string | null,
  qty: number,
  created_at: string,
): OrderRow => ({
  id: `8f3c2207-5d1e-4c55-9a0b-${String(count).padStart(12, '0')}`,
  user_id: idOf(2),
  order_code,
  payment_status,
  delivery_method,
  qty,
  created_at,
});
