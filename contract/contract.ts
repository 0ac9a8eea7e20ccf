/** Sends every call to a backend, the real server or the mocks, and compares status and shape of each answer. */
import { SURPRISE_BAGS_PATH, type BagRow } from '@zawadeh/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { schemas } from '../apps/server/src/openapi/testing/described.ts';
import { schemaMismatches } from '../apps/server/src/openapi/testing/schemaMismatches.ts';
import { call, signIn, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { CALLS, type ContractCall, type Known } from './calls.ts';
import { credentialsOf } from './users.ts';

/** `calls` in their order: later ones need answers of earlier ones. */
export function runContract(open: () => Promise<ShopBackend>, calls: readonly ContractCall[] = CALLS): void {
  let backend: ShopBackend;
  let known: Known;
  const kept: Record<string, string> = {};
  beforeAll(async () => {
    backend = await open();
    const [mona, omar, admin] = [
      await signIn(backend, credentialsOf('mona')),
      await signIn(backend, credentialsOf('omar')),
      await signIn(backend, credentialsOf('admin')),
    ];
    const { body } = await call(backend, { path: SURPRISE_BAGS_PATH });
    known = { origin: backend.origin, users: { mona, omar, admin }, bags: body as BagRow[], kept };
  }, 60_000);

  describe('every call of the web app is answered in its shape', () => {
    test.each(calls.map((each) => [each.title, each] as const))('%s', async (title, each) => {
      expect.hasAssertions();
      const body = await checked(backend, each, known);
      if (each.keep) kept[title] = each.keep(body);
    });
  });
}

/** The body of an answer that has the status and the shape it should have. */
export async function checked(
  backend: ShopBackend,
  { who, call: wanted, status, answer }: ContractCall,
  known: Known,
): Promise<unknown> {
  const sent = typeof wanted === 'function' ? await wanted(known) : wanted;
  const as = who === 'visitor' ? sent.as : known.users[who];
  const { body, ...got } = await call(backend, { ...sent, as });
  expect({ ...got, body }).toMatchObject({ status });
  if (answer === null) return body;
  expect(got.type).toMatch(/json$/);
  expect(schemaMismatches(answer, body, schemas)).toEqual([]);
  return body;
}
