/** What is pressed on a drawn page before its scripts are there is answered at once, and done once when they come. */
import type { Locator, Page } from '@playwright/test';
import { CART_KEY } from '@zawadeh/domain';
import { test as asBuyer } from './people.ts';
import { KNAFEH } from './storage.ts';
import { expect, test } from './words.ts';

const words = {
  en: { add: 'Add to cart', added: 'Added', signIn: 'Sign In', missing: 'Please enter your email.' },
  ar: { add: 'أضف إلى السلة', added: 'أُضيف', signIn: 'تسجيل الدخول', missing: 'يرجى إدخال بريدك الإلكتروني.' },
} as const;

/** The page as it is drawn; its scripts come when the line is opened. */
async function drawn(page: Page, address: string): Promise<() => void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return open;
}

/** By hand: the test runner would wait until the page is loaded. */
const press = (button: Locator) => button.dispatchEvent('click');

/** All scripts come first, on two cores that are busy with other journeys. */
const IN_TIME = { timeout: 15_000 };

const isAnswered = (button: Locator) => expect(button).toHaveAttribute('aria-busy', 'true');

asBuyer(
  'a bag that is pressed for twice before the scripts are there is in the cart once',
  async ({ page, lang }) => {
    const open = await drawn(page, `/bag/${KNAFEH}`);
    const add = page.getByRole('button', { name: words[lang].add });
    await press(add);
    await isAnswered(add);
    await press(add);
    open();
    await expect(page.getByRole('button', { name: words[lang].added })).toBeVisible(IN_TIME);
    const cart = await page.evaluate((key) => localStorage.getItem(key), CART_KEY);
    expect((JSON.parse(cart ?? '[]') as { quantity: number }[]).map(({ quantity }) => quantity)).toEqual([1]);
  },
);

test('a form that is sent before the scripts are there is read when they are', async ({ page, lang }) => {
  const open = await drawn(page, '/login');
  const send = page.locator('form').getByRole('button', { name: words[lang].signIn });
  await press(send);
  await isAnswered(send);
  open();
  await expect(page.getByText(words[lang].missing).first()).toBeVisible(IN_TIME);
  await expect(send).not.toHaveAttribute('aria-busy');
  expect(new URL(page.url()).search).toBe('');
});

test('the menu that is asked for before the scripts are there opens', async ({ page, say }) => {
  const open = await drawn(page, '/our-bags');
  const menu = page.getByRole('banner').getByRole('button', { name: say.menu, exact: true });
  await press(menu);
  await isAnswered(menu);
  open();
  await expect(page.getByRole('dialog')).toBeVisible(IN_TIME);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a press fetches the scripts without waiting for the pictures', async ({ page, say }) => {
  await page.route('**/art/*.svg', () => {});
  await page.goto('/our-bags', { waitUntil: 'commit' });
  const menu = page.getByRole('banner').getByRole('button', { name: say.menu, exact: true });
  const asked = page.waitForRequest('**/assets/react-*.js', { timeout: 1_500 });
  await press(menu);
  await asked;
});
