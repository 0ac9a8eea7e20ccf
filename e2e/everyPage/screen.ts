import type { Locator, Page } from '@playwright/test';
import type { MessageLookup } from './messages.ts';
import type { LocalItems } from './testData.ts';

/** One state of a screen. */
export interface Screen {
  path: string;
  /** Items in localStorage. */
  stored?: LocalItems;
  isSignedIn?: boolean | 'asAdmin' | 'asOwner';
  /** Opened by a button that a wide window does not have. */
  isNarrow?: true;
  /** Mocks responses of the server. */
  mock?: (page: Page) => Promise<unknown>;
  /** What the user does there. */
  act?: (page: Page, message: MessageLookup) => Promise<unknown>;
  /** An element that only this state has. */
  visible: (page: Page, message: MessageLookup) => Locator;
}

export type Screens = Record<string, Screen>;

export const withHeading = (id: string) => (page: Page, message: MessageLookup) =>
  page.getByRole('heading', { level: 1 }).filter({ hasText: message(id) });

export const withText = (id: string) => (page: Page, message: MessageLookup) =>
  page.getByText(message(id)).filter({ visible: true }).first();

type Role = 'button' | 'link' | 'radio';

export const press =
  (id: string, role: Role = 'button') =>
  (page: Page, message: MessageLookup) =>
    page
      .getByRole('main')
      .getByRole(role, { name: message(id) })
      .filter({ visible: true })
      .first()
      .click();
