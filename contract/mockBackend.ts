/** Opens the mocks as a backend: requests go directly to the handlers. */
import {
  addUser,
  busyOptions,
  createHandlers,
  createSeededDatabase,
  FROZEN_NOW,
  handlersFor,
  handlersWithAlerts,
  refundOptions,
  weekOptions,
  type Scenario,
} from '@zawadeh/mocks';
import { getResponse, type HttpHandler } from 'msw';
import { PASSWORD, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { TEST_USERS, type TestUserName } from './users.ts';

const ORIGIN = 'http://pretend.example';

export const mockBackend = (handlers: HttpHandler[]): ShopBackend => ({
  origin: ORIGIN,
  send: async (request) => {
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`No handler for ${request.method} ${request.url}.`);
    return response;
  },
});

/** The seed and the test users, as on the real server. */
export function openMockBackend(now: () => number = Date.now, scenario: Scenario = 'calm'): ShopBackend {
  const database = createSeededDatabase(now(), scenario);
  for (const [name, { email, metadata }] of Object.entries(TEST_USERS)) {
    const person = addUser(database, { email, password: PASSWORD, metadata }, now());
    Object.assign(person, { isConfirmed: true, role: (name as TestUserName) === 'admin' ? 'admin' : 'user' });
  }
  return mockBackend(createHandlers({ scenario, database, now }));
}

const now = (): number => FROZEN_NOW;

/** Everything that stories and `npm run dev` show. */
export const FIXTURES: Readonly<Record<string, () => HttpHandler[]>> = {
  calm: () => handlersFor('calm', now),
  empty: () => handlersFor('everythingEmpty', now),
  'a busy day': () => createHandlers(busyOptions(now)),
  refunds: () => createHandlers(refundOptions(now)),
  'a week': () => createHandlers(weekOptions(now)),
  alerts: () => handlersWithAlerts([{ bag: 'b5' }, { bag: 'b7', state: 'kept' }], now),
};
