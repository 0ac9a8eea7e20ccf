/** What the pretend backend and the real one must answer alike: every call that the screens make. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountExchanges } from './accounts.ts';
import { cancelExchanges } from './cancelling.ts';
import { adminExchanges } from './admin.ts';
import { everyCall } from './everyCall.ts';
import type { Exchanges } from './exchange.ts';
import { keepingExchanges } from './keeping.ts';
import { orderExchanges } from './orders.ts';
import { paymentExchanges } from './payments.ts';
import { profileExchanges } from './profiles.ts';
import { shelfExchanges } from './shelf.ts';
import type { Shop } from './shop.ts';

const CONTRACT: Record<string, Exchanges> = {
  'the shelf': shelfExchanges,
  accounts: accountExchanges,
  profiles: profileExchanges,
  orders: orderExchanges,
  payments: paymentExchanges,
  cancelling: cancelExchanges,
  'what admins keep': keepingExchanges,
  'the dashboard': adminExchanges,
  'every call of the specification': everyCall,
};

export interface OpenedShop extends Shop {
  close: () => Promise<void>;
}

const OPENING_MS = 60_000;

/** Each backend opens a shop on the seed, with the contract's people in it. */
export function holdToContract(open: () => Promise<OpenedShop>): void {
  let shop: OpenedShop;
  beforeAll(async () => {
    shop = await open();
  }, OPENING_MS);
  afterAll(() => shop.close());

  describe.each(Object.entries(CONTRACT))('%s', (_about, exchanges) => {
    test.each(Object.entries(exchanges))('%s', async (_says, exchange) => {
      expect.hasAssertions();
      await exchange(shop);
    });
  });
}
