/** One buyer: reads the shelf, searches, signs in, buys, and checks the status of the order. */
import { setTimeout as wait } from 'node:timers/promises';
import {
  CANCEL_PAID_PATH,
  CHECKOUT_PATH,
  checkoutBody,
  DELIVERY_AREAS,
  filterBags,
  cartLineOf,
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
import { PASSWORD, signInCall } from '../../apps/server/src/testing/shopClient.ts';
import type { LoadClient, ClientResponse } from './loadClient.ts';
import type { Observations } from './observations.ts';
import type { Provider } from '../../apps/server/src/payments/testing/openProvider.ts';

/** A buyer gives up after this time. */
const BUYING_TIMEOUT_MS = 60_000;
const STATUS_CHECKS = 8;

export interface LoadUserOptions {
  email: string;
  id: string;
  token: string;
  client: LoadClient;
  observations: Observations;
  provider: Provider;
}

export function createLoadUser(options: LoadUserOptions) {
  const { email, id, client, observations, provider } = options;
  let { token } = options;
  let shelf: { etag: string; bags: readonly Bag[] } = { etag: '', bags: [] };

  const refresh = async (): Promise<void> => {
    const headers: Record<string, string> = shelf.etag ? { 'if-none-match': shelf.etag } : {};
    const response = await client.send('browse: the shelf', { path: SURPRISE_BAGS_PATH, headers });
    if (response?.status === 200)
      shelf = { etag: response.etag, bags: readBags(JSON.parse(response.body)).bags };
  };

  const browse = async (): Promise<void> => {
    await client.send('browse: a page', { path: pick(['/', '/our-bags', '/our-bags']) });
    await refresh();
  };

  /** The browser searches by itself; only the opened bag is a request. */
  const search = async (): Promise<void> => {
    if (shelf.bags.length === 0) await refresh();
    const [bag] = filterBags(shelf.bags, { search: pick(['bag', 'ف', 'b']), category: null });
    if (bag) await client.send('search: a bag', { path: `/bag/${encodeURIComponent(bag.id)}` });
  };

  const signIn = async (): Promise<void> => {
    const response = await client.send('sign in', signInCall({ email, password: PASSWORD }));
    if (typeof response?.json.access_token === 'string') token = response.json.access_token;
  };

  const history = async (): Promise<void> => {
    const query = `select=order_code,payment_status&user_id=eq.${id}&order=created_at.desc`;
    await client.send('own orders', { path: `/rest/v1/orders?${query}`, as: { token } });
  };

  /** Signs in again on an expired token, such as after a clock jump. */
  const post = async (kind: string, path: string, body: object, until: number, key?: string) => {
    const send = () =>
      client.sendUntilAnswered(
        kind,
        { path, as: { token }, body, ...(key && { headers: { 'idempotency-key': key } }) },
        until,
      );
    const response = await send();
    if (response?.status !== 401) return response;
    await signIn();
    return send();
  };

  const checkStatus = (code: string, until: number): Promise<ClientResponse | null> =>
    post('order status', ORDER_STATUS_PATH, { order_code: code, user_id: id }, until);

  /** As soon as it is paid, while a counter may be handing it over. */
  const cancel = async (code: string, until: number): Promise<void> => {
    observations.orders.get(code)!.cancelling = 'asked';
    const response = await post('cancel a paid order', CANCEL_PAID_PATH, { order_code: code }, until);
    if (response?.status === 200) observations.orders.get(code)!.cancelling = 'cancelled';
  };

  /** Asks to be told of a bag that is sold out. */
  const ask = async (): Promise<void> => {
    await refresh();
    const gone = shelf.bags.filter((bag) => observations.supply.has(bag.id) && bag.quantity === 0);
    if (gone.length === 0) return;
    const body = { p_bag: pick(gone).id, p_language: 'ar' };
    await client.send('ask to be told', { path: '/rest/v1/rpc/ask_alert', as: { token }, body });
  };

  /** The bags that are kept for this buyer now; null without an answer. */
  const keptBags = async (): Promise<string[] | null> => {
    const query = 'select=bag_id&ended_at=is.null&kept_at=not.is.null';
    const read = () => client.send('kept bags', { path: `/rest/v1/alerts?${query}`, as: { token } });
    let response = await read();
    if (response?.status === 401) {
      await signIn();
      response = await read();
    }
    if (response?.status !== 200) return null;
    return (JSON.parse(response.body) as { bag_id: string }[]).map(({ bag_id }) => bag_id);
  };

  const buy = async (
    outcome: 'pays' | 'cancels' | 'declines' | 'leaves',
    callback: CallbackDelivery,
    isGift = false,
  ): Promise<void> => {
    await refresh();
    const cart = cartFrom(shelf.bags, observations);
    const body = cart && checkoutBody(cart, randomCustomer(isGift), { id, email }, 'ar');
    if (!body) return;
    const until = Date.now() + BUYING_TIMEOUT_MS;
    const placed = await post('checkout', CHECKOUT_PATH, body, until, crypto.randomUUID());
    const code = placed?.json.order_code;
    if (typeof code !== 'string') return;
    observations.recordOrder(code, cart);
    const paymentRequest = { amount: body.amount, currency: 'USD', user_id: id, order_id: code };
    const opened = await post('open payment', PAYMENT_PATH, paymentRequest, until);
    const collectUrl = opened?.json.collectUrl;
    if (typeof collectUrl !== 'string') return;
    observations.paymentPagesAt.push(Date.now());
    if (outcome === 'leaves') return;
    if (outcome === 'declines') {
      await provider.simulator.decline(provider.paymentAt(collectUrl).externalId);
      await checkStatus(code, until);
      return;
    }
    // Recorded before the callback: the provider has the money from now on.
    observations.orders.get(code)!.isPaid = true;
    await provider.pay(collectUrl, callback);
    for (let times = 0; times < STATUS_CHECKS && Date.now() < until; times += 1) {
      const response = await checkStatus(code, until);
      if (response?.json.payment_status === 'paid') {
        observations.orders.get(code)!.shownPaid = true;
        const body = { to: '+96170123456', message: code };
        await client.send('message to the shop', { path: MESSAGE_PATH, as: { token }, body });
        if (outcome === 'cancels') await cancel(code, until);
        return;
      }
      await wait(1_000);
    }
  };

  return { browse, search, signIn, history, buy, ask, keptBags };
}

export type LoadUser = ReturnType<typeof createLoadUser>;

const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!;

function randomCustomer(isGift: boolean) {
  const form = {
    isGift,
    firstName: 'Rima',
    lastName: 'Haddad',
    phone: '70123456',
    phoneCountry: 'LB',
  } as const;
  const pickup = { method: 'pickup', areaId: null } as const;
  const delivery = { method: 'delivery', areaId: DELIVERY_AREAS[0]!.id } as const;
  const choice = isGift ? pickup : pick([pickup, delivery]);
  const reading = readCustomer({ ...form, ...choice, address: NO_ADDRESS });
  if (!reading.ok) throw new Error('The customer of the load is invalid.');
  return reading.value;
}

/** One or two of the bags that this run added, because only their supply is known. */
function cartFrom(bags: readonly Bag[], { supply }: Observations): Cart | null {
  const available = bags.filter((bag) => supply.has(bag.id) && bag.quantity > 0);
  if (available.length === 0) return null;
  const chosen = new Set([pick(available), ...(Math.random() < 0.3 ? [pick(available)] : [])]);
  return Array.from(chosen, (bag) => ({ ...cartLineOf(bag), quantity: Math.random() < 0.8 ? 1 : 2 }));
}
