/** The data and view of the measured dashboard. */
import { brand } from '@zawadeh/domain';
import type { Page } from 'playwright';

export const ORDERS = 10_000;
export const BAGS = 2_000;
/** Paid at once. */
export const BURST = 200;

/** The ready line of the server. */
export interface DashboardReady {
  origin: string;
  /** The admin's session, as the Supabase client stores it. */
  session: { access_token: string; user: { id: string } };
  /** Codes of unpaid orders, the newest first; none is among the fifty newest orders. */
  pending: string[];
}

export const DASHBOARD = { viewport: { width: 1440, height: 900 }, locale: 'en' } as const;

export async function signIn(page: Page, { session }: DashboardReady): Promise<void> {
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
    `${brand.storagePrefix}-session`,
    JSON.stringify(session),
  ] as const);
}

export const rowsOf = (page: Page) => page.locator('[role=grid] tbody tr');
