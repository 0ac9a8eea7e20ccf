/** The dashboard of a signed-in admin, and its texts. */
import { test as base, type JourneyUser } from './userFixtures.ts';
import type { Locator, Page } from '@playwright/test';
import { messagesIn } from './everyPage/messages.ts';

const dashboardTexts = (lang: 'en' | 'ar') => {
  const t = messagesIn(lang);
  /** A label whose field may be required, and a message up to its value. */
  const begins = (id: string) => new RegExp(`^${t(id)}`);
  return {
    access: t('web.admin.access'),
    live: t('web.workHeader.live'),
    completed: t('web.admin.orders.status.paid'),
    pending: t('web.admin.orders.status.pending'),
    force: t('web.admin.orders.forcePaid'),
    reason: begins('web.admin.orders.reason'),
    markPaid: t('web.admin.orders.markPaid'),
    filters: begins('web.admin.orders.filters'),
    markedPaid: (code: string) => t('web.admin.orders.markedPaid').replace('{code}', code),
    unknown: t('web.admin.orders.notMarkedPaid').replace('{message}', t('web.admin.why.unknownOrder')),
    export: t('web.admin.orders.export'),
    pickup: t('web.admin.orders.method.pickup'),
    addBag: t('web.admin.bags.add'),
    updateBag: t('web.admin.bags.update'),
    store: begins('web.admin.bags.store'),
    title: new RegExp(`^${t('web.admin.bags.title')} \\*`),
    salePrice: begins('web.admin.bags.salePrice'),
    quantity: begins('web.admin.bags.quantity'),
    start: begins('web.admin.bags.pickupStart'),
    end: begins('web.admin.bags.pickupEnd'),
    image: begins('web.admin.bags.imageUrl'),
    notAPicture: t('ui.imageField.notAPicture'),
    endsBefore: t('web.admin.bags.problem.endsBeforeStart'),
    edit: t('web.admin.bags.edit'),
    delete: t('web.admin.bags.delete'),
    changeStock: t('web.admin.bags.changeStock'),
    save: t('web.admin.save'),
    duplicate: t('web.admin.bags.duplicate'),
    adminsOnly: t('web.admin.why.adminsOnly'),
    leaveTitle: t('web.admin.leave.title'),
    cancel: t('web.admin.cancel'),
    leave: t('web.admin.leave.leave'),
    users: t('web.admin.users'),
    promote: t('web.admin.users.promote'),
    demote: t('web.admin.users.demote'),
    deactivate: t('web.admin.users.deactivate'),
    accounts: t('web.admin.users.accounts'),
    restore: t('web.admin.users.restore'),
    you: t('web.admin.users.you'),
    admin: t('ui.roleBadge.admin'),
    addStore: t('web.admin.stores.add'),
  };
};
export const textsByLang = { en: dashboardTexts('en'), ar: dashboardTexts('ar') };

/** Another admin, in a second browser. */
interface OtherAdmin extends JourneyUser {
  email: string;
  page: Page;
}

/** The browser of the test is signed in as an admin. */
export const test = base.extend<{ otherAdmin: OtherAdmin }>({
  storageState: async ({ admin }, provide) => provide(admin.storageState),
  otherAdmin: async ({ browser, locale, api, admin }, provide, { project, workerIndex }) => {
    const email = `colleague.${project.name}.${workerIndex}.${Date.now()}@example.com`;
    const user = await api.signUp(email);
    await api.setRole(admin, user, 'admin');
    const context = await browser.newContext({
      storageState: user.storageState,
      locale,
      serviceWorkers: 'block',
    });
    await provide({ ...user, email, page: await context.newPage() });
    await context.close();
  },
});

export const openSection = async (page: Page, section: string): Promise<void> => {
  await page.goto(`/admin?section=${section}`);
  // The page shows a heading before the dashboard is loaded, so its own link is awaited.
  await page.locator(`a[href*="section=${section}"]`).first().waitFor();
};

/** On a phone the form is in a collapsible. */
export async function markPaidForm(page: Page, lang: 'en' | 'ar') {
  const { force, reason, markPaid } = textsByLang[lang];
  const toggle = page.getByRole('button', { name: force });
  if ((await toggle.isVisible()) && (await toggle.getAttribute('aria-expanded')) === 'false')
    await toggle.click();
  const form = page.locator('form').filter({ has: page.getByRole('textbox', { name: force }) });
  return {
    code: form.getByRole('textbox', { name: force }),
    reason: form.getByRole('textbox', { name: reason }),
    send: form.getByRole('button', { name: markPaid }),
  };
}

export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Chooses an action in the menu of a row. */
export async function choose(row: Locator, action: string): Promise<void> {
  await row.getByRole('button').last().click();
  await row.page().getByRole('menuitem', { name: action }).click();
}

/** Accepts the confirmation of a deletion. */
export const confirmDeletion = (page: Page, lang: 'en' | 'ar'): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: textsByLang[lang].delete, exact: true }).click();
