import { CHECKOUT_FORM_KEY } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followSession, signOut } from './accounts.ts';
import type { SessionResult } from './followSession.ts';

type Tell = (event: string, session: null) => void;

const client = vi.hoisted(() => ({
  tell: (() => {}) as Tell,
  getSession: async () => ({ data: { session: null }, error: null }),
}));
vi.mock('./supabase.ts', () => ({
  openSupabase: async () => ({
    auth: {
      onAuthStateChange: (tell: Tell) => {
        client.tell = tell;
      },
      getSession: client.getSession,
    },
  }),
  endSession: async () => client.tell('SIGNED_OUT', null),
}));

const kept = new Map<string, string>();

beforeEach(() => {
  kept.set(CHECKOUT_FORM_KEY, '{"firstName":"Rania"}');
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('StorageEvent', Event);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

const aTurn = () => new Promise((resolve) => setTimeout(resolve));

test('whoever the server no longer knows is asked to log in again, and loses nothing that was typed', async () => {
  await followSession(() => {});
  client.tell('SIGNED_OUT', null);
  await aTurn();
  expect(kept.has(CHECKOUT_FORM_KEY)).toBe(true);
});

test('whoever signs out is forgotten once it is known that they are gone', async () => {
  const order: string[] = [];
  await followSession((look: SessionResult) => {
    order.push(kept.has(CHECKOUT_FORM_KEY) && look.ok && look.value === null ? 'told' : 'told too late');
  });
  await signOut();
  await aTurn();
  expect(order).toEqual(['told']);
  expect(kept.has(CHECKOUT_FORM_KEY)).toBe(false);
});

test('a visitor who only opens the login keeps what they typed into the cart', async () => {
  await followSession(() => {});
  client.tell('INITIAL_SESSION', null);
  await aTurn();
  expect(kept.has(CHECKOUT_FORM_KEY)).toBe(true);
});
