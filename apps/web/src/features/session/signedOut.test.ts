import { CHECKOUT_FORM_KEY } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followSession, signOutEverywhere } from './accounts.ts';
import type { SessionResult } from './resolveSession.ts';

type Listener = (event: string, session: null) => void;

const client = vi.hoisted(() => ({
  emit: (() => {}) as Listener,
  getSession: async () => ({ data: { session: null }, error: null }),
}));
vi.mock('../../lib/http/supabase.ts', () => ({
  openSupabase: async () => ({
    auth: {
      onAuthStateChange: (emit: Listener) => {
        client.emit = emit;
      },
      getSession: client.getSession,
      signOut: async () => {
        client.emit('SIGNED_OUT', null);
        return { error: null };
      },
    },
  }),
}));

const stored = new Map<string, string>();

beforeEach(() => {
  stored.set(CHECKOUT_FORM_KEY, '{"firstName":"Rania"}');
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('StorageEvent', Event);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('a session that the server has ended keeps the typed form', async () => {
  await followSession(() => {});
  client.emit('SIGNED_OUT', null);
  await nextTask();
  expect(stored.has(CHECKOUT_FORM_KEY)).toBe(true);
});

test('signing out everywhere clears the form after the session has been reported', async () => {
  const order: string[] = [];
  await followSession((result: SessionResult) => {
    order.push(stored.has(CHECKOUT_FORM_KEY) && result.ok && result.value === null ? 'in time' : 'too late');
  });
  await signOutEverywhere();
  await nextTask();
  expect(order).toEqual(['in time']);
  expect(stored.has(CHECKOUT_FORM_KEY)).toBe(false);
});

test('a visitor who only opens the login keeps the typed form', async () => {
  await followSession(() => {});
  client.emit('INITIAL_SESSION', null);
  await nextTask();
  expect(stored.has(CHECKOUT_FORM_KEY)).toBe(true);
});
