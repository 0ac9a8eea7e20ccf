import { brand } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetFavouriteAfterLogin,
  pathOfFavourite,
  saveFavouriteAfterLogin,
  takeFavouriteAfterLogin,
} from './favouriteAfterLogin.ts';
import { storedReturnPath } from '../session/returnPath.ts';

const KEY = `${brand.storagePrefix}-favourite-after-login`;
const HOUR = 60 * 60_000;
const wish = { shopId: 's1', path: '/shop/s1' };

const storage = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => entries.set(key, value),
  removeItem: (key: string) => entries.delete(key),
});

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', storage(stored));
  vi.stubGlobal('sessionStorage', storage(new Map()));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a favourite after the login is used once, for its own shop, and its page is the return path', () => {
  saveFavouriteAfterLogin(wish);
  expect(storedReturnPath()).toBe('/shop/s1');
  expect(pathOfFavourite()).toBe('/shop/s1');
  expect(takeFavouriteAfterLogin('s2')).toBe(false);
  expect(takeFavouriteAfterLogin('s1')).toBe(true);
  expect(takeFavouriteAfterLogin('s1')).toBe(false);
  expect(pathOfFavourite()).toBeNull();
});

test('a favourite after the login expires', () => {
  vi.useFakeTimers();
  saveFavouriteAfterLogin(wish);
  vi.advanceTimersByTime(HOUR - 1);
  expect(pathOfFavourite()).toBe('/shop/s1');
  vi.advanceTimersByTime(1);
  expect(pathOfFavourite()).toBeNull();
  expect(takeFavouriteAfterLogin('s1')).toBe(false);
});

test('a favourite after the login is forgotten', () => {
  forgetFavouriteAfterLogin();
  saveFavouriteAfterLogin(wish);
  forgetFavouriteAfterLogin();
  expect(stored.size).toBe(0);
});

test.each([
  'not JSON',
  'null',
  JSON.stringify(wish),
  JSON.stringify({ ...wish, expiresAt: Date.now() + 2 * HOUR }),
  JSON.stringify({ ...wish, expiresAt: 'soon' }),
  ...['https://evil.example', '//evil.example', 'javascript:alert(1)', 7].map((path) =>
    JSON.stringify({ ...wish, path, expiresAt: Date.now() + HOUR }),
  ),
  ...[null, '', {}, ['s1'], 's'.repeat(1_000)].map((shopId) =>
    JSON.stringify({ ...wish, shopId, expiresAt: Date.now() + HOUR }),
  ),
])('the stored text %s is no favourite after the login', (text) => {
  stored.set(KEY, text);
  expect(pathOfFavourite()).toBeNull();
  expect(takeFavouriteAfterLogin('s1')).toBe(false);
});
