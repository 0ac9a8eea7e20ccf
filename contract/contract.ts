/** The tests that the mocks and the real server both have to pass: every call that the screens make. */
import type { ContractBackend, ContractTests } from './shapes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alertTests } from './alerts.ts';
import { accountTests } from './accounts.ts';
import { cancelTests } from './cancelling.ts';
import { dashboardTests } from './admin.ts';
import { everyCall } from './everyCall.ts';
import { favouriteTests } from './favourites.ts';
import { adminWriteTests } from './adminWrites.ts';
import { giftTests } from './gifts.ts';
import { impactTests } from './impact.ts';
import { handoverBoardTests } from './handoverBoard.ts';
import { orderTests } from './orders.ts';
import { paymentTests } from './payments.ts';
import { planTests } from './plans.ts';
import { weekTests } from './week.ts';
import { profileTests } from './profiles.ts';
import { rateTests } from './rate.ts';
import { ratingTests } from './ratings.ts';
import { ticketTests } from './tickets.ts';
import { bagTests } from './bags.ts';

const CONTRACT: Record<string, ContractTests> = {
  'the shelf': bagTests,
  accounts: accountTests,
  profiles: profileTests,
  favourites: favouriteTests,
  alerts: alertTests,
  orders: orderTests,
  payments: paymentTests,
  cancelling: cancelTests,
  tickets: ticketTests,
  'what bags were good for': impactTests,
  ratings: ratingTests,
  'the handovers of the dashboard': handoverBoardTests,
  gifts: giftTests,
  'admin writes': adminWriteTests,
  plans: planTests,
  'the week of the dashboard': weekTests,
  'the rate of the lira': rateTests,
  'the dashboard': dashboardTests,
  'every call of the specification': everyCall,
};

export interface OpenedBackend extends ContractBackend {
  close: () => Promise<void>;
}

const OPENING_MS = 60_000;

/** `open` starts a backend with the seed and the test users. */
export function runContractTests(open: () => Promise<OpenedBackend>): void {
  let backend: OpenedBackend;
  beforeAll(async () => {
    backend = await open();
  }, OPENING_MS);
  afterAll(() => backend.close());

  describe.each(Object.entries(CONTRACT))('%s', (_title, exchanges) => {
    test.each(Object.entries(exchanges))('%s', async (_title, contractTest) => {
      expect.hasAssertions();
      await contractTest(backend);
    });
  });
}
