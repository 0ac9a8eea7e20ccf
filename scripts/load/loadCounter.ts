/** A phone at the counter of the load's shop: hands over what is paid, gives gifts, and puts sold-out bags on sale again. */
import {
  COUNTER_ACTIONS_PATH,
  COUNTER_PATH,
  newSecret,
  PAIR_PATH,
  readActionResults,
  readCounterGifts,
  readCounterState,
  secretHash,
  type CounterActionBody,
} from '@zawadeh/domain';
import type { LoadAdmin } from './loadAdmin.ts';
import type { LoadClient } from './loadClient.ts';
import type { Observations } from './observations.ts';

export interface LoadCounterOptions {
  name: string;
  client: LoadClient;
  admin: LoadAdmin;
  observations: Observations;
}

/** As many as a queue that was offline for a while. */
const MOST_AT_ONCE = 20;

export async function pairLoadCounter({ name, client, admin, observations }: LoadCounterOptions) {
  const [code, token] = [newSecret(), newSecret()];
  await admin.allowPhone(await secretHash(code));
  const paired = await client.send('counter: pairing', { path: PAIR_PATH, body: { code, token, name } });
  if (paired?.status !== 200) throw new Error(`The counter could not be paired: ${paired?.body}`);
  const headers = { authorization: `Device ${token}` };

  /** Sends again until the server settles each action, as a phone's queue does. */
  const act = async (actions: readonly CounterActionBody[], until: number): Promise<Set<string>> => {
    const body = { actions };
    const response = await client.sendUntilAnswered(
      'counter: actions',
      { path: COUNTER_ACTIONS_PATH, headers, body },
      until,
    );
    const results = readActionResults(response?.json);
    return new Set(results.filter(({ outcome }) => outcome === 'done').map((result) => result.token));
  };

  return {
    async work(until: number): Promise<void> {
      const response = await client.send('counter: the list', { path: COUNTER_PATH, headers });
      const state = readCounterState(response?.json);
      if (response?.status !== 200 || state === null) return;
      const waiting = state.handovers.filter(({ kind, state: is }) => kind === 'pickup' && is === 'waiting');
      const handOvers = waiting.slice(0, MOST_AT_ONCE).map(({ orderId, orderCode }) => ({
        orderCode,
        action: {
          token: crypto.randomUUID(),
          do: 'hand_over' as const,
          order_id: orderId,
          kind: 'pickup' as const,
          how: 'list' as const,
        },
      }));
      const gifts = readCounterGifts(state.giftRows)
        .filter((gift) => gift.waiting > 0)
        .map(({ bagId }) => ({ token: crypto.randomUUID(), do: 'give' as const, bag_id: bagId }));
      const again = state.bags
        .filter(
          ({ id, forSale }) =>
            forSale === 0 && observations.supply.has(id) && !observations.plannedBags.has(id),
        )
        .slice(0, 1)
        .map(({ id }) => ({
          token: crypto.randomUUID(),
          do: 'stock' as const,
          bag_id: id,
          change: 'more' as const,
        }));
      const actions = [...handOvers.map(({ action }) => action), ...gifts, ...again];
      if (actions.length === 0) return;
      // Written down before the call: an answer may be lost on the way.
      for (const { orderCode } of handOvers) observations.recordTriedHandover(orderCode);
      observations.gifts.tried += gifts.length;
      for (const { bag_id } of again) observations.recordTriedSupply(bag_id);
      const done = await act(actions, until);
      for (const { orderCode, action } of handOvers)
        if (done.has(action.token)) observations.recordHandedOver(orderCode);
      for (const { token: gift } of gifts) if (done.has(gift)) observations.gifts.done += 1;
      for (const { token: change, bag_id } of again)
        if (done.has(change)) observations.recordMoreSupply(bag_id);
    },
  };
}

export type LoadCounter = Awaited<ReturnType<typeof pairLoadCounter>>;
