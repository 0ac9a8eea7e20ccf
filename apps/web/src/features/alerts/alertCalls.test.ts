import { beforeEach, expect, test, vi } from 'vitest';
import { askAlert, endAlert, fetchAlerts } from './alertCalls.ts';
import { forgetSession, openSupabase } from '../../lib/http/supabase.ts';

vi.mock('../../lib/http/supabase.ts', () => ({
  openSupabase: vi.fn<typeof openSupabase>(),
  forgetSession: vi.fn<typeof forgetSession>(),
}));

interface Answer {
  data: unknown;
  error: { message: string; code: string } | null;
  status: number;
}

/** The calls of the query, such as `eq('user_id', 'u1')`. */
let calls: string[] = [];

function serverAnswers(answer: Partial<Answer>): void {
  calls = [];
  const whole = { data: null, error: null, status: 200, ...answer };
  const query: unknown = new Proxy(Promise.resolve(whole), {
    get: (target, name) =>
      name in target
        ? (Reflect.get(target, name) as () => unknown).bind(target)
        : (...args: unknown[]) => {
            calls.push(`${String(name)}(${args.map((each) => JSON.stringify(each)).join(', ')})`);
            return query;
          },
  });
  const client = {
    from: (table: string) => (calls.push(`from("${table}")`), query),
    rpc: (name: string, args: object) => (calls.push(`${name}(${JSON.stringify(args)})`), query),
  };
  vi.mocked(openSupabase).mockResolvedValue(client as never);
}

const failed = (status: number): Partial<Answer> => ({ error: { message: 'No.', code: '' }, status });

beforeEach(() => {
  vi.mocked(forgetSession).mockReset();
});

test('the user’s own alerts are requested, the open ones first, and unreadable rows left out', async () => {
  const asked_at = '2026-11-25T14:00:00Z';
  serverAnswers({ data: [{ id: 'a1', bag_id: 'b1', asked_at }, { id: 'a2' }, null] });
  expect(await fetchAlerts('u1')).toEqual({
    ok: true,
    value: [{ id: 'a1', bagId: 'b1', askedAt: Date.parse(asked_at), state: { kind: 'waiting' } }],
  });
  expect(calls).toContain('from("alerts")');
  expect(calls).toContain('eq("user_id", "u1")');
  expect(calls).toContain('order("ended_at", {"ascending":false})');
});

test('an alert is asked for in the language of the page', async () => {
  serverAnswers({ data: { id: 'a1' } });
  expect(await askAlert('b1', 'ar')).toEqual({ ok: true, value: null });
  expect(calls).toEqual(['ask_alert({"p_bag":"b1","p_language":"ar"})']);
});

test.each(['too_many_alerts', 'no_phone', 'unknown_bag', 'can_be_bought', 'deactivated'])(
  'a refused alert has the reason of the server: %s',
  async (refused) => {
    serverAnswers({ data: { refused } });
    expect(await askAlert('b1', 'en')).toEqual({ ok: false, error: refused });
  },
);

test.each([[null], ['<html>'], [{}], [{ refused: 'tea_time' }], [{ id: '' }]])(
  'an answer without an alert or a reason is an error of the server: %j',
  async (data) => {
    serverAnswers({ data });
    expect(await askAlert('b1', 'en')).toEqual({ ok: false, error: 'server' });
  },
);

test('an alert that had ended is ended, too', async () => {
  serverAnswers({ data: false });
  expect(await endAlert('a1')).toEqual({ ok: true, value: null });
  expect(calls).toEqual(['end_alert({"p_alert":"a1"})']);
  serverAnswers({ data: 'yes' });
  expect(await endAlert('a1')).toEqual({ ok: false, error: 'server' });
});

test('a rejected session is forgotten, and returned as an error', async () => {
  serverAnswers(failed(401));
  expect(await askAlert('b1', 'en')).toEqual({ ok: false, error: 'signedOut' });
  expect(await endAlert('a1')).toEqual({ ok: false, error: 'signedOut' });
  expect(forgetSession).toHaveBeenCalledTimes(2);
});

test.each([
  ['the server fails', 500, 'server'],
  ['nothing comes back', 0, 'offline'],
] as const)('a call returns its error where %s', async (_, status, error) => {
  serverAnswers(failed(status));
  expect(await fetchAlerts('u1')).toEqual({ ok: false, error });
  expect(await askAlert('b1', 'en')).toEqual({ ok: false, error });
  expect(await endAlert('a1')).toEqual({ ok: false, error });
});

test('an answer that is no list is an error of the server', async () => {
  serverAnswers({ data: { rows: [] } });
  expect(await fetchAlerts('u1')).toEqual({ ok: false, error: 'server' });
});
