import type { Meta, StoryObj } from '@storybook/react-vite';
import { addToCart, CART_KEY, PENDING_ORDER_CODE_KEY, readBags, writeCart } from '@zawadeh/domain';
import {
  bagRows,
  buyerOf,
  FROZEN_NOW,
  handlersFor,
  handlersWithOrder,
  ORDER_CODES,
  storedSession,
} from '@zawadeh/mocks';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SESSION_KEY } from '../../../lib/http/config.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { writeItem } from '../../../lib/storage.ts';
import { createStore, StoreProvider } from '../../../lib/store.ts';
import { supportAtom } from '../../../lib/support.ts';
import { Screen as CheckoutCancelScreen } from './CheckoutCancelScreen.tsx';

function Stage() {
  const [store] = useState(() => {
    const fresh = createStore();
    fresh.set(nowAtom, FROZEN_NOW);
    fresh.set(supportAtom, '+96170123456');
    return fresh;
  });
  return (
    <StoreProvider store={store}>
      <CheckoutCancelScreen />
    </StoreProvider>
  );
}

/** What the browser has stored when the wallet leads back here: a cart, a session, and the code of a pending order. */
const storeCheckout =
  (code: string | null, isSignedIn = true) =>
  () => {
    const [bag] = readBags(bagRows(FROZEN_NOW)).bags;
    const stored = {
      [CART_KEY]: writeCart(addToCart([], bag!, 2)),
      [PENDING_ORDER_CODE_KEY]: code,
      [SESSION_KEY]: isSignedIn ? storedSession(code ? buyerOf(code) : 'rania') : null,
    };
    for (const [key, value] of Object.entries(stored)) writeItem(key, value);
    sessionStorage.clear();
    return () => Object.keys(stored).forEach((key) => localStorage.removeItem(key));
  };

const meta = {
  title: 'Screens/Checkout cancelled',
  component: CheckoutCancelScreen,
  render: () => <Stage />,
  beforeEach: storeCheckout(null),
} satisfies Meta<typeof CheckoutCancelScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const NO_CHARGES = /No charges were made|لم يُخصم أي مبلغ/;

/** The status shows this text, the first link leads there, and one button alone is the next step. */
const expectStatus =
  (words: RegExp, first: string | null): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    await waitFor(async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(words);
      const [link] = canvas.queryAllByRole('link');
      await expect(link?.getAttribute('href') ?? null).toBe(first);
    });
    await expect(canvasElement.querySelectorAll('[data-kind="primary"]')).toHaveLength(1);
  };

/** No order is pending: nothing can have been charged. */
export const Ready: Story = { tags: ['every-mode'], play: expectStatus(NO_CHARGES, '/cart') };

export const Checking: Story = {
  beforeEach: storeCheckout(ORDER_CODES.paid),
  parameters: { scenario: 'silent' },
};

export const Failed: Story = {
  beforeEach: storeCheckout(ORDER_CODES.failed),
  play: expectStatus(NO_CHARGES, '/cart'),
};

export const Held: Story = {
  tags: ['every-mode'],
  beforeEach: storeCheckout(ORDER_CODES.pending),
  play: async (context) => {
    await expectStatus(/(?:until|حتى) .*2:\d\d/, '/cart')(context);
    // The other ways out are quiet.
    const kinds = Array.from(context.canvasElement.querySelectorAll('[data-kind]'), (each) =>
      each.getAttribute('data-kind'),
    );
    await expect(kinds).toEqual(['primary', 'quiet', 'quiet', 'quiet']);
  },
};

export const Paid: Story = {
  tags: ['every-mode'],
  beforeEach: storeCheckout(ORDER_CODES.paid),
  play: expectStatus(/confirmed|مؤكَّد/, '/checkout/success'),
};

export const RefundDue: Story = {
  beforeEach: storeCheckout(ORDER_CODES.refund_due),
  play: expectStatus(/will be returned|سيعود/, '/our-bags'),
};

export const Refunded: Story = {
  beforeEach: storeCheckout(ORDER_CODES.refunded),
  play: expectStatus(/was returned|أعدنا/, '/our-bags'),
};

export const CouldNotCheck: Story = {
  tags: ['every-mode'],
  beforeEach: storeCheckout(ORDER_CODES.paid),
  parameters: { scenario: 'down' },
  play: expectStatus(/could not check|لم نتمكّن/, '/cart'),
};

export const Offline: Story = {
  beforeEach: storeCheckout(ORDER_CODES.paid),
  parameters: { scenario: 'offline' },
  play: expectStatus(/seem to be offline|مقطوع/, '/cart'),
};

export const SignedOut: Story = {
  beforeEach: storeCheckout(ORDER_CODES.pending, false),
  play: expectStatus(/sign in|تسجيل الدخول/, '/login'),
};

/** However the answer is broken, the page never claims that nothing was charged. */
export const PlayNoPromise: Story = {
  beforeEach: storeCheckout(ORDER_CODES.cancelled),
  parameters: { scenario: 'hostile' },
  play: async (context) => {
    await expectStatus(/could not check|لم نتمكّن/, '/cart')(context);
    await expect(context.canvas.getByRole('status')).not.toHaveTextContent(NO_CHARGES);
  },
};

/** A second check gets an answer, and the page shows the outcome. */
export const PlayCheckAgain: Story = {
  beforeEach: storeCheckout(ORDER_CODES.paid),
  parameters: { scenario: 'html' },
  play: async (context) => {
    const { canvas, msw } = context;
    const again = await canvas.findByRole('button');
    msw.use(...handlersFor('calm', () => FROZEN_NOW));
    await userEvent.click(again);
    await expectStatus(/confirmed|مؤكَّد/, '/checkout/success')(context);
  },
};

/** The server was out of reach and the browser never noticed: the page checks again by itself. */
export const PlayRetriesWhenServerIsBack: Story = {
  beforeEach: storeCheckout(ORDER_CODES.paid),
  parameters: { scenario: 'offline' },
  play: async (context) => {
    await expectStatus(/seem to be offline|مقطوع/, '/cart')(context);
    context.msw.use(...handlersFor('calm', () => FROZEN_NOW));
    await expectStatus(/confirmed|مؤكَّد/, '/checkout/success')(context);
  },
};

/** A payment in the wallet's app shows when the user comes back to this page. */
export const PlayPaidMeanwhile: Story = {
  beforeEach: storeCheckout(ORDER_CODES.pending),
  play: async (context) => {
    await expectStatus(/(?:until|حتى) /, '/cart')(context);
    const paid = { status: 'paid', payment_status: 'paid' } as const;
    context.msw.use(...handlersWithOrder(ORDER_CODES.pending, paid, () => FROZEN_NOW));
    document.dispatchEvent(new Event('visibilitychange'));
    await expectStatus(/confirmed|مؤكَّد/, '/checkout/success')(context);
  },
};

/** Another tab has shown the success page and cleared the code: this tab still calls the order paid. */
export const PlayPaidElsewhere: Story = {
  beforeEach: storeCheckout(ORDER_CODES.paid),
  play: async (context) => {
    await expectStatus(/confirmed|مؤكَّد/, '/checkout/success')(context);
    localStorage.removeItem(PENDING_ORDER_CODE_KEY);
    document.dispatchEvent(new Event('visibilitychange'));
    await expectStatus(/confirmed|مؤكَّد/, '/profile')(context);
  },
};
