import type { Locator, Page } from '@playwright/test';
import type { Say } from './catalogue.ts';
import type { Kept } from './fixtures.ts';

/** A screen in one of its states. */
export interface Screen {
  path: string;
  /** What the browser kept from before. */
  kept?: Kept;
  isSignedIn?: boolean | 'asAdmin';
  /** What the server answers instead. */
  before?: (page: Page) => Promise<unknown>;
  /** What its reader does there. */
  act?: (page: Page, say: Say) => Promise<unknown>;
  /** Is there in this state only. */
  seen: (page: Page, say: Say) => Locator;
}

export type Screens = Record<string, Screen>;

export const headed = (id: string) => (page: Page, say: Say) =>
  page.getByRole('heading', { level: 1 }).filter({ hasText: say(id) });

export const said = (id: string) => (page: Page, say: Say) =>
  page.getByText(say(id)).filter({ visible: true }).first();

type Role = 'button' | 'link' | 'radio';

export const press =
  (id: string, role: Role = 'button') =>
  (page: Page, say: Say) =>
    page
      .getByRole('main')
      .getByRole(role, { name: say(id) })
      .filter({ visible: true })
      .first()
      .click();
