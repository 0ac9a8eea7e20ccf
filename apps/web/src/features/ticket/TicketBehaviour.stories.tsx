import type { Meta, StoryObj } from '@storybook/react-vite';
import { PENDING_ORDER_CODE_KEY } from '@zawadeh/domain';
import { FROZEN_NOW, handlersFor, handlersWithOrder, ORDER_CODES } from '@zawadeh/mocks';
import { ConnectionBanner } from '@zawadeh/ui';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sessionUserId } from '../../lib/http/accountStorage.ts';
import { unsentConfirmations } from '../orders/tickets.ts';
import type { StoryScene } from '../../app/stories/messages.ts';
import { Screen as TicketScreen } from './TicketScreen.tsx';
import { showTicket, expectHeading, pickup, signInBuyerOf } from './ticketStage.tsx';

const CODE = ORDER_CODES.pending;

const meta = {
  title: 'Screens/Ticket/Behaviour',
  component: TicketScreen,
  parameters: { layout: 'page' },
  render: showTicket(CODE),
  beforeEach: ({ msw }) => {
    msw.use(...handlersWithOrder(CODE, pickup, () => FROZEN_NOW));
    return signInBuyerOf(CODE);
  },
} satisfies Meta<typeof TicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = ({ canvas, t }: StoryScene, id: string) =>
  canvas.findByRole('button', { name: new RegExp(`^${t(id)}`) });

/** The dialog is outside the canvas. */
async function answer({ t }: StoryScene, id: string): Promise<void> {
  const dialog = await within(document.body).findByRole('alertdialog');
  await expect(dialog).toHaveTextContent(CODE);
  await userEvent.click(within(dialog).getByRole('button', { name: t(id) }));
}

/** The same order is paid, at its original price, and the pages after the wallet know it. */
export const PlayPayNow: Story = {
  play: async (context) => {
    const pay = await button(context, 'web.unpaid.payNow');
    await expect(pay).toHaveTextContent('$11.50');
    await userEvent.dblClick(pay);
    await expect(await context.canvas.findByTestId('left')).toHaveTextContent(/\/wallet\/\d+$/);
    await expect(localStorage.getItem(PENDING_ORDER_CODE_KEY)).toBe(CODE);
    await expect(localStorage.getItem('lastOrderDeliveryMethod')).toBe('pickup');
  },
};

export const PlayKeepOrder: Story = {
  play: async (context) => {
    await userEvent.click(await button(context, 'web.unpaid.cancel'));
    await answer(context, 'web.unpaid.keep');
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await expectHeading('Waiting for your payment', 'بانتظار دفعتك')(context);
  },
};

/** Paid elsewhere a moment ago: the order is not cancelled, and the page shows its state. */
export const PlayPaidMeanwhile: Story = {
  play: async (context) => {
    const { msw } = context;
    await userEvent.click(await button(context, 'web.unpaid.cancel'));
    const paid = { ...pickup, status: 'paid', payment_status: 'paid' } as const;
    msw.use(
      http.post('*/api/orders/cancel', () => {
        msw.use(...handlersWithOrder(CODE, paid, () => FROZEN_NOW));
        return HttpResponse.json({ code: 'not_pending' }, { status: 409 });
      }),
    );
    await answer(context, 'web.unpaid.cancel');
    await expectHeading('Your order is paid', 'طلبك مدفوع')(context);
  },
};

/** The time to pay ends while the page is open: the page says so, and leads back to the cart. */
export const PlayTooLateToPay: Story = {
  play: async (context) => {
    const pay = await button(context, 'web.unpaid.payNow');
    context.msw.use(
      ...handlersWithOrder(
        CODE,
        { ...pickup, status: 'expired', payment_status: 'expired' },
        () => FROZEN_NOW,
      ),
    );
    await userEvent.click(pay);
    await expectHeading('The time to pay has run out', 'انتهت مهلة الدفع')(context);
  },
};

/** Out of reach: the page says so, and goes on as soon as the server answers. */
export const PlayRetriesWhenServerIsBack: Story = {
  play: async (context) => {
    const { canvas, msw } = context;
    const pay = await button(context, 'web.unpaid.payNow');
    msw.use(...handlersFor('offline', () => FROZEN_NOW));
    await userEvent.click(pay);
    await canvas.findAllByRole('alert');
    msw.use(...handlersWithOrder(CODE, pickup, () => FROZEN_NOW));
    await expect(await canvas.findByTestId('left')).toHaveTextContent(/\/wallet\/\d+$/);
  },
};

/** A paid order at a shop without a phone. */
const confirming = {
  render: showTicket(ORDER_CODES.paid),
  beforeEach: ({ msw }) => {
    msw.use(...handlersWithOrder(ORDER_CODES.paid, pickup, () => FROZEN_NOW));
    return signInBuyerOf(ORDER_CODES.paid);
  },
} satisfies Partial<Story>;

async function confirm(scene: StoryScene): Promise<void> {
  const texts = scene.t;
  await userEvent.click(await button(scene, 'web.ticket.gaveMe'));
  const dialog = await within(document.body).findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: texts('web.ticket.yes') }));
}

/** The whole screen says it with a clock that runs; then the stub is folded. */
export const PlayConfirm: Story = {
  ...confirming,
  play: async (context) => {
    await confirm(context);
    const screen = await within(document.body).findByRole('dialog');
    await expect(screen).toHaveTextContent(ORDER_CODES.paid);
    await userEvent.click(within(screen).getByRole('button'));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expectHeading('Collected at .+', 'تمّ الاستلام عند .+')(context);
  },
};

/** "Not yet" changes nothing. */
export const PlayNotYet: Story = {
  ...confirming,
  play: async (context) => {
    await userEvent.click(await button(context, 'web.ticket.gaveMe'));
    const dialog = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: context.t('web.ticket.notYet') }));
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await button(context, 'web.ticket.gaveMe');
  },
};

/** Without a connection the confirmation waits in the browser. */
export const PlayConfirmOffline: Story = {
  ...confirming,
  play: async (context) => {
    const { canvas, msw } = context;
    await button(context, 'web.ticket.gaveMe');
    msw.use(...handlersFor('offline', () => FROZEN_NOW));
    await confirm(context);
    const screen = await within(document.body).findByRole('dialog');
    await userEvent.click(within(screen).getByRole('button'));
    await canvas.findByText(context.t('web.ticket.sentLater'));
    await waitFor(async () => expect(await unsentConfirmations.of(sessionUserId() ?? '')).toHaveLength(1));
    await expectHeading('Collected at .+', 'تمّ الاستلام عند .+')(context);
  },
};

/** The shop got a phone meanwhile, which confirms it: the page says that it could not be done here. */
export const PlayRefused: Story = {
  ...confirming,
  play: async (context) => {
    context.msw.use(
      http.post('*/api/tickets/received', () =>
        HttpResponse.json({ code: 'counter_confirms' }, { status: 409 }),
      ),
    );
    await confirm(context);
    const said = context.t('web.ticket.notConfirmed');
    await expect(await context.canvas.findByText(said)).toBeVisible();
  },
};

const DELIVERED_LATER = ['Arrives by .+', 'يصلك قبل .+'] as const;

/** The server fails meanwhile, or the connection is lost: a kept ticket says how old it is, and nothing else warns. */
export const PlayKept: Story = {
  render: () => (
    <>
      <ConnectionBanner isOnline={false} />
      {showTicket(ORDER_CODES.paid)()}
    </>
  ),
  beforeEach: ({ msw }) => {
    msw.use(...handlersFor('calm', () => FROZEN_NOW));
    return signInBuyerOf(ORDER_CODES.paid);
  },
  play: async (context) => {
    const { canvas, canvasElement, msw } = context;
    await expectHeading(...DELIVERED_LATER)(context);
    for (const scenario of ['down', 'offline'] as const) {
      msw.use(...handlersFor(scenario, () => FROZEN_NOW));
      document.dispatchEvent(new Event('visibilitychange'));
      await canvas.findByText(/^(?:As of|كما كانت)/);
      await expectHeading(...DELIVERED_LATER)(context);
    }
    await expect(canvas.getByText(/^(?:You are offline|لا يوجد اتصال)/)).not.toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-says-offline]')).toHaveLength(1);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
