/** The mocks as a shop: every request is put to the handlers themselves. */
import { addPerson, handlersIn, openSeededWorld, type Pretence, type Scenario } from '@zawadeh/mocks';
import { getResponse } from 'msw';
import type { OpenedShop } from './contract.ts';
import { PASSWORD, PEOPLE, type Name } from './people.ts';

const ORIGIN = 'http://pretend.example';

export function openPretendShop(now: () => number = Date.now, scenario: Scenario = 'calm'): OpenedShop {
  const world = openSeededWorld(now(), scenario);
  const columns = {
    mona: { isConfirmed: true },
    omar: { isConfirmed: true },
    admin: { isConfirmed: true, role: 'admin' },
    unconfirmed: {},
    deactivated: { isConfirmed: true, deactivatedAt: '2026-11-01T00:00:00.000+00:00' },
  } as const satisfies Record<Name, object>;
  for (const [who, { email, said }] of Object.entries(PEOPLE)) {
    Object.assign(addPerson(world, { email, password: PASSWORD, said }, now()), columns[who as Name]);
  }
  const pretence: Pretence = { scenario, world, now };
  const handlers = handlersIn(pretence);
  return {
    origin: ORIGIN,
    send: async (request) => {
      const answer = await getResponse(handlers, request);
      if (!answer) throw new Error(`Nobody answers ${request.method} ${request.url}.`);
      return answer;
    },
    close: async () => {},
  };
}
