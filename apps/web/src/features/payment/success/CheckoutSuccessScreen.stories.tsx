import {
  addToCart,
  CART_KEY,
  LAST_DELIVERY_METHOD_KEY,
  NOTIFICATIONS_KEY,
  PENDING_ORDER_CODE_KEY,
  pickupPlaceOf,
  readBags,
  SUCCESS_DATA_KEY,
  writeCart,
  writeSuccessData,
} from '@zawadeh/domain';
import { bagRows, buyerOf, FROZEN_NOW, handlersFor, storedSession, ORDER_CODES } from '@zawadeh/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { SESSION_KEY } from '../../../lib/http/config.ts';
import { writeItem } from '../../../lib/storage.ts';
import { startSession } from '../../session/session.ts';
import { supportAtom } from '../../../lib/support.ts';
import { StorySetting } from '../../../app/stories/StorySetting.tsx';
import { lineUntilMonday, UNTIL_MONDAY } from '../../../app/stories/buyer.ts';
import { Screen as CheckoutSuccessScreen } from './CheckoutSuccessScreen.tsx';

function Stage() {
  return (
    <StorySetting
      path="/checkout/success"
      isWide
      hasToasts
      prepare={(store) => store.set(supportAtom, '+96170123456')}
      follow={startSession}
    >
      <CheckoutSuccessScreen />
    </StorySetting>
  );
}

/** What the browser has stored when the wallet leads back here. */
const storeCheckout =
  (code: string | null, method = 'delivery', isSignedIn = true) =>
  () => {
    const [bag] = readBags(bagRows(FROZEN_NOW)).bags;
    localStorage.setItem(CART_KEY, writeCart(addToCart([], bag!, 2)));
    localStorage.setItem(LAST_DELIVERY_METHOD_KEY, method);
    if (code) localStorage.setItem(PENDING_ORDER_CODE_KEY, code);
    writeItem(SESSION_KEY, isSignedIn ? storedSession(code ? buyerOf(code) : 'rania') : null);
    return () => {
      localStorage.clear();
      sessionStorage.clear();
    };
  };

const storePaidOrder =
  (deliveryMethod: 'delivery' | 'pickup', bags: readonly string[] = [], isGift = false) =>
  () => {
    const forget = storeCheckout(null)();
    writeItem(SESSION_KEY, storedSession(buyerOf(ORDER_CODES.paid)));
    const shelf = [...readBags(bagRows(FROZEN_NOW)).bags, { ...lineUntilMonday(), id: 'until Monday' }];
    const places = shelf.filter(({ id }) => bags.includes(id)).map(pickupPlaceOf);
    const data = { isGift, customerName: null, whatsappPhone: null, deliveryAddress: null, places };
    sessionStorage.setItem(
      SUCCESS_DATA_KEY,
      writeSuccessData({ ...data, orderCode: ORDER_CODES.paid, deliveryMethod }),
    );
    return forget;
  };

const meta = {
  title: 'Screens/Checkout success',
  component: CheckoutSuccessScreen,
  parameters: { layout: 'page' },
  render: () => <Stage />,
  beforeEach: storeCheckout(null),
} satisfies Meta<typeof CheckoutSuccessScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const PAID = /Payment Successful!|تمّ الدفع بنجاح!/;

const expectHeading =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(words));
  };

const openingBag = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  canvasElement.querySelector('[data-opening]');

/** For delivery: confirmed in both languages, and promised within 45 minutes. */
export const Ready: Story = {
  tags: ['every-mode'],
  beforeEach: storePaidOrder('delivery'),
  play: async (context) => {
    await expectHeading(PAID)(context);
    const { canvas, t } = context;
    const ticket = canvas.getByRole('link', { name: t('web.checkoutSuccess.ticket') });
    const shelf = canvas.getByRole('link', { name: t('web.checkoutCancel.continueShopping') });
    await expect(ticket).toHaveAttribute('href', `/ticket/${ORDER_CODES.paid}`);
    await expect(ticket).toHaveAttribute('data-kind', 'primary');
    await expect(shelf).toHaveAttribute('data-kind', 'secondary');
    await expect(context.canvasElement).toHaveTextContent(ORDER_CODES.paid);
    // It opens when the order is paid, and not after a reload, as here.
    await expect(openingBag(context)).toBeNull();
    await expect(canvas.getByText(/reach you within a maximum of 45 minutes/)).toBeVisible();
    await expect(canvas.getByText(/سيصلك طلبك خلال 45/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+961 70 123 456' })).toHaveAttribute(
      'href',
      'https://wa.me/96170123456',
    );
  },
};

export const Pickup: Story = {
  tags: ['every-mode'],
  beforeEach: storePaidOrder('pickup', ['b2']),
  play: async (context) => {
    await expectHeading(PAID)(context);
    const { canvas, isArabic } = context;
    await expect(canvas.getByText(isArabic ? 'مطبخ أم فادي' : 'Umm Fadi’s Kitchen')).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: isArabic ? 'الاتجاهات' : 'Directions' }),
    ).toBeVisible();
    await expect(canvas.getByText(isArabic ? /الزقاق خلف/ : /The lane behind/)).toBeVisible();
    const saved = spyOn(URL, 'createObjectURL');
    await userEvent.click(
      canvas.getByRole('button', { name: isArabic ? 'إضافة إلى التقويم' : 'Add to calendar' }),
    );
    const file = await (saved.mock.calls[0]![0] as Blob).text();
    await expect(file).toMatch(isArabic ? /LOCATION:الزقاق خلف/ : /LOCATION:The lane behind/);
    await expect(file).toContain(`/ticket/${ORDER_CODES.paid}`);
  },
};

/** A gift for a person in need. */
export const Gift: Story = {
  tags: ['every-mode'],
  beforeEach: storePaidOrder('pickup', ['b2'], true),
  play: expectHeading(PAID),
};

export const PickupInTwoShops: Story = {
  beforeEach: storePaidOrder('pickup', ['b1', 'b2']),
  play: expectHeading(PAID),
};

/** The browser has stored no place: the page leaves it out. */
export const PickupSomewhere: Story = { beforeEach: storePaidOrder('pickup'), play: expectHeading(PAID) };

export const Checking: Story = {
  beforeEach: storeCheckout(ORDER_CODES.paid),
  parameters: { scenario: 'silent' },
};

export const Waiting: Story = {
  tags: ['every-mode'],
  beforeEach: storeCheckout(ORDER_CODES.pending),
  play: async (context) => {
    await expectHeading(/waiting for your payment|ننتظر/)(context);
    await expect(context.canvas.getByText(/(?:until|حتى) .*2:\d\d/)).toBeVisible();
  },
};

export const CouldNotCheck: Story = {
  tags: ['every-mode'],
  beforeEach: storeCheckout(ORDER_CODES.paid),
  parameters: { scenario: 'down' },
  play: expectHeading(/not checked yet|لم نتحقّق/),
};

export const Offline: Story = { ...CouldNotCheck, tags: [], parameters: { scenario: 'offline' } };

export const SignedOut: Story = {
  beforeEach: storeCheckout(ORDER_CODES.paid, 'pickup', false),
  play: async (context) => {
    await expectHeading(/not checked yet|لم نتحقّق/)(context);
    await expect(context.canvas.getAllByRole('link')[0]).toHaveAttribute('href', '/login');
  },
};

export const Nothing: Story = {
  tags: ['every-mode'],
  play: expectHeading(/no payment to show|لا توجد عملية/),
};

/** Every effect of a payment happens, and once. */
export const PlayPaid: Story = {
  beforeEach: storeCheckout(ORDER_CODES.paid, 'pickup'),
  play: async (context) => {
    await expectHeading(PAID)(context);
    // The heading says it, without a toast over it.
    await expect(context.canvas.getAllByText(PAID)).toHaveLength(1);
    await expect(openingBag(context)).not.toBeNull();
    await expect(localStorage.getItem(PENDING_ORDER_CODE_KEY)).toBeNull();
    await expect(localStorage.getItem(LAST_DELIVERY_METHOD_KEY)).toBeNull();
    await expect(localStorage.getItem(CART_KEY)).toBe('[]');
    await expect(JSON.parse(localStorage.getItem(NOTIFICATIONS_KEY) ?? '[]')).toMatchObject([
      { orderCode: ORDER_CODES.paid, type: 'pickup', read: false },
    ]);
  },
};

/** Of a window of several days the page names the last. */
export const PlayDay: Story = {
  beforeEach: storePaidOrder('pickup', ['until Monday']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(UNTIL_MONDAY)).toBeVisible();
  },
};

/** A failed payment leads to the cancel page, which has the messages for it. */
export const PlayFailed: Story = {
  beforeEach: storeCheckout(ORDER_CODES.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/checkout/cancel');
    await expect(localStorage.getItem(CART_KEY)).not.toBe('[]');
  },
};

/** A second check gets an answer. */
export const PlayCheckAgain: Story = {
  beforeEach: storeCheckout(ORDER_CODES.paid),
  parameters: { scenario: 'html' },
  play: async (context) => {
    await expectHeading(/not checked yet|لم نتحقّق/)(context);
    context.msw.use(...handlersFor('calm', () => FROZEN_NOW));
    await userEvent.click(context.canvas.getAllByRole('button')[0]!);
    await expectHeading(PAID)(context);
  },
};
