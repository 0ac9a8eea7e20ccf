import { CHECKOUT_FORM_KEY } from '@zawadeh/domain';
import { FROZEN_NOW, handlersWithCounters } from '@zawadeh/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Main } from '../../lib/page/page.styles.ts';
import { storeCart, cartLine, rania, twoLines } from '../../app/stories/buyer.ts';
import { CartSkeleton } from './CartSkeleton.tsx';
import { waitUntilLoaded, checkOut, sharedMeta, Stage } from './cartStage.tsx';
import { FROM_CHECKOUT } from './fromCheckout.ts';
import { after } from '@zawadeh/ui/stories/steps.ts';

const meta = { title: 'Screens/Cart', ...sharedMeta } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two bags, for delivery to Mina. */
export const Ready: Story = {
  tags: ['every-mode'],
  beforeEach: storeCart(twoLines(), rania),
  play: waitUntilLoaded,
};

export const Empty: Story = {
  tags: ['every-mode'],
  beforeEach: storeCart([]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** Nothing typed yet: the fee depends on the area. */
export const NothingTyped: Story = {
  beforeEach: storeCart(twoLines(), { method: 'delivery' }),
  play: waitUntilLoaded,
};

export const Pickup: Story = {
  tags: ['every-mode'],
  beforeEach: storeCart(twoLines(), { ...rania, method: 'pickup' }),
  play: waitUntilLoaded,
};

const storeGift = storeCart(twoLines(), { ...rania, method: 'pickup', isGift: true });

export const Gift: Story = {
  tags: ['every-mode'],
  beforeEach: ({ msw }) => {
    msw.use(...handlersWithCounters(() => FROZEN_NOW, ['b1', 'b2']));
    storeGift();
  },
  play: waitUntilLoaded,
};

/** One of the shops has no phone at its counter: it is named, and what was chosen before becomes a pickup. */
export const GiftImpossible: Story = {
  tags: ['every-mode'],
  beforeEach: ({ msw }) => {
    msw.use(...handlersWithCounters(() => FROZEN_NOW, ['b1']));
    storeGift();
  },
  play: async ({ canvas, isArabic, t }) => {
    const { store } = cartLine('b2', 1);
    const shops = isArabic ? store!.ar! : store!.en!;
    const gift = await canvas.findByRole('radio', { name: t('web.cart.gift') });
    await waitFor(() => expect(gift).toHaveAccessibleDescription(t('web.cart.cannotGive', { shops })));
    await expect(canvas.getByRole('radio', { name: t('web.cart.pickup') })).toBeChecked();
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem(CHECKOUT_FORM_KEY) ?? '{}')).toMatchObject({ isGift: false }),
    );
  },
};

/** One bag is cheaper, one has less stock, one is sold out, and one no longer exists. */
export const Changed: Story = {
  tags: ['every-mode'],
  beforeEach: storeCart(
    [
      cartLine('b1', 1, { salePrice: 500 }),
      cartLine('b2', 4, { maxQuantity: 9 }),
      cartLine('b6', 1),
      cartLine('b7', 2, { bagId: 'b99' }),
    ],
    rania,
  ),
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const message = t('web.cart.changed');
    await expect(await canvas.findByText(message)).toBeVisible();
    await canvas.findByText(t('web.cartLine.gone'));
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(2));
  }),
};

/** All bags are gone: the page says so and leads on, instead of calling the cart empty. */
export const AllGone: Story = {
  beforeEach: storeCart([cartLine('b1', 1, { bagId: 'b99' })]),
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('web.cartLine.gone'));
    await expect(canvas.queryByText(t('web.cart.empty'))).toBeNull();
    await expect(canvas.getByRole('link', { name: t('web.cart.explore') })).toBeVisible();
  },
};

/** A removed line can be restored in its place. */
export const Removed: Story = {
  tags: ['every-mode'],
  beforeEach: storeCart(twoLines(), rania),
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^(?:Remove|إزالة)/ })[0]!);
    await canvas.findByRole('button', { name: t('web.cartLine.undo') });
  }),
};

/** Sent back from the checkout: the reason, and what is missing. */
export const SentBack: Story = {
  tags: ['every-mode'],
  beforeEach: storeCart(twoLines(), { method: 'delivery' }),
  render: () => <Stage state={FROM_CHECKOUT} />,
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    await expect(canvas.getByText(t('web.cart.detailsFirst'))).toBeVisible();
    await expect(canvas.getByRole('group', { name: t('web.cart.areaAndPhone') })).toHaveFocus();
  }),
};

/** The server is down: the stored cart stays, and can be ordered. */
export const Down: Story = {
  beforeEach: storeCart(twoLines(), rania),
  parameters: { scenario: 'down' },
  play: after(waitUntilLoaded, async ({ canvas }) => {
    await canvas.findByRole('alert');
  }),
};

export const Offline: Story = { ...Down, parameters: { scenario: 'offline' } };

/** Until the browser has read the cart. */
export const Loading: Story = {
  render: () => (
    <Main>
      <CartSkeleton />
    </Main>
  ),
};

/** Pickup needs a phone number as well. */
export const PickupWithoutPhone: Story = {
  beforeEach: storeCart(twoLines(), { ...rania, phone: '', method: 'pickup' }),
  play: async (context) => {
    await waitUntilLoaded(context);
    await checkOut(context);
    const { t } = context;
    await expect(
      context.canvas.getByRole('textbox', { name: t('web.cart.phone') }),
    ).toHaveAccessibleDescription(t('ui.phoneField.missing'));
  },
};

/** Sent empty. */
export const Errors: Story = {
  tags: ['every-mode'],
  beforeEach: storeCart(twoLines(), { method: 'delivery' }),
  play: async (context) => {
    await waitUntilLoaded(context);
    await checkOut(context);
    const name = context.t('web.cart.areaAndPhone');
    const summary = await context.canvas.findByRole('group', { name });
    await expect(within(summary).getAllByRole('link')).toHaveLength(2);
  },
};

/** As many as a cart may hold; the shop's bags have not loaded yet. */
export const FiftyLines: Story = {
  beforeEach: storeCart(
    Array.from({ length: 50 }, (_, index) => cartLine('b7', 1 + (index % 9), { bagId: `many-${index}` })),
    rania,
  ),
  parameters: { scenario: 'silent' },
  play: after(waitUntilLoaded, async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(50);
  }),
};

const HOSTILE = '<img src=x onerror="document.title=1">\u202egnp.exe';

/** Hostile stored texts are shown as plain text. */
export const HostileTexts: Story = {
  beforeEach: storeCart(
    [
      cartLine('b1', 1, { bagId: 'h1', title: { en: HOSTILE, ar: null }, imageUrl: 'javascript:alert(1)' }),
      cartLine('b2', 2, { bagId: 'h2', title: { en: 'A'.repeat(5000), ar: 'ا'.repeat(5000) } }),
    ],
    {
      ...rania,
      firstName: HOSTILE,
      lastName: 'W'.repeat(5000),
      address: { ...rania.address, street: HOSTILE, landmark: 'ض'.repeat(5000) },
    },
  ),
  parameters: { scenario: 'hostile' },
  play: after(waitUntilLoaded, async ({ canvasElement }) => {
    // One of the prices has changed by now.
    await waitFor(() => expect(canvasElement.querySelector('[role=status]')).not.toBeEmptyDOMElement());
    await expect(canvasElement.querySelector('img[src=x]')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};
