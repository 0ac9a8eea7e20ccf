/** The steps of a purchase, found by the messages of the page's language. */
import { createIntl } from 'react-intl';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeArabic, wholeEnglish } from '@zawadeh/ui/whole';
import { english } from '../locales/english.ts';
import { arabic } from '../locales/arabic.ts';
import { messages as arabicShelf } from '../locales/shelf/arabic.ts';
import { messages as englishShelf } from '../locales/shelf/english.ts';
import { messages as arabicShop } from '../locales/shop/arabic.ts';
import { messages as englishShop } from '../locales/shop/english.ts';

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

export interface FlowScene {
  canvas: ReturnType<typeof within>;
  globals: { locale?: unknown };
}

export const inArabic = ({ globals }: Pick<FlowScene, 'globals'>): boolean => globals.locale === 'ar';

/** Formats any message of the app, by its id. */
export function appMessages(scene: Pick<FlowScene, 'globals'>) {
  const intl = intlOf[inArabic(scene) ? 'ar' : 'en'];
  return (id: string, values?: Record<string, string | number>): string => intl.formatMessage({ id }, values);
}

/** The title of the bag that is bought. */
export const knafeh = (scene: Pick<FlowScene, 'globals'>): string =>
  inArabic(scene) ? 'مفاجأة الكنافة والحلويات' : 'Knafeh & Sweets Surprise';

/** Waits until the page with this title is shown. */
export async function expectPage({ canvas }: FlowScene, title: string | RegExp): Promise<void> {
  await canvas.findByRole('heading', { level: 1, name: title });
}

export async function press(scene: FlowScene, id: string): Promise<void> {
  const name = appMessages(scene)(id);
  const found = await scene.canvas.findByRole('button', { name });
  await waitFor(() => expect(found).toBeEnabled());
  await userEvent.click(found);
}

export async function follow(scene: FlowScene, id: string): Promise<void> {
  await userEvent.click(await scene.canvas.findByRole('link', { name: appMessages(scene)(id) }));
}

export async function fill(scene: FlowScene, id: string, text: string): Promise<void> {
  const field = await scene.canvas.findByLabelText(appMessages(scene)(id), { selector: 'input' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export async function logIn(
  scene: FlowScene,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await fill(scene, 'web.login.email', email);
  await fill(scene, 'web.login.password', `${password}{Enter}`);
}

export async function addToCart(scene: FlowScene): Promise<void> {
  await press(scene, 'web.bag.add');
  await scene.canvas.findByRole('button', { name: appMessages(scene)('web.bag.added') });
}

/** The cart link of the header, once it counts this many bags. */
export const cartLink = async (scene: FlowScene, count: number): Promise<HTMLElement> =>
  scene.canvas.findByRole('link', { name: appMessages(scene)('ui.cartLink.name', { count }) });

/** The phone number comes from the account. */
export async function choosePickup(scene: FlowScene): Promise<void> {
  const t = appMessages(scene);
  await userEvent.click(await scene.canvas.findByRole('radio', { name: t('web.cart.pickup') }));
  const phone = () => scene.canvas.getByRole('textbox', { name: t('web.cart.phone') });
  await waitFor(() => expect(phone()).toHaveValue('70 123 456'));
}

export const onCart = (scene: FlowScene): Promise<void> => expectPage(scene, /Whish Money/);

/** From the cart, filled in for pickup, to the review. */
export async function review(scene: FlowScene): Promise<void> {
  await onCart(scene);
  await choosePickup(scene);
  await press(scene, 'web.cart.checkout');
  await expectPage(scene, appMessages(scene)('web.checkout.title'));
}

const proceedButton = (scene: FlowScene): Promise<HTMLElement> =>
  scene.canvas.findByRole('button', { name: new RegExp(appMessages(scene)('web.checkout.proceed')) });

export async function proceed(scene: FlowScene): Promise<void> {
  await waitFor(async () => expect(await proceedButton(scene)).toBeEnabled());
  await userEvent.click(await proceedButton(scene));
}

export async function inWallet(scene: FlowScene, button: 'Pay' | 'Decline' | 'Walk away'): Promise<void> {
  await expectPage(scene, 'Pretend wallet');
  await userEvent.click(scene.canvas.getByRole('button', { name: button }));
}

/** Works on every page, by the side menu. */
export async function openFromMenu(scene: FlowScene, id: string): Promise<void> {
  await press(scene, 'ui.menuButton.menu');
  const menu = await screen.findByRole('dialog');
  await userEvent.click(within(menu).getByRole('link', { name: appMessages(scene)(id) }));
}
