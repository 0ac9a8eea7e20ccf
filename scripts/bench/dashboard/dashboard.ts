/** What the dashboard that is measured has in it, and how it is seen. */
import { brand } from '@zawadeh/domain';
import type { Page } from 'playwright';

export const ORDERS = 10_000;
export const BAGS = 2_000;
/** Paid at once. */
export const BURST = 200;

/** What the server says when it is ready. */
export interface BenchedDashboard {
  origin: string;
  /** The admin's, as the browser's client keeps it. */
  session: { access_token: string; user: { id: string } };
  /** Their row, as the browser remembers it from the last time. */
  profile: object;
  /** Orders that wait to be paid, the newest first: none is among the fifty newest of all. */
  pending: string[];
}

export const DASHBOARD = { viewport: { width: 1440, height: 900 }, locale: 'en' } as const;

export async function signIn(page: Page, { session }: BenchedDashboard): Promise<void> {
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
    `${brand.storagePrefix}-session`,
    JSON.stringify(session),
  ] as const);
}

export const rowsOf = (page: Page) => page.locator('[role=grid] tbody tr');
