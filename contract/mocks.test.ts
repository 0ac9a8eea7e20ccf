import { DEMO_USERS } from '@zawadeh/mocks';
import { describe, expect, test, vi } from 'vitest';
import { signIn } from '../apps/server/src/testing/shopClient.ts';
import { CALLS, READINGS } from './calls.ts';
import { checked, runContract } from './contract.ts';
import { FIXTURES, mockBackend, openMockBackend } from './mockBackend.ts';

// The mocks log the confirmation link there.
vi.spyOn(console, 'info').mockImplementation(() => {});

runContract(
  async () => openMockBackend(),
  CALLS.filter(({ isRule }) => !isRule),
);

describe.each(Object.entries(FIXTURES))(
  'the fixture “%s” has the shapes of the real server',
  (_, handlers) => {
    test.each(READINGS.map((reading) => [reading.title, reading] as const))('%s', async (_title, reading) => {
      expect.hasAssertions();
      const backend = mockBackend(handlers());
      const [mona, admin] = [await signIn(backend, DEMO_USERS.mona), await signIn(backend, DEMO_USERS.admin)];
      await checked(backend, reading, {
        origin: backend.origin,
        users: { mona, admin, omar: mona },
        bags: [],
        kept: {},
      });
    });
  },
);

// The real server answers 404; in the mocks it is a missing handler.
test.each(['/api/nothing', '/auth/v1/nothing', '/rest/v1/nothing?select=*', '/storage/v1/nothing'])(
  'a call without a handler fails, and the console names it: %s',
  async (path) => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const backend = openMockBackend();
    expect((await backend.send(new Request(backend.origin + path))).type).toBe('error');
    expect(consoleError).toHaveBeenCalledWith(expect.stringContaining(`GET ${path}`));
    consoleError.mockRestore();
  },
);
