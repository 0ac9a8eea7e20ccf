/** One person with a phone: looks at the shelf, finds something, signs in, buys, and asks how the order stands. */
import { setTimeout as wait } from 'node:timers/promises';
import {
  CHECKOUT_PATH,
  checkoutBody,
  DELIVERY_AREAS,
  filterBags,
  lineOf,
  MESSAGE_PATH,
  NO_ADDRESS,
  ORDER_STATUS_PATH,
  PAYMENT_PATH,
  readBags,
  readCustomer,
  SURPRISE_BAGS_PATH,
  type Bag,
  type Cart,
} from '@zawadeh/domain';
import type { CallbackDelivery } from '../../apps/server/src/payments/simulator/callbackSender.ts';
import { passwordCall, type Caller, type Told } from './caller.ts';
import type { Notes } from './notes.ts';
import type { Provider } from '../../apps/server/src/payments/testing/openProvider.ts';

export const PASSWORD = 'Bread-and-salt';
/** How long somebody goes on trying to buy before they give up. */
const MOST_PATIENCE_MS = 60_000;
const LOOKS_AFTER_PAYING = 8;

export interface Visitor {
  email: string;
  id: string;
  token: string;
  caller: Caller;
  notes: Notes;
  provider: Provider;
}

export function personOf(visitor: Visitor) {
  const { email, id, caller, notes, provider } = visitor;
  let { token } = visitor;
  let shelf: { etag: string; bags: readonly Bag[] } = { etag: '', bags: [] };

  const refresh = async (): Promise<void> => {
    const headers: Record<string, string> = shelf.etag ? { 'if-none-match': shelf.etag } : {};
    const told = await caller.call('browse: the shelf', SURPRISE_BAGS_PATH, { headers });
    if (told?.status === 200) shelf = { etag: told.etag, bags: readBags(JSON.parse(told.body)).bags };
  };

  const browse = async (): Promise<void> => {
    await caller.call('browse: a page', pick(['/', '/our-bags', '/our-bags']));
    await refresh();
  };

  /** Searching is the page's own work; what it costs the shop is the bag that is opened. */
  const search = async (): Promise<void> => {
    if (shelf.bags.length === 0) await refresh();
    const [bag] = filterBags(shelf.bags, { search: pick(['bag', 'ف', 'b']), category: null });
    if (bag) await caller.call('search: a bag', `/bag/${encodeURIComponent(bag.id)}`);
  };

  const signIn = async (): Promise<void> => {
    const told = await caller.call('sign in', ...passwordCall(email, PASSWORD));
    if (typeof told?.answer.access_token === 'string') token = told.answer.access_token;
  };

  const history = async (): Promise<void> => {
    const query = `select=order_code,payment_status&user_id=eq.${id}&order=created_at.desc`;
    await caller.call('own orders', `/rest/v1/orders?${query}`, { token });
  };

  /** A token that is no longer good, after a clock that jumped, is got anew. */
  const post = async (kind: string, path: string, body: object, until: number, key?: string) => {
    const ask = () =>
      caller.untilAnswered(
        kind,
        path,
        { method: 'POST', token, body, ...(key && { headers: { 'idempotency-key': key } }) },
        until,
      );
    const told = await ask();
    if (told?.status !== 401) return told;
    await signIn();
    return ask();
  };

  const look = (code: string, until: number): Promise<Told | null> =>
    post('look again', ORDER_STATUS_PATH, { order_code: code, user_id: id }, until);

  const buy = async (ends: 'pays' | 'declines' | 'walks away', callback: CallbackDelivery): Promise<void> => {
    await refresh();
    const cart = cartFrom(shelf.bags, notes);
    const body = cart && checkoutBody(cart, aCustomer(), { id, email }, 'ar');
    if (!body) return;
    const until = Date.now() + MOST_PATIENCE_MS;
    const placed = await post('checkout', CHECKOUT_PATH, body, until, crypto.randomUUID());
    const code = placed?.answer.order_code;
    if (typeof code !== 'string') return;
    notes.acknowledged(code, cart);
    const asked = { amount: body.amount, currency: 'USD', user_id: id, order_id: code };
    const opened = await post('open payment', PAYMENT_PATH, asked, until);
    const collectUrl = opened?.answer.collectUrl;
    if (typeof collectUrl !== 'string') return;
    notes.opened();
    if (ends === 'walks away') return;
    if (ends === 'declines') {
      await provider.simulator.decline(provider.paymentAt(collectUrl).externalId);
      await look(code, until);
      return;
    }
    // From the moment the provider has the money.
    notes.paid(code);
    await provider.pay(collectUrl, callback);
    for (let times = 0; times < LOOKS_AFTER_PAYING && Date.now() < until; times += 1) {
      const told = await look(code, until);
      if (told?.answer.payment_status === 'paid') {
        notes.heardPaid(code);
        const body = { to: '+96170123456', message: code };
        await caller.call('tell the shop', MESSAGE_PATH, { method: 'POST', token, body });
        return;
      }
      await wait(1_000);
    }
  };

  return { browse, search, signIn, history, buy };
}

export type Person = ReturnType<typeof personOf>;

const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!;

function aCustomer() {
  const form = { firstName: 'Rima', lastName: 'Haddad', phone: '70123456', phoneCountry: 'LB' } as const;
  const choice = pick([
    { method: 'pickup', areaId: null },
    { method: 'delivery', areaId: DELIVERY_AREAS[0]!.id },
  ] as const);
  const reading = readCustomer({ ...form, ...choice, address: NO_ADDRESS });
  if (!reading.ok) throw new Error('The customer of the load is not one.');
  return reading.value;
}

/** One or two bags that this load brought along: only of those is the supply known. */
function cartFrom(bags: readonly Bag[], { supply }: Notes): Cart | null {
  const known = bags.filter((bag) => supply.has(bag.id) && bag.quantity > 0);
  if (known.length === 0) return null;
  const chosen = new Set([pick(known), ...(Math.random() < 0.3 ? [pick(known)] : [])]);
  return Array.from(chosen, (bag) => ({ ...lineOf(bag), quantity: Math.random() < 0.8 ? 1 : 2 }));
}
