/** The week of the dashboard, with keys alone, and two admins at once. */
import { addDays, beirutDay, mondayOf } from '@zawadeh/domain';
import type { Page } from '@playwright/test';
import { messagesIn } from './everyPage/messages.ts';
import { expect } from './fixtures.ts';
import { test as base, type JourneyUser } from './userFixtures.ts';

/** Nothing of next week is put on sale while the journeys run. */
const NEXT_MONDAY = addDays(mondayOf(beirutDay(Date.now())), 7);
const PLAN = {
  quantities: [8, 8, 8, 8, 8, 8, null],
  opens: '17:00',
  closes: '20:30',
  starts_on: NEXT_MONDAY,
};
const TUESDAY = addDays(NEXT_MONDAY, 1);
const WEDNESDAY = addDays(NEXT_MONDAY, 2);

const test = base.extend<object, { secondAdmin: JourneyUser }>({
  secondAdmin: [
    async ({ api, admin }, provide, { project, workerIndex }) => {
      const user = await api.signUp(`planner.${project.name}.${workerIndex}.${Date.now()}@example.com`);
      await api.setRole(admin, user, 'admin');
      await provide(user);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  storageState: async ({ admin }, provide) => provide(admin.storageState),
});

const openWeek = (page: Page) => page.goto(`/admin?section=week&week=${NEXT_MONDAY}`);
const focusedPlace = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-place'));

/** One tab stop leads into the table. */
async function tabIntoWeek(page: Page): Promise<void> {
  await page.getByRole('grid').waitFor();
  for (let presses = 0; presses < 60 && !(await focusedPlace(page)); presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Control+Home');
}

/** Down to the bag. */
async function moveToBag(page: Page, title: string): Promise<void> {
  const name = () =>
    page.evaluate(() => document.activeElement?.closest('tr')?.querySelector('th')?.textContent ?? '');
  await page.keyboard.press('Control+Home');
  for (let presses = 0; presses < 20 && !(await name()).includes(title); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  expect(await name()).toContain(title);
}

const cell = (page: Page, title: string, place: number) =>
  page.getByRole('row').filter({ hasText: title }).locator('[data-place]').nth(place);

test('a week is changed with keys alone, and another admin sees it', async ({
  page,
  browser,
  api,
  admin,
  secondAdmin,
  lang,
}) => {
  const message = messagesIn(lang);
  const skipped = message('web.admin.week.skipped');
  const [one, other] = await api.bagsOfAShop(lang === 'ar' ? 1 : 2);
  const titleOf = ({ title, name_ar }: typeof one) => (lang === 'ar' ? name_ar : title);
  for (const { id } of [one, other]) await api.setPlan(admin, id, PLAN);
  const context = await browser.newContext({ storageState: secondAdmin.storageState });
  const second = await context.newPage();
  await openWeek(second);
  await openWeek(page);
  await tabIntoWeek(page);
  const ahead = lang === 'ar' ? 'ArrowLeft' : 'ArrowRight';

  // Move and edit: Monday stays, Tuesday becomes 12.
  await moveToBag(page, titleOf(one));
  await page.keyboard.press(ahead);
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await expect(cell(page, titleOf(one), 1)).toHaveText('12');
  // Skip Wednesday, edit Thursday and undo that.
  await page.keyboard.press('Delete');
  await expect(cell(page, titleOf(one), 2)).toHaveText(skipped);
  await page.keyboard.press(ahead);
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await expect(cell(page, titleOf(one), 3)).toHaveText('99');
  await page.keyboard.press('Control+z');
  await expect(cell(page, titleOf(one), 3)).toHaveText('8');
  // Copy the row to the other bag.
  await moveToBag(page, titleOf(one));
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Control+c');
  await moveToBag(page, titleOf(other));
  await page.keyboard.press('Control+v');
  await expect(cell(page, titleOf(other), 1)).toHaveText('12');
  await expect(cell(page, titleOf(other), 2)).toHaveText(skipped);

  // A reload loses nothing, and Ctrl+S saves.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await tabIntoWeek(page);
  await expect(cell(page, titleOf(other), 1)).toHaveText('12');
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => api.daysOf(admin, other.id))
    .toEqual([
      { day: TUESDAY, planned: 12, skipped: false },
      { day: WEDNESDAY, planned: null, skipped: true },
    ]);

  // The second admin sees it without a reload. Both now change one day: the later one decides with both values in sight.
  await expect(cell(second, titleOf(one), 1)).toHaveText('12');
  await expect(cell(second, titleOf(one), 2)).toHaveText(skipped);
  await cell(second, titleOf(one), 3).click();
  await second.keyboard.type('5');
  await second.keyboard.press('Enter');
  await cell(second, titleOf(one), 4).click();
  await second.keyboard.type('6');
  await second.keyboard.press('Enter');
  await moveToBag(page, titleOf(one));
  for (let days = 0; days < 3; days += 1) await page.keyboard.press(ahead);
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  const conflict = second.getByRole('alert').filter({ hasText: titleOf(one) });
  await expect(conflict).toContainText('20');
  await expect(conflict).toContainText('5');
  await conflict.getByRole('button', { name: message('web.admin.week.keepMine') }).click();
  await expect(second.locator('[data-place][tabindex="0"]')).toBeFocused();
  await second.keyboard.press('Control+s');
  await expect(cell(page, titleOf(one), 3)).toHaveText('5');
  await expect(cell(page, titleOf(one), 4)).toHaveText('6');

  await context.close();
  for (const { id } of [one, other]) await api.deletePlan(admin, id);
});
