import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faults, type ResponseFault } from './simulator/faults.ts';
import { openWhish, payment, SECRET, TOKEN } from './testing/openWhish.ts';

const { externalId } = payment;
let whish: Awaited<ReturnType<typeof openWhish>>;
const consoles = ['log', 'warn', 'error'] as const;

beforeEach(async () => {
  whish = await openWhish();
  for (const name of consoles) vi.spyOn(console, name).mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await whish.stop();
});

const unreadable = (code: string) => ({ ok: false, error: { kind: 'unreadable', code } });
const refusedWith = (code: unknown) => faults.text(JSON.stringify({ status: false, code, data: null }));
const done = (data: unknown) => faults.text(JSON.stringify({ status: true, code: null, data }));

const noEnvelope = [
  ['a page with 404', faults.page(404), unreadable('not_json_http_404')],
  ['a page with 502', faults.page(502), unreadable('not_json_http_502')],
  ['a page with 200', faults.page(200), unreadable('not_json_http_200')],
  ['nothing', faults.empty, unreadable('empty')],
  ['half an answer', faults.truncated, unreadable('not_json_http_200')],
  ['more than is read', faults.padded, unreadable('too_large')],
  ['null', faults.text('null'), unreadable('no_envelope_http_200')],
  ['a list', faults.text('[true]'), unreadable('no_envelope_http_200')],
  ['another envelope', faults.text('{"status":500,"error":"x"}'), unreadable('no_envelope_http_200')],
  ['"true" in words', faults.text('{"status":"true","data":{}}'), unreadable('no_envelope_http_200')],
] as const;

test.each(noEnvelope)('after %s it is unknown whether a payment was opened', async (_, fault, expected) => {
  whish.simulator.failNext(fault);
  expect(await whish.adapter().createCollect(payment)).toEqual(expected);
  expect(whish.requests).toHaveLength(1);
});

test.each(noEnvelope)(
  'after %s the status is asked once more, and no more than that',
  async (_, fault, expected) => {
    await whish.adapter().createCollect(payment);
    whish.simulator.failNext(fault);
    expect(await whish.adapter().askStatus(externalId)).toEqual({ ok: true, value: 'pending' });
    whish.simulator.failNext(fault, fault);
    expect(await whish.adapter().askStatus(externalId)).toEqual(expected);
    expect(whish.requests).toHaveLength(5);
  },
);

test.each([
  ['400', '400'],
  [400, '400'],
  ['auth.session_not_exist', 'auth.session_not_exist'],
  [null, null],
  [{ nested: true }, null],
  ['words with blanks', null],
  ['x'.repeat(41), null],
  [`echo-${SECRET}`, null],
  [SECRET, null],
])('a rejection with the code %j has %j and is not retried', async (code, expected) => {
  whish.simulator.failNext(refusedWith(code), refusedWith(code));
  const no = { ok: false, error: { kind: 'refused', code: expected } };
  expect(await whish.adapter().createCollect(payment)).toEqual(no);
  expect(await whish.adapter().askStatus(externalId)).toEqual(no);
  expect(whish.requests).toHaveLength(2);
});

test.each([
  [{ collectStatus: 'success' }, { ok: true, value: 'success' }],
  [{ collectStatus: 'Failed' }, { ok: true, value: 'failed' }],
  [{ collectStatus: 'processing' }, unreadable('other_status')],
  [{ collectStatus: '' }, unreadable('no_status')],
  [{ collectStatus: true }, unreadable('no_status')],
  [{}, unreadable('no_status')],
  [null, unreadable('no_status')],
])('the status data %j is read as %j', async (data, expected) => {
  whish.simulator.failNext(done(data));
  expect(await whish.adapter().askStatus(externalId)).toEqual(expected);
});

test.each([
  ['https://whish.example/pay/1', true],
  ['https://lb.sandbox.whish.example/itel-service/shorten/X?a=1', true],
  ['http://whish.example/pay/1', false],
  ['https://evil.example/pay/1', false],
  ['https://whish.example.evil.example/', false],
  ['https://evilwhish.example/', false],
  ['https://whish.example@evil.example/', false],
  ['https://whish.example:8443/', false],
  ['//whish.example/pay/1', false],
  ['javascript:alert(1)', false],
  [`https://whish.example/${SECRET}`, false],
])('a buyer may be sent to %s: %j', async (collectUrl, may) => {
  whish.simulator.failNext(done({ collectUrl }));
  expect(await whish.adapter().createCollect(payment)).toEqual(
    may ? { ok: true, value: collectUrl } : unreadable('unsafe_collect_url'),
  );
});

test.each([
  null,
  {},
  { collectUrl: 7 },
  { collectUrl: '' },
  { collectUrl: `https://whish.example/${'x'.repeat(2_000)}` },
])('an unusable address is an error', async (data) => {
  whish.simulator.failNext(done(data));
  expect(await whish.adapter().createCollect(payment)).toMatchObject({
    ok: false,
    error: { kind: 'unreadable' },
  });
});

test('a local wallet may stand in where the settings say so', async () => {
  const collectUrl = 'http://127.0.0.1:4310/wallet/100001';
  whish.simulator.failNext(done({ collectUrl }));
  const collectHosts = { providers: [], localWallet: 'http://127.0.0.1:4310' };
  const adapter = whish.adapter(undefined, { collectHosts });
  expect(await adapter.createCollect(payment)).toEqual({ ok: true, value: collectUrl });
});

test('a redirect is not followed, so the secret is not sent on', async () => {
  whish.simulator.failNext(faults.redirected(`${whish.shopOrigin}/steal`));
  expect(await whish.adapter().createCollect(payment)).toEqual(unreadable('redirected'));
  expect(whish.calledBack).toEqual([]);
});

test('a payment that was opened without an answer is not opened twice, and the status still finds it', async () => {
  whish.simulator.failNext(faults.lost);
  expect(await whish.adapter().createCollect(payment)).toMatchObject({
    ok: false,
    error: { kind: 'unreachable' },
  });
  expect(whish.requests).toHaveLength(1);
  await whish.simulator.pay(externalId);
  whish.simulator.failNext(faults.lost);
  expect(await whish.adapter().askStatus(externalId)).toEqual({ ok: true, value: 'success' });
});

test.each(['create', 'status'] as const)(
  'a slow provider times out for %s, and the second try shares the time of the first',
  async (call) => {
    let release = (): void => {};
    const answered = new Promise<void>((resolve) => (release = resolve));
    whish.simulator.failNext(faults.slow(answered));
    const impatient = whish.adapter({ create: 20_000, status: 20_000, [call]: 100 });
    const answer = call === 'create' ? impatient.createCollect(payment) : impatient.askStatus(externalId);
    expect(await answer).toEqual({ ok: false, error: { kind: 'unreachable', code: 'timeout' } });
    expect(whish.requests).toHaveLength(1);
    release();
  },
);

test('an endless body times out like a missing answer', async () => {
  const dripping: ResponseFault = () =>
    new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) }));
  whish.simulator.failNext(dripping);
  expect(await whish.adapter({ create: 100, status: 100 }).createCollect(payment)).toMatchObject({
    ok: false,
    error: { kind: 'unreachable', code: 'timeout' },
  });
});

test('a network error has its code, and not its message, which may quote a header', async () => {
  const failing = (cause: unknown) => async () => {
    throw new TypeError(`invalid header value "${SECRET}"`, { cause });
  };
  const adapter = (cause: unknown) => whish.adapter(undefined, {}, failing(cause));
  const expected = (code: string) => ({ ok: false, error: { kind: 'unreachable', code } });
  expect(await adapter({ code: 'ECONNREFUSED' }).askStatus(externalId)).toEqual(expected('ECONNREFUSED'));
  expect(await adapter(new Error(SECRET)).createCollect(payment)).toEqual(expected('network'));
});

test('neither the secret nor the token is in any result or log', async () => {
  const echo = JSON.stringify({ secret: SECRET, token: TOKEN });
  const echoing = [
    ...noEnvelope.map(([, fault]) => fault),
    faults.lost,
    faults.redirected(`https://evil.example/${SECRET}`),
    faults.text(echo),
    faults.text(`<html>${echo}`),
    refusedWith(SECRET),
    faults.text(JSON.stringify({ status: false, code: 'x', dialog: { message: echo }, data: echo })),
    done({ collectUrl: `https://whish.example/${SECRET}`, collectStatus: SECRET }),
  ];
  const expected: unknown[] = [whish.adapter()];
  for (const fault of echoing) {
    const adapter = whish.adapter(undefined, {}, async () => fault(Response.json({})));
    expected.push(await adapter.createCollect(payment), await adapter.askStatus(externalId));
  }
  const logged = consoles.flatMap((name) => vi.mocked(console[name]).mock.calls);
  const everything = JSON.stringify([expected, logged]);
  expect(expected).toHaveLength(1 + 2 * echoing.length);
  expect(everything).not.toContain(SECRET);
  expect(everything).not.toContain(TOKEN);
});
