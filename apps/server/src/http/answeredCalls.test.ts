import { expect, test } from 'vitest';
import type { AnsweredCall } from '../ports.ts';
import { offlinePorts } from '../testing/offlinePorts.ts';
import { serverWith } from '../testing/serverWith.ts';

test('calls are reported by their route, without codes and addresses', async () => {
  const calls: AnsweredCall[] = [];
  const app = serverWith({ onAnswered: (call) => calls.push(call) });
  await app.request('/api/orders/ZWD-7K3M9QX2', {}, { peerAddress: '203.0.113.7' });
  await app.request('/api/surprise-bags?q=rima@example.com');
  await app.request('/api/nothing-of-ours');
  await app.request('/healthz');
  expect(calls).toEqual([
    { call: 'GET /api/orders/:code', status: 401, ms: expect.any(Number) },
    { call: 'GET /api/surprise-bags', status: 200, ms: expect.any(Number) },
    { call: 'GET elsewhere', status: 404, ms: expect.any(Number) },
  ]);
  expect(JSON.stringify(calls)).not.toMatch(/203\.0|rima|ZWD/);
});

test('a call that fails is logged by its route too', async () => {
  const problems: string[] = [];
  const app = serverWith({
    identify: async () => ({ id: 'rima', email: null }),
    isSigned: () => true,
    handovers: { ...offlinePorts.handovers, ofOrder: () => Promise.reject(new Error('away')) },
    log: (problem) => void problems.push(problem),
  });
  const headers = { authorization: 'Bearer token' };
  expect((await app.request('/api/tickets/ZWD-7K3M9QX2', { headers })).status).toBe(500);
  expect(problems).toEqual(['GET /api/tickets/:code failed']);
});
