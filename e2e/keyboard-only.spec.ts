import { checkoutButton, keepInCart, proceedButton, title } from './buying.ts';
import { buyingWords } from './buyingWords.ts';
import { expectSeen, goTo, press } from './keyboard.ts';
import { BAG_FOR } from './seeded.ts';
import { bagCards, expect, openShelf, test } from './words.ts';

const words = {
  en: { login: 'Login', more: /^One more/, back: 'ArrowLeft', on: 'ArrowRight', mina: 'min' },
  ar: { login: 'تسجيل الدخول', more: /^زيادة الكمية/, back: 'ArrowRight', on: 'ArrowLeft', mina: 'مينا' },
} as const;

test('a whole purchase without a mouse, with the focus in sight at every stop', async ({
  page,
  lang,
  say: frame,
}) => {
  test.slow();
  const say = buyingWords[lang];
  const { back, on, more, login, mina } = words[lang];
  const bag = BAG_FOR.keyboard;
  const header = page.getByRole('banner');
  const main = page.getByRole('main');
  const type = (text: string) => page.keyboard.type(text);

  await test.step('the menu opens, closes, and leads to the login page', async () => {
    await page.goto('/');
    const menu = header.getByRole('button', { name: frame.menu, exact: true });
    const sheet = page.getByRole('dialog');
    await expect(async () => {
      await menu.press('Enter');
      await expect(sheet).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectSeen(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, sheet.getByRole('link', { name: login }));
    await expect(page).toHaveURL(/\/login$/);
    await expect(title(page)).toBeFocused();
  });

  await test.step('signing in', async () => {
    await goTo(page, main.getByLabel(say.email, { exact: true }));
    await type('mona@zawadeh.local');
    await goTo(page, main.getByLabel(say.password, { exact: true }));
    await type('Zawadeh-mona-1');
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(frame.heading);
    await expect(title(page)).toBeFocused();
  });

  await test.step('another language and back, without losing the place', async () => {
    const other = lang === 'en' ? 'ar' : 'en';
    const html = page.locator('html');
    await press(page, header.getByRole('button', { name: frame.otherLanguage }), { way: 'Shift+Tab' });
    await expect(html).toHaveAttribute('lang', other);
    await expectSeen(page);
    await page.keyboard.press('Enter');
    await expect(html).toHaveAttribute('lang', lang);
  });

  await test.step('searching, and opening what was found', async () => {
    await goTo(page, page.getByRole('searchbox'));
    await type(bag.title[lang]);
    await expect(bagCards(page)).toHaveCount(1);
    await press(page, page.getByRole('link', { name: `${frame.details} ${bag.title[lang]}` }));
    await expect(title(page)).toHaveText(bag.title[lang]);
    await expect(title(page)).toBeFocused();
  });

  await test.step('two of them, into the cart', async () => {
    await press(page, main.getByRole('button', { name: more }), { key: 'Space' });
    await goTo(page, main.getByRole('spinbutton'), 'Shift+Tab');
    await expect(main.getByRole('spinbutton')).toHaveValue('2');
    await page.keyboard.press('ArrowDown');
    await expect(main.getByRole('spinbutton')).toHaveValue('1');
    await press(page, main.getByRole('button', { name: say.add, exact: true }), { key: 'Space' });
    await expect(main.getByRole('button', { name: say.added, exact: true })).toBeFocused();
    await press(page, header.locator('a[href="/cart"]'), { way: 'Shift+Tab' });
    await expect(page).toHaveURL(/\/cart$/);
    await expect(title(page)).toBeFocused();
  });

  await test.step('who and where', async () => {
    await goTo(page, page.getByRole('textbox', { name: say.firstName }));
    await page.keyboard.press('ControlOrMeta+a');
    await type('Mona');
    await goTo(page, page.getByRole('textbox', { name: say.phone }));
    await page.keyboard.press('ControlOrMeta+a');
    await type('70 123 456');
    const delivery = page.getByRole('radio', { name: say.delivery });
    await goTo(page, delivery);
    await page.keyboard.press(on);
    await expect(page.getByRole('radio', { name: say.pickup })).toBeChecked();
    await expectSeen(page);
    await page.keyboard.press(back);
    await expect(delivery).toBeChecked();

    const area = page.getByRole('combobox', { name: say.area });
    await goTo(page, area);
    await type(mina);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(area).toHaveValue(say.mina);
    await expect(area).toBeFocused();
    await goTo(page, page.getByRole('textbox', { name: say.street }));
    await type('Port Said St.');
    await press(page, checkoutButton(page, say));
  });

  await test.step('reviewing and paying', async () => {
    await expect(title(page)).toHaveText(say.review);
    await expect(title(page)).toBeFocused();
    await press(page, proceedButton(page, say), { key: 'Space' });
    await expect(page).toHaveURL(/\/wallet\/\w+$/);
    await press(page, page.getByRole('button', { name: say.pay, exact: true }));
    await expect(title(page)).toHaveText(say.paid);
  });

  await test.step('the bell opens and closes, and the shop goes on', async () => {
    const bell = header.getByRole('button', { name: say.bell });
    await press(page, bell);
    await expect(page.getByRole('dialog').getByText(say.news.delivery)).toBeVisible();
    await expectSeen(page);
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
    await press(page, main.getByRole('link', { name: say.shopping }));
    await expect(title(page)).toBeFocused();
  });
});

test('zoomed in, neither the header nor the docked bar covers the stop one is at, forwards or back', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 640, height: 450 });
  await openShelf(page);
  await keepInCart(page, BAG_FOR.keyboard.id);
  for (const address of ['/our-bags', `/bag/${BAG_FOR.keyboard.id}`, '/cart']) {
    const asked = page.waitForResponse('**/api/surprise-bags');
    await page.goto(address);
    await asked;
    for (const way of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 18; stop += 1) {
        await page.keyboard.press(way);
        await expectSeen(page);
      }
    }
  }
});
