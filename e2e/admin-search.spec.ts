import { openSection, test, textsByLang } from './dashboard.ts';
import { expect } from './fixtures.ts';

/** Markup, bidi controls, a part of a filter, invalid characters, and too long a text. */
const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '\u202E\u2066كيس ‎bag\u200F',
  '%_\\"\'),(or=(id.gt.0',
  '\u0000\uD800',
  'x'.repeat(10_000),
];
const SECTIONS = ['orders', 'bags', 'users', 'stores'] as const;

test('a hostile search finds nothing and breaks nothing', async ({ page, lang }) => {
  const texts = textsByLang[lang];
  const expectSettled = async (input: string) => {
    await expect(page.locator('main [aria-busy="true"]'), input).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }), input).toHaveCount(0);
  };
  for (const section of SECTIONS) {
    await openSection(page, section);
    const search = page.getByRole('searchbox');
    for (const typed of HOSTILE) {
      await search.fill(typed);
      // The search starts after a pause in typing.
      await expect(page).toHaveURL(/[?&]q=/);
      await expectSettled(`${section}: ${typed.slice(0, 40)}`);
      await expect(search).not.toHaveValue('');
      await search.fill('');
      await expect(page).not.toHaveURL(/[?&]q=/);
      await expectSettled(section);
    }
  }
  await page.goto(
    `/admin?section=orders&status=none&method=%00&from=9999-99-99&to=1&store=%00&bag=x&deleted=x&sort=id.up&page=-1&q=%00`,
  );
  await expect(page.getByText(texts.live, { exact: true })).toBeVisible();
  await expectSettled('a hostile address');
  await page.goto(`/admin?section=log&q=%00&code=%00&bag=%00&store=x&before=1.5`);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expectSettled('a hostile address of the log');
});
