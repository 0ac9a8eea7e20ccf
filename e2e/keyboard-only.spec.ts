import { checkoutButton, storeCart, proceedButton, title } from './buyingSteps.ts';
import { buyingTexts } from './buyingTexts.ts';
import { test } from './everyPage/fixtures.ts';
import { messagesIn } from './everyPage/messages.ts';
import { openScreen } from './everyPage/openScreen.ts';
import { screens } from './everyPage/screens.ts';
import { expectFocusVisible, tabTo, press } from './keyboard.ts';
import { BAG_FOR } from './seeded.ts';
import { bagCards, expect, openShelf } from './fixtures.ts';

const textsByLang = {
  en: { login: 'Login', more: /^One more/, back: 'ArrowLeft', on: 'ArrowRight', mina: 'min' },
  ar: { login: 'تسجيل الدخول', more: /^زيادة الكمية/, back: 'ArrowRight', on: 'ArrowLeft', mina: 'مينا' },
} as const;

test('a whole purchase is possible by keyboard, with a visible focus at every stop', async ({
  page,
  lang,
  texts: frame,
}) => {
  const texts = buyingTexts[lang];
  const { back, on, more, login, mina } = textsByLang[lang];
  const bag = BAG_FOR.keyboard;
  const header = page.getByRole('banner');
  const main = page.getByRole('main');
  const type = (text: string) => page.keyboard.type(text);

  await test.step('the header leads to the login page', async () => {
    await page.goto('/');
    await press(page, header.getByRole('link', { name: login }));
    await expect(page).toHaveURL(/\/login$/);
    await expect(title(page)).toBeFocused();
  });

  await test.step('signing in', async () => {
    await tabTo(page, main.getByLabel(texts.email, { exact: true }));
    await type('mona@zawadeh.local');
    await tabTo(page, main.getByLabel(texts.password, { exact: true }));
    await type('Zawadeh-mona-1');
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(frame.heading);
    await expect(title(page)).toBeFocused();
  });

  await test.step('another language and back, without losing the focus', async () => {
    const other = lang === 'en' ? 'ar' : 'en';
    const html = page.locator('html');
    await press(page, header.getByRole('button', { name: frame.otherLanguage }), { tabKey: 'Shift+Tab' });
    await expect(html).toHaveAttribute('lang', other);
    await expectFocusVisible(page);
    await page.keyboard.press('Enter');
    await expect(html).toHaveAttribute('lang', lang);
  });

  await test.step('searching, and opening what was found', async () => {
    await tabTo(page, page.getByRole('searchbox'));
    await type(bag.title[lang]);
    await expect(bagCards(page)).toHaveCount(1);
    await press(page, page.getByRole('link', { name: `${frame.details} ${bag.title[lang]}` }));
    await expect(title(page)).toHaveText(bag.title[lang]);
    await expect(title(page)).toBeFocused();
  });

  await test.step('two of the bag, into the cart', async () => {
    await press(page, main.getByRole('button', { name: more }), { key: 'Space' });
    await tabTo(page, main.getByRole('spinbutton'), 'Shift+Tab');
    await expect(main.getByRole('spinbutton')).toHaveValue('2');
    await page.keyboard.press('ArrowDown');
    await expect(main.getByRole('spinbutton')).toHaveValue('1');
    await press(page, main.getByRole('button', { name: texts.add, exact: true }), { key: 'Space' });
    await expect(main.getByText(texts.added, { exact: true })).toBeVisible();
    await expect(main.locator('a[href="/cart"]')).toBeFocused();
    // For a moment the link ignores what may be the second half of a double press.
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/cart$/, { timeout: 1_000 });
    }).toPass();
    await expect(title(page)).toBeFocused();
  });

  await test.step('name, phone and address', async () => {
    await tabTo(page, page.getByRole('textbox', { name: texts.firstName }));
    await page.keyboard.press('ControlOrMeta+a');
    await type('Mona');
    await tabTo(page, page.getByRole('textbox', { name: texts.phone }));
    await page.keyboard.press('ControlOrMeta+a');
    await type('70 123 456');
    const delivery = page.getByRole('radio', { name: texts.delivery });
    const pickup = page.getByRole('radio', { name: texts.pickup });
    await tabTo(page, pickup);
    await page.keyboard.press(on);
    await expect(delivery).toBeChecked();
    await expectFocusVisible(page);
    await page.keyboard.press(back);
    await expect(pickup).toBeChecked();
    await page.keyboard.press(on);

    const area = page.getByRole('combobox', { name: texts.area });
    await tabTo(page, area);
    await type(mina);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(area).toHaveValue(texts.mina);
    await expect(area).toBeFocused();
    await tabTo(page, page.getByRole('textbox', { name: texts.street }));
    await type('Port Said St.');
    await press(page, checkoutButton(page, texts));
  });

  await test.step('reviewing and paying', async () => {
    await expect(title(page)).toHaveText(texts.review);
    await expect(title(page)).toBeFocused();
    await press(page, proceedButton(page, texts), { key: 'Space' });
    await expect(page).toHaveURL(/\/wallet\/\w+$/);
    await press(page, page.getByRole('button', { name: texts.pay }));
    await expect(title(page)).toHaveText(texts.paid);
  });

  await test.step('the bell opens and closes, and shopping continues', async () => {
    const bell = header.getByRole('button', { name: texts.bell });
    await press(page, bell);
    await expect(page.getByRole('dialog').getByText(texts.notificationText.delivery)).toBeVisible();
    await expectFocusVisible(page);
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
    await press(page, main.getByRole('link', { name: texts.shopping }));
    await expect(title(page)).toBeFocused();
  });
});

test('neither the header nor the sticky footer of a zoomed page covers the focused element, forwards or back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 450 });
  await openShelf(page);
  await storeCart(page, BAG_FOR.keyboard.id);
  for (const path of ['/our-bags', `/bag/${BAG_FOR.keyboard.id}`, '/cart']) {
    const response = page.waitForResponse('**/api/surprise-bags');
    await page.goto(path);
    await response;
    for (const tabKey of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 18; stop += 1) {
        await page.keyboard.press(tabKey);
        await expectFocusVisible(page);
      }
    }
  }
});

const STORE_SCREENS = [
  'a shop applies',
  'an invitation, signed out',
  'the first visit of an owner',
  'the day of a shop',
  'a shop’s new bag',
  'the week of a shop',
  'the money of a shop',
  'the statement of a month',
  'the reviews of a shop',
  'the page of a shop',
  'the team of a shop',
  'the dashboard’s payouts',
  'a change of a shop',
  'one application of a shop',
];

for (const name of STORE_SCREENS) {
  test(`${name}: every stop of a zoomed page shows its focus, forwards or back`, async ({
    page,
    lang,
    sessionFor,
  }) => {
    await page.setViewportSize({ width: 640, height: 450 });
    await openScreen(page, screens[name]!, messagesIn(lang), sessionFor);
    const tabKey = lang === 'en' ? 'Tab' : 'Shift+Tab';
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press(tabKey);
      await expectFocusVisible(page);
    }
  });
}
