/** Shops that ask to sell here: over HTTP as anybody sends them, and as admins answer them. */
import { STORE_APPLICATIONS_PATH, type StoreApplicationBody } from '@zawadeh/domain';
import { expect, test } from 'vitest';
import { APPLICATIONS_PER_DAY } from '../http/rateLimit.ts';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { openOrderDriver } from '../testing/orderDriver.ts';
import { raceRounds } from '../testing/testDatabase.ts';
import { joinAsAdmin, type TestUser } from '../testing/users.ts';

const booted = await bootForFile();
const { service } = openOrderDriver(booted);
const [nour, samir] = await Promise.all([
  joinAsAdmin(booted, 'nour@example.com'),
  joinAsAdmin(booted, 'samir@example.com'),
]);

let numbers = 0;
const application = (changed: Partial<StoreApplicationBody> = {}): StoreApplicationBody => {
  numbers += 1;
  return {
    name: `Saj ${numbers}`,
    area: 'mina',
    phone: `+961600${String(1_000 + numbers)}`,
    email: `saj-${numbers}@example.com`,
    kind: 'bakery',
    left_over: 'Bread, from eight o’clock',
    language: 'ar',
    ...changed,
  };
};

let addresses = 0;
const address = () => {
  addresses += 1;
  return `203.0.113.${addresses}`;
};

async function apply(body: object, from = address()) {
  const response = await booted.app.request(
    STORE_APPLICATIONS_PATH,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    { peerAddress: from },
  );
  const answer = (await response.json()) as Record<string, unknown>;
  return {
    status: response.status,
    code: answer.code,
    answer,
    retryAfter: response.headers.get('retry-after'),
  };
}

async function applied(changed: Partial<StoreApplicationBody> = {}): Promise<string> {
  const body = application(changed);
  expect((await apply(body)).status).toBe(200);
  const { data } = await service.from('store_applications').select('id').eq('email', body.email).single();
  return String(data?.id);
}

const decide = async (admin: TestUser, p_id: string, decision: object) => {
  const { data, error } = await admin.client.rpc('decide_application', { p_id, ...decision } as never);
  expect(error).toBeNull();
  return data as unknown as Record<string, unknown>;
};
const stateOf = async (id: string) =>
  (await service.from('store_applications').select('*').eq('id', id).single()).data;

test('a number applies once while its application waits, in whatever notation, and hears when it was sent', async () => {
  const body = application({ phone: '06 000 901' });
  const first = await apply(body);
  expect(first).toMatchObject({ status: 200, answer: { applied_at: expect.any(String) } });
  const second = await apply({ ...body, phone: '+961 6 000 901', name: 'Another name' });
  expect(second).toMatchObject({ status: 409, code: 'applied_before', answer: first.answer });
  const { data } = await service.from('store_applications').select('name, phone').eq('email', body.email);
  expect(data).toEqual([{ name: body.name, phone: '+9616000901' }]);
});

test('the number of a store on Zawadeh applies for no second one', async () => {
  const { data: store } = await service.from('stores').select('phone').limit(1).single();
  expect(await apply(application({ phone: String(store?.phone) }))).toMatchObject({
    status: 409,
    code: 'store_exists',
  });
});

test.each([
  ['an unknown area', { area: 'beirut' }],
  ['an address that is none', { email: 'saj at example' }],
  ['a number that is none', { phone: '12' }],
  ['a state of its own', { state: 'accepted' }],
])('an application with %s is refused', async (_what, changed) => {
  expect(await apply({ ...application(), ...changed })).toMatchObject({ status: 400, code: 'malformed' });
});

test('one address sends few applications a day, and another one is not kept from sending', async () => {
  const from = address();
  for (let place = 0; place < APPLICATIONS_PER_DAY; place += 1)
    expect((await apply(application(), from)).status).toBe(200);
  const { status, code, retryAfter } = await apply(application(), from);
  expect([status, code]).toEqual([429, 'too_many_applications']);
  expect(Number(retryAfter)).toBeGreaterThan(60);
  expect((await apply(application())).status).toBe(200);
});

test('of two admins who answer at once one decides, and a store is made once, with its terms', async () => {
  for (let round = 0; round < raceRounds; round += 1) {
    const id = await applied({ kind: 'sweets' });
    const answers = await Promise.all([
      decide(nour, id, { p_accepts: true, p_publishing: 'direct' }),
      decide(samir, id, { p_accepts: true, p_publishing: 'direct' }),
    ]);
    expect(new Set(answers.map(({ refused }) => refused ?? null))).toEqual(
      new Set(['already_decided', null]),
    );
    const row = await stateOf(id);
    const { data: stores } = await service
      .from('stores')
      .select('id, name, area, facade, store_terms (publishing)')
      .eq('name', String(row?.name));
    expect(stores).toEqual([
      {
        id: row?.store_id,
        name: row?.name,
        area: 'mina',
        facade: 'sweets',
        store_terms: { publishing: 'direct' },
      },
    ]);
  }
});

test('the same answer of the same admin once more is no second decision, and says what was decided', async () => {
  const id = await applied();
  const first = await decide(nour, id, { p_accepts: true });
  expect(await decide(nour, id, { p_accepts: true })).toEqual(first);
  expect(await decide(nour, id, { p_accepts: false, p_reason: 'too_far' })).toMatchObject({
    refused: 'already_decided',
    application: { state: 'accepted', decided_by: 'nour@example.com' },
  });
  const { store_id } = (await stateOf(id))!;
  const { data: log } = await service
    .from('audit_log')
    .select('actor, action')
    .eq('subject_id', String(store_id));
  expect(log).toContainEqual({ actor: nour.id, action: 'application_accepted' });
});

test('an application is declined with a reason, makes no store, and may be sent again', async () => {
  const body = application();
  await apply(body);
  const { data } = await service.from('store_applications').select('id').eq('email', body.email).single();
  const id = String(data?.id);
  expect(await decide(nour, id, { p_accepts: false, p_reason: ' ' })).toEqual({ refused: 'malformed' });
  expect(await decide(nour, id, { p_accepts: true, p_publishing: 'at once' })).toEqual({
    refused: 'malformed',
  });
  expect(await stateOf(id)).toMatchObject({ state: 'open', decided_by: null });
  await decide(nour, id, { p_accepts: false, p_reason: 'too_far' });
  expect(await stateOf(id)).toMatchObject({
    state: 'declined',
    reason: 'too_far',
    decided_by: nour.id,
    store_id: null,
  });
  const { data: stores } = await service.from('stores').select('id').eq('name', body.name);
  expect(stores).toEqual([]);
  expect((await apply(body)).status).toBe(200);
});

test('from all addresses together a hundred applications a day are stored', async () => {
  const { count } = await service.from('store_applications').select('id', { count: 'exact', head: true });
  const rows = Array.from({ length: 100 - Number(count) }, () => application());
  await service.from('store_applications').insert(rows).throwOnError();
  expect(await apply(application())).toMatchObject({ status: 429, code: 'too_many_applications' });
});
