import { brand } from '@zawadeh/domain';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Say } from './catalogue.ts';
import type { Screen } from './screen.ts';

export type Session = Record<string, unknown>;
export type Who = 'mona' | 'admin';

/** What the browser of somebody who has logged in keeps. */
export async function sessionOf(request: APIRequestContext, who: Who): Promise<Session> {
  const { publishableKey } = (await (await request.get('/config.json')).json()) as { publishableKey: string };
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey },
    data: { email: `${who}@zawadeh.local`, password: `Zawadeh-${who}-1` },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Session;
}

const isAlive = () =>
  Object.keys(document.querySelector('#main > *') ?? {}).some((key) => key.startsWith('__reactProps'));

/** In the state that it is called by, come alive, at rest. */
export async function openScreen(
  page: Page,
  screen: Screen,
  say: Say,
  sessionFor: (who: Who) => Promise<Session>,
): Promise<void> {
  const who = screen.isSignedIn === 'asAdmin' ? 'admin' : 'mona';
  const session = screen.isSignedIn && { [`${brand.storagePrefix}-session`]: await sessionFor(who) };
  const kept = { ...screen.kept, ...session };
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }, kept);
  await screen.before?.(page);
  await page.goto(screen.path);
  await page.waitForFunction(isAlive);
  await screen.act?.(page, say);
  await expect(screen.seen(page, say)).toBeVisible();
}
