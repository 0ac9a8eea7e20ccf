/** The steps of a purchase, found by the messages of the page's language. */
import { createIntl } from 'react-intl';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeArabic, wholeEnglish } from '@zawadeh/ui/whole';
import { english } from '../locales/english.ts';
import { arabic } from '../locales/arabic.ts';
import { words as arabicShelf } from '../locales/shelf/arabic.ts';
import { words as englishShelf } from '../locales/shelf/english.ts';
import { words as arabicShop } from '../locales/shop/arabic.ts';
import { words as englishShop } from '../locales/shop/english.ts';

const intlOf = {
  en: createIntl({
    locale: 'en',
    messages: { ...wholeEnglish.messages, ...english.messages, ...englishShelf, ...englishShop } as Record<
      string,
      string
    >,
  }),
  ar: createIntl({
    locale: 'ar',
    messages: { ...wholeArabic.messages, ...arabic.messages, ...arabicShelf, ...arabicShop } as Record<
      string,
      string
    >,
  }),
};

export interface Scene {
  canvas: ReturnType<typeof within>;
  globals: { locale?: unknown };
}

export const inArabic = ({ globals }: Pick<Scene, 'globals'>): boolean => globals.locale === 'ar';

/** Formats any message of the app, by its id. */
export function wordsOf(scene: Pick<Scene, 'globals'>) {
  const intl = intlOf[inArabic(scene) ? 'ar' : 'en'];
  return (id: string, values?: Record<string, string | number>): string => intl.formatMessage({ id }, values);
}

/** The title of the bag that is bought. */
export const knafeh = (scene: Pick<Scene, 'globals'>): string =>
  inArabic(scene) ? 'مفاجأة الكنافة والحلويات' : 'Knafeh & Sweets Surprise';

export const LATER = { timeout: 9000 };

/** Waits until the page with this title is shown. */
export async function on({ canvas }: Scene, title: string | RegExp): Promise<void> {
  await canvas.findByRole('heading', { level: 1, name: title }, LATER);
}

export async function press(scene: Scene, id: string): Promise<void> {
  const name = wordsOf(scene)(id);
  const found = await scene.canvas.findByRole('button', { name }, LATER);
  await waitFor(() => expect(found).toBeEnabled(), LATER);
  await userEvent.click(found);
}

export async function follow(scene: Scene, id: string): Promise<void> {
  await userEvent.click(await scene.canvas.findByRole('link', { name: wordsOf(scene)(id) }, LATER));
}

export async function fill(scene: Scene, id: string, text: string): Promise<void> {
  const field = await scene.canvas.findByLabelText(wordsOf(scene)(id), { selector: 'input' }, LATER);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export async function logIn(
  scene: Scene,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await fill(scene, 'web.login.email', email);
  await fill(scene, 'web.login.password', `${password}{Enter}`);
}

export async function addToCart(scene: Scene): Promise<void> {
  await press(scene, 'web.bag.add');
  await scene.canvas.findByRole('button', { name: wordsOf(scene)('web.bag.added') }, LATER);
}

/** The cart link of the header, once it counts this many bags. */
export const cartLink = async (scene: Scene, count: number): Promise<HTMLElement> =>
  scene.canvas.findByRole('link', { name: wordsOf(scene)('ui.cartLink.name', { count }) }, LATER);

/** The phone number comes from the account. */
export async function wantPickup(scene: Scene): Promise<void> {
  const say = wordsOf(scene);
  await userEvent.click(await scene.canvas.findByRole('radio', { name: say('web.cart.pickup') }, LATER));
  const phone = scene.canvas.getByRole('textbox', { name: say('web.cart.phone') });
  await waitFor(() => expect(phone).toHaveValue('70 123 456'), LATER);
}

export const onCart = (scene: Scene): Promise<void> => on(scene, /Whish Money/);

/** From the cart, filled in for pickup, to the review. */
export async function review(scene: Scene): Promise<void> {
  await onCart(scene);
  await wantPickup(scene);
  await press(scene, 'web.cart.checkout');
  await on(scene, wordsOf(scene)('web.checkout.title'));
}

const proceedButton = (scene: Scene): Promise<HTMLElement> =>
  scene.canvas.findByRole('button', { name: new RegExp(wordsOf(scene)('web.checkout.proceed')) }, LATER);

export async function proceed(scene: Scene): Promise<void> {
  await waitFor(async () => expect(await proceedButton(scene)).toBeEnabled(), LATER);
  await userEvent.click(await proceedButton(scene));
}

export async function inWallet(scene: Scene, button: 'Pay' | 'Decline' | 'Walk away'): Promise<void> {
  await on(scene, 'Pretend wallet');
  await userEvent.click(scene.canvas.getByRole('button', { name: button }));
}

/** Works on every page, by the side menu. */
export async function goBy(scene: Scene, id: string): Promise<void> {
  await press(scene, 'ui.menuButton.menu');
  const menu = await screen.findByRole('dialog', {}, LATER);
  await userEvent.click(within(menu).getByRole('link', { name: wordsOf(scene)(id) }));
}
