import { brand } from '@zawadeh/domain';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { untilHydrated } from '../fixtures.ts';
import type { MessageLookup } from './messages.ts';
import type { Screen } from './screen.ts';

export type StoredSession = Record<string, unknown>;
export type SeededUser = 'mona' | 'admin' | 'nadim';

const USERS = { asAdmin: 'admin', asOwner: 'nadim' } as const;

/** Signs a demo user in, and returns the session as the Supabase client stores it. */
export async function sessionOf(request: APIRequestContext, user: SeededUser): Promise<StoredSession> {
  const { publishableKey } = (await (await request.get('/config.json')).json()) as { publishableKey: string };
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey },
    data: { email: `${user}@zawadeh.local`, password: `Zawadeh-${user}-1` },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as StoredSession;
}

/** Opens the screen, and brings it into its state once it is hydrated. */
export async function openScreen(
  page: Page,
  screen: Screen,
  message: MessageLookup,
  sessionFor: (user: SeededUser) => Promise<StoredSession>,
): Promise<void> {
  const { isSignedIn } = screen;
  const user = typeof isSignedIn === 'string' ? USERS[isSignedIn] : 'mona';
  const session = isSignedIn && { [`${brand.storagePrefix}-session`]: await sessionFor(user) };
  const stored = { ...screen.stored, ...session };
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }, stored);
  await screen.mock?.(page);
  await page.goto(screen.path);
  await untilHydrated(page);
  await screen.act?.(page, message);
  await expect(screen.visible(page, message)).toBeVisible();
}
