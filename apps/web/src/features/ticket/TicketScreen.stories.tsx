import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import {
  addPhones,
  collected,
  FROZEN_NOW,
  handlersWithOrder,
  handOverFirst,
  handoversOf,
  ORDER_CODES,
} from '@zawadeh/mocks';
import { CANCEL_PAID_PATH } from '@zawadeh/domain';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SESSION_KEY } from '../../lib/http/config.ts';
import type { StoryScene } from '../../app/stories/messages.ts';
import { Screen as TicketScreen } from './TicketScreen.tsx';
import { later, showTicket, expectHeading, pickup, signInBuyerOf, twoShops } from './ticketStage.tsx';
import { untilAlert } from '../../app/stories/steps.ts';

const meta = {
  title: 'Screens/Ticket',
  component: TicketScreen,
  parameters: { layout: 'page' },
  render: showTicket(ORDER_CODES.paid),
  beforeEach: () => signInBuyerOf(ORDER_CODES.paid),
} satisfies Meta<typeof TicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type OrderChange = Parameters<typeof handlersWithOrder>;

const order =
  (code: string, columns: OrderChange[1], change?: OrderChange[3]) =>
  ({ msw }: StoryContext) => {
    msw.use(...handlersWithOrder(code, columns, () => FROZEN_NOW, change));
    return signInBuyerOf(code);
  };

/** Waits for the QR code, which is a download of its own. */
const expectQrCode = async ({ canvas }: StoryScene) => {
  await expect(await canvas.findByRole('img', { name: /QR/ })).toBeVisible();
};

const READY = ['Ready to collect until 5:30 PM', 'جاهز للاستلام حتى \u20665:30\u2069 م'] as const;

/** The shop has a phone that reads the code. */
export const ReadyToCollect: Story = {
  tags: ['every-mode'],
  beforeEach: order(ORDER_CODES.paid, pickup, addPhones),
  play: async (context) => {
    await expectHeading(...READY)(context);
    await expectQrCode(context);
    // “Completed” is for the lists: nothing is collected yet.
    const completed = context.isArabic ? 'مكتمل' : 'Completed';
    await expect(context.canvas.queryByText(completed)).toBeNull();
  },
};

/** The buyer confirms. */
const expectConfirmation = async ({ canvas, t }: StoryScene) => {
  const name = t('web.ticket.gaveMe');
  await expect((await canvas.findAllByRole('button', { name }))[0]).toBeVisible();
};

/** Without a phone at the shop there is no QR code, and the buyer confirms. */
export const ShopWithoutPhone: Story = {
  tags: ['every-mode'],
  beforeEach: order(ORDER_CODES.paid, pickup),
  play: async (context) => {
    await expectHeading(...READY)(context);
    await expectConfirmation(context);
  },
};

export const BeforeTheWindow: Story = {
  beforeEach: order(
    ORDER_CODES.paid,
    { ...pickup, details: pickup.details.map((line) => ({ ...line, pickupStart: later(60) })) },
    addPhones,
  ),
  play: async (context) => {
    await expectHeading('Ready from 3:30 PM', 'جاهز من \u20663:30\u2069 م')(context);
    await expectQrCode(context);
  },
};

const gift = { ...twoShops, is_gift: true };

/** A gift: each bag has a code, and one was given. */
export const Gift: Story = {
  tags: ['every-mode'],
  beforeEach: order(ORDER_CODES.paid, gift, (database, row) => {
    addPhones(database, row);
    handOverFirst(1)(database, row);
  }),
  play: expectHeading('1 of 4 given', 'أُعطي 1 من 4'),
};

const AT_STORE = ['For somebody who needs it', 'لمن يحتاج'] as const;

/** Until it is known how far a gift is, its title says no more than of any paid order. */
export const PlayGiftTitles: Story = {
  beforeEach: (context) => {
    const titles = new Set<string>();
    const observer = new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('main h1')) titles.add(textContent);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    giftTitles = titles;
    const signOut = order(ORDER_CODES.paid, gift, addPhones)(context);
    return () => {
      observer.disconnect();
      return signOut;
    };
  },
  play: async (context) => {
    await expectHeading(...AT_STORE)(context);
    const text = context.t;
    giftTitles.delete(text('web.ticket.title'));
    await expect(Array.from(giftTitles)).toEqual([text('web.ticket.paid'), text('web.gifts.atStore')]);
  },
};
let giftTitles = new Set<string>();

/** An order to collect, after a gift: what was downloaded for gifts is not used for it. */
export const PlayOrderAfterGift: Story = {
  render: showTicket(ORDER_CODES.paid, { canReopen: true }),
  beforeEach: order(ORDER_CODES.paid, gift, addPhones),
  play: async (context) => {
    await expectHeading(...AT_STORE)(context);
    context.msw.use(...handlersWithOrder(ORDER_CODES.paid, pickup, () => FROZEN_NOW, addPhones));
    await userEvent.click(context.canvas.getByTestId('reopen'));
    await expectHeading(...READY)(context);
    await expectQrCode(context);
  },
};

/** Nothing was given yet. */
export const GiftWaits: Story = {
  beforeEach: order(
    ORDER_CODES.paid,
    { ...gift, details: [gift.details[1]!], qty: 1, amount: 4.5 },
    addPhones,
  ),
  play: async (context) => {
    await expectHeading('At the store until 5:30 PM', 'في المتجر حتى \u20665:30\u2069 م')(context);
    await expect(context.canvas.queryByRole('img', { name: /QR/ })).not.toBeInTheDocument();
  },
};

/** One of two shops is done: its stub is folded. */
export const OneOfTwoShops: Story = {
  tags: ['every-mode'],
  beforeEach: order(ORDER_CODES.paid, twoShops, (database, row) => {
    addPhones(database, row);
    handOverFirst(1)(database, row);
  }),
  play: async (context) => {
    await expectHeading('1 of 2 shops collected', 'تمّ الاستلام من متجر، وبقي متجر')(context);
    await expectQrCode(context);
  },
};

const SAVED = /^(?:You saved|وفّرت)/;

const againLink = (context: StoryScene) =>
  context.canvas.findByRole('link', { name: new RegExp(`^${context.t('web.profile.again')}`) });

export const Collected: Story = {
  tags: ['every-mode'],
  beforeEach: order(ORDER_CODES.paid, pickup, handOverFirst(1)),
  play: async (context) => {
    await expectHeading('Collected at 2:30 PM', 'تمّ الاستلام عند \u20662:30\u2069 م')(context);
    await expect(
      await context.canvas.findByText(/^(?:Collected at|تمّ الاستلام عند)/, { selector: 'p' }),
    ).toBeVisible();
    await context.canvas.findByRole('heading', { name: context.t('web.ticket.enjoy') });
    // The full prices, less the prices: 12 − 4.50, and twice 9 − 3.50.
    await expect(context.canvas.getByText(SAVED)).toHaveTextContent('$18.50');
    const time = context.isArabic ? '\u20664:30\u2069 م' : '4:30 PM';
    await expect(context.canvas.getByText(context.t('web.ticket.askLater', { time }))).toBeVisible();
    await expect(await againLink(context)).toHaveAttribute('href', '/bag/b1');
  },
};

/** Where no full price was known the page claims no saving; its bag exists no more, and the shop is the way back. */
export const PlayNothingKnownAfterwards: Story = {
  beforeEach: order(
    ORDER_CODES.paid,
    {
      ...pickup,
      details: pickup.details.map(({ fullPrice: _unknown, ...line }) => ({
        ...line,
        bagId: `gone-${line.bagId}`,
      })),
    },
    collected(1),
  ),
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: context.t('web.ticket.enjoy') });
    await waitFor(async () => expect(await againLink(context)).toHaveAttribute('href', '/shop/s1'));
    await expect(context.canvas.queryByText(SAVED)).toBeNull();
  },
};

export const Delivered: Story = {
  tags: ['every-mode'],
  beforeEach: order(ORDER_CODES.paid, {}, collected(0.5)),
  play: async (context) => {
    await expectHeading('Delivered at 2:00 PM', 'وصل طلبك عند \u20662:00\u2069 م')(context);
    await expect(await againLink(context)).toBeVisible();
  },
};

/** Its buyer ate nothing, and is thanked. */
export const GiftGiven: Story = {
  tags: ['every-mode'],
  beforeEach: order(ORDER_CODES.paid, gift, (database, row) => {
    addPhones(database, row);
    collected(0.5)(database, row);
  }),
  play: async ({ canvas, t }) => {
    await canvas.findByRole('heading', { name: t('web.ticket.gave') });
    await expect(canvas.queryByText(SAVED)).toBeNull();
  },
};

/** The shop can still hand it over until four in the morning. */
export const Missed: Story = {
  tags: ['every-mode'],
  beforeEach: order(ORDER_CODES.paid, pickup, (database, row) => {
    addPhones(database, row);
    for (const handover of handoversOf(database, row)) {
      Object.assign(handover, { state: 'missed', due_end: later(-150) });
    }
  }),
  play: async (context) => {
    await expectHeading('Not collected', 'لم يُستلم')(context);
    await expectQrCode(context);
    const enjoy = context.t('web.ticket.enjoy');
    await expect(context.canvas.queryByRole('heading', { name: enjoy })).toBeNull();
  },
};

export const PaidDelivery: Story = {
  tags: ['every-mode'],
  beforeEach: order(
    ORDER_CODES.paid,
    {
      delivery_address: 'Street: Port Said St. | Bldg: برج النور | Floor: 3 | Near: Behind the clock tower',
      paid_at: new Date(FROZEN_NOW).toISOString(),
    },
    addPhones,
  ),
  play: async (context) => {
    await expectHeading('Arrives by 3:15 PM', 'يصلك قبل \u20663:15\u2069 م')(context);
    await expectQrCode(context);
  },
};

/** The courier has the bags. */
export const OnItsWay: Story = {
  beforeEach: order(ORDER_CODES.paid, { paid_at: new Date(FROZEN_NOW).toISOString() }, (database, row) => {
    addPhones(database, row);
    handOverFirst(handoversOf(database, row).length - 1)(database, row);
  }),
  play: async (context) => {
    await expectHeading('On its way', 'في الطريق إليك')(context);
    await expectQrCode(context);
  },
};

export const SeveralShops: Story = {
  tags: ['every-mode'],
  beforeEach: order(ORDER_CODES.paid, twoShops),
  play: async (context) => {
    await expectHeading('Ready to collect until 4:30 PM', 'جاهز للاستلام حتى \u20664:30\u2069 م')(context);
    await expectConfirmation(context);
  },
};

export const Pending: Story = {
  tags: ['every-mode'],
  render: showTicket(ORDER_CODES.pending),
  beforeEach: order(ORDER_CODES.pending, pickup),
  play: expectHeading('Waiting for your payment', 'بانتظار دفعتك'),
};

/** The hold has ended, but the server has not expired the order yet. */
export const Over: Story = {
  render: showTicket(ORDER_CODES.pending),
  beforeEach: order(ORDER_CODES.pending, { expires_at: new Date(FROZEN_NOW - 1).toISOString() }),
  play: expectHeading('The time to pay has run out', 'انتهت مهلة الدفع'),
};

export const Expired: Story = {
  tags: ['every-mode'],
  render: showTicket(ORDER_CODES.expired),
  beforeEach: order(ORDER_CODES.expired, pickup),
  play: expectHeading('The time to pay has run out', 'انتهت مهلة الدفع'),
};

export const Cancelled: Story = {
  tags: ['every-mode'],
  render: showTicket(ORDER_CODES.cancelled),
  beforeEach: order(ORDER_CODES.cancelled, pickup),
  play: expectHeading('Order cancelled', 'أُلغي الطلب'),
};

export const Failed: Story = {
  render: showTicket(ORDER_CODES.failed),
  beforeEach: order(ORDER_CODES.failed, pickup),
  play: expectHeading('The payment did not go through', 'لم تتمّ عملية الدفع'),
};

/** Waits until the page says what goes back. */
const expectRefund = async ({ canvas }: StoryScene, text: RegExp) => {
  await expect(await canvas.findByText(text)).toBeVisible();
};

/** The buyer cancelled it after it was paid. */
export const CancelledPaid: Story = {
  tags: ['every-mode'],
  render: showTicket(ORDER_CODES.refund_due),
  beforeEach: order(ORDER_CODES.refund_due, pickup),
  play: async (context) => {
    await expectHeading('Order cancelled', 'أُلغي الطلب')(context);
    await expectRefund(context, /Cancelled by you|إلغاء بطلب منك/);
  },
};

/** The payment came too late. */
export const RefundDue: Story = {
  render: showTicket(ORDER_CODES.refund_due),
  beforeEach: order(ORDER_CODES.refund_due, pickup, ({ refunds }, { id }) => {
    for (const refund of refunds) if (refund.order_id === id) refund.reason = 'paid_late';
  }),
  play: async (context) => {
    await expectHeading('Your money is coming back', 'سنعيد إليك المبلغ')(context);
    await expectRefund(context, /after the bags were gone$|بعد نفاد الأكياس$/);
  },
};

/** The shop could not fill it. */
export const TakenBack: Story = {
  tags: ['every-mode'],
  render: showTicket(ORDER_CODES.refund_due),
  beforeEach: order(ORDER_CODES.refund_due, pickup, ({ refunds }, { id }) => {
    for (const refund of refunds) if (refund.order_id === id) refund.reason = 'taken_back';
  }),
  play: async (context) => {
    await expectHeading('Order cancelled', 'أُلغي الطلب')(context);
    await expectRefund(context, /could not fill your order|لم يتمكّن المتجر/);
  },
};

/** One of two bags was taken back, and the rest can still be collected. */
export const OneBagTakenBack: Story = {
  tags: ['every-mode'],
  beforeEach: order(ORDER_CODES.paid, pickup, (database, row) => {
    addPhones(database, row);
    const [line, ...others] = row.details;
    // Other stories show the columns of the order too.
    row.details = [{ ...line!, takenBackAt: new Date(FROZEN_NOW).toISOString() }, ...others];
    database.refunds.push({
      id: crypto.randomUUID(),
      order_id: row.id,
      external_id: null,
      line_place: 1,
      amount_cents: line!.unitPrice * 100 * line!.quantity,
      reason: 'taken_back',
      asked_at: new Date(FROZEN_NOW).toISOString(),
      done_at: null,
      done_by: null,
      reference: null,
      goodwill_token: null,
      note: null,
    });
  }),
  play: async (context) => {
    await expectQrCode(context);
    await expectRefund(context, /Cancelled by the shop|ألغاه المتجر/);
  },
};

const justPaid = { ...pickup, paid_at: new Date(FROZEN_NOW).toISOString() };
const startsNow = {
  ...justPaid,
  details: justPaid.details.map((line) => ({ ...line, pickupStart: later(-2) })),
};
const askToCancel = async ({ canvas, t }: StoryScene) => {
  await userEvent.click(await canvas.findByRole('button', { name: t('web.ticket.cancel') }));
  return within(document.body).findByRole('alertdialog');
};

/** What happens with the money is said before it is asked for. */
export const CancelAsked: Story = {
  tags: ['every-mode'],
  beforeEach: order(ORDER_CODES.paid, startsNow, addPhones),
  play: async (context) => {
    await expectQrCode(context);
    const dialog = await askToCancel(context);
    await expect(dialog).toHaveTextContent('11.50');
    // Nothing is kept back, and no row says so.
    await expect(dialog).not.toHaveTextContent(/\$0\.00/);
  },
};

export const PlayCancel: Story = {
  beforeEach: order(ORDER_CODES.paid, startsNow, addPhones),
  play: async (context) => {
    const dialog = await askToCancel(context);
    await userEvent.click(within(dialog).getAllByRole('button').at(-1)!);
    await expectHeading('Order cancelled', 'أُلغي الطلب')(context);
    await expectRefund(context, /Cancelled by you|إلغاء بطلب منك/);
    const money = context.canvas.getByRole('heading', { name: context.t('web.ticket.money') });
    await waitFor(() => expect(document.activeElement).toBe(money.closest('section')));
    await expect(context.canvas.queryByRole('img', { name: /QR/ })).toBeNull();
  },
};

/** The order cannot be read again after it: the ticket says what became of it, and not that it was too late. */
export const PlayCancelThenNoOrder: Story = {
  beforeEach: order(ORDER_CODES.paid, startsNow, addPhones),
  play: async (context) => {
    const dialog = await askToCancel(context);
    context.msw.use(http.get('*/rest/v1/orders', () => HttpResponse.json({}, { status: 500 })));
    await userEvent.click(within(dialog).getAllByRole('button').at(-1)!);
    await expectRefund(context, /Cancelled by you|إلغاء بطلب منك/);
    await expect(context.canvas.queryByText(context.t('web.ticket.cancel.tooLate'))).toBeNull();
  },
};

/** A shop has handed over a bag meanwhile. */
export const PlayCancelTooLate: Story = {
  beforeEach: order(ORDER_CODES.paid, startsNow, addPhones),
  play: async (context) => {
    const dialog = await askToCancel(context);
    context.msw.use(
      http.post(`*${CANCEL_PAID_PATH}`, () => HttpResponse.json({ code: 'too_late' }, { status: 409 })),
    );
    await userEvent.click(within(dialog).getAllByRole('button').at(-1)!);
    await context.canvas.findByText(context.t('web.ticket.cancel.tooLate'));
    await expectHeading('Ready to collect until 5:30 PM', 'جاهز للاستلام حتى \u20665:30\u2069 م')(context);
  },
};

export const Refunded: Story = {
  render: showTicket(ORDER_CODES.refunded),
  beforeEach: () => signInBuyerOf(ORDER_CODES.refunded),
  play: expectHeading('Your money was returned', 'أعدنا إليك المبلغ'),
};

/** An old row with an unknown state. */
export const AnotherState: Story = {
  beforeEach: order(ORDER_CODES.paid, {
    payment_status: 'on hold' as 'paid',
    delivery_method: null,
    details: [],
    amount: 0,
  }),
  play: expectHeading('Your order', 'طلبك'),
};

/** An unknown order, or another user's: the page shows nothing of it. */
export const NotFound: Story = {
  tags: ['every-mode'],
  render: showTicket('ZWD-48213'),
  play: expectHeading('Oops! Page not found', 'عذراً! الصفحة غير موجودة'),
};

export const SignedOut: Story = {
  tags: ['every-mode'],
  beforeEach: () => localStorage.removeItem(SESSION_KEY),
  play: async (context) => {
    await expectHeading('Please sign in to see your order.', 'يرجى تسجيل الدخول لعرض طلبك.')(context);
    await waitFor(() =>
      expect(sessionStorage.getItem('zawadeh-way-back')).toBe(`/ticket/${ORDER_CODES.paid}`),
    );
  },
};

export const Loading: Story = { tags: ['every-mode'], parameters: { scenario: 'silent' } };

/** Nothing is cached, and no answer comes. */
export const Offline: Story = { tags: ['every-mode'], parameters: { scenario: 'offline' }, play: untilAlert };
