/** Opens the mocks as the backend under test: requests go directly to the handlers. */
import { addUser, createHandlers, createSeededDatabase, type Scenario } from '@zawadeh/mocks';
import { getResponse } from 'msw';
import type { OpenedBackend } from './contract.ts';
import { TEST_USERS, type TestUserName } from './users.ts';
import { PASSWORD } from '../apps/server/src/testing/shopClient.ts';

const ORIGIN = 'http://pretend.example';

export function openMockBackend(now: () => number = Date.now, scenario: Scenario = 'calm'): OpenedBackend {
  const database = createSeededDatabase(now(), scenario);
  const columns = {
    mona: { isConfirmed: true },
    omar: { isConfirmed: true },
    admin: { isConfirmed: true, role: 'admin' },
    unconfirmed: {},
    deactivated: { isConfirmed: true, deactivatedAt: '2026-11-01T00:00:00.000+00:00' },
  } as const satisfies Record<TestUserName, object>;
  for (const [name, { email, metadata }] of Object.entries(TEST_USERS)) {
    Object.assign(
      addUser(database, { email, password: PASSWORD, metadata }, now()),
      columns[name as TestUserName],
    );
  }
  const handlers = createHandlers({ scenario, database, now });
  return {
    origin: ORIGIN,
    send: async (request) => {
      const response = await getResponse(handlers, request);
      if (!response) throw new Error(`No handler for ${request.method} ${request.url}.`);
      return response;
    },
    movePayment: async (code, to) => {
      const order = database.orders.find(({ order_code }) => order_code === code);
      if (!order) throw new Error(`There is no order ${code}.`);
      order.paid_at = to.toISOString();
    },
    close: async () => {},
  };
}
