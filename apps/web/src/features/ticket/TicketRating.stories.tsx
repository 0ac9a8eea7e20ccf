import type { Meta, StoryObj } from '@storybook/react-vite';
import { collected, FROZEN_NOW, handlersWithOrder, ORDER_CODES } from '@zawadeh/mocks';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { unsentRatings } from '../ratings/ratingCalls.ts';
import { ACCOUNT_KEY, sessionUserId } from '../../lib/http/accountStorage.ts';
import { parseFields } from '../../lib/fields.ts';
import type { MockedScene } from '../../app/stories/monaWithAlerts.ts';
import type { StoryScene } from '../../app/stories/messages.ts';
import { Screen as TicketScreen } from './TicketScreen.tsx';
import { pickup, showTicket, signInBuyerOf, twoShops } from './ticketStage.tsx';

const CODE = ORDER_CODES.paid;

type Change = Parameters<typeof handlersWithOrder>;

const order =
  (columns: Change[1], change: Change[3]) =>
  ({ msw }: MockedScene) => {
    msw.use(...handlersWithOrder(CODE, columns, () => FROZEN_NOW, change));
    return signInBuyerOf(CODE);
  };

/** The server answers a rating in another way. */
const answering = (answer: () => Response | Promise<Response>) => (scene: MockedScene) => {
  const end = order(pickup, collected(3))(scene);
  scene.msw.use(http.post('*/rest/v1/rpc/rate_shop', answer));
  return end;
};

const meta = {
  title: 'Screens/Ticket/Rating',
  component: TicketScreen,
  parameters: { layout: 'page' },
  render: showTicket(CODE),
  beforeEach: order(pickup, collected(3)),
} satisfies Meta<typeof TicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (scene: StoryScene, id: string) => scene.canvas.findByRole('button', { name: scene.t(id) });

const press = async (scene: StoryScene, id: string) => userEvent.click(await button(scene, id));

/** "Rate Zahra Sweets" */
const RATE = /^(?:Rate|قيّم) /;

const rateButton = ({ canvas }: StoryScene) => canvas.findByRole('button', { name: RATE });

const sheet = async (scene: StoryScene) => within(await scene.canvas.findByRole('dialog'));

/** Opens the sheet, and chooses so many stars. */
async function choose(scene: StoryScene, stars: number) {
  await userEvent.click(await rateButton(scene));
  const inSheet = await sheet(scene);
  await userEvent.click(inSheet.getAllByRole('radio')[stars - 1]!);
  return inSheet;
}

/** Two hours after it was collected. */
export const Asked: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    await expect(await rateButton(context)).toBeVisible();
  },
};

export const Open: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    await userEvent.click(await rateButton(context));
    await sheet(context);
  },
};

export const Good: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    const inSheet = await choose(context, 4);
    const { t } = context;
    for (const id of ['web.rating.quantity', 'web.rating.taste']) {
      await userEvent.click(inSheet.getByRole('button', { name: t(id) }));
    }
  },
};

export const Bad: Story = {
  play: async (context) => {
    const inSheet = await choose(context, 1);
    await userEvent.click(inSheet.getByRole('button', { name: context.t('web.rating.notAsDescribed') }));
  },
};

export const Sending: Story = {
  beforeEach: answering(() => new Promise(() => {})),
  play: async (context) => {
    await choose(context, 5);
    await press(context, 'web.rating.send');
    await button(context, 'web.rating.sending');
  },
};

export const Failed: Story = {
  beforeEach: answering(() => HttpResponse.json({ message: 'x' }, { status: 503 })),
  play: async (context) => {
    await choose(context, 5);
    await press(context, 'web.rating.send');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(context.t('web.rating.failed'));
  },
};

export const RatedBefore: Story = {
  beforeEach: answering(() => HttpResponse.json({ refused: 'already_rated', stars: 2 })),
  play: async (context) => {
    await choose(context, 5);
    await press(context, 'web.rating.send');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(context.t('web.rating.already'));
  },
};

export const Thanks: Story = {
  play: async (context) => {
    await choose(context, 5);
    await press(context, 'web.rating.send');
    await button(context, 'web.rating.done');
  },
};

export const Rated: Story = {
  beforeEach: order(pickup, collected(3, 4)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/4 (?:of|من) 5/)).toBeVisible();
  },
};

/** Each shop by itself. */
export const TwoShops: Story = {
  beforeEach: order(twoShops, collected(26)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: RATE })).toHaveLength(2));
  },
};

/** A delivery is rated once it is at the door. */
export const Delivered: Story = { ...TwoShops, beforeEach: order({}, collected(3)) };

/** Sent with what was chosen, once; then the page says so. */
export const PlayRated: Story = {
  play: async (context) => {
    const { canvas, t } = context;
    const inSheet = await choose(context, 2);
    await userEvent.click(inSheet.getByRole('button', { name: t('web.rating.waited') }));
    // The reasons of few stars go with them.
    await userEvent.click(inSheet.getAllByRole('radio')[4]!);
    await expect(inSheet.queryByRole('button', { name: t('web.rating.waited') })).toBeNull();
    for (const id of ['quantity', 'taste', 'value', 'friendly']) {
      await userEvent.click(inSheet.getByRole('button', { name: t(`web.rating.${id}`) }));
    }
    const chosen = inSheet.getAllByRole('button', { pressed: true });
    await expect(chosen).toHaveLength(3);
    await press(context, 'web.rating.send');
    await press(context, 'web.rating.done');
    await expect(await canvas.findByText(/5 (?:of|من) 5/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: RATE })).toBeNull();
  },
};

/** Without stars there is nothing to send. */
export const PlayNothingChosen: Story = {
  play: async (context) => {
    await userEvent.click(await rateButton(context));
    await expect(await button(context, 'web.rating.send')).toBeDisabled();
  },
};

/** Put off on this device, and not asked again. */
export const PlayNotNow: Story = {
  play: async (context) => {
    await press(context, 'web.rating.later');
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: RATE })).toBeNull());
    await expect(parseFields(localStorage.getItem(ACCOUNT_KEY)).putOff).toHaveLength(1);
  },
};

/** Without a connection it is kept, and sent with the next request. */
export const PlayOffline: Story = {
  play: async (context) => {
    const { msw } = context;
    const inSheet = await choose(context, 3);
    msw.use(http.post('*/rest/v1/rpc/rate_shop', () => HttpResponse.error()));
    await press(context, 'web.rating.send');
    await expect(await inSheet.findByText(context.t('web.rating.sentLater'))).toBeVisible();
    const waiting = () => unsentRatings.of(sessionUserId() ?? '');
    await expect(await waiting()).toEqual([expect.objectContaining({ stars: 3, reasons: [] })]);
    const sent: unknown[] = [];
    msw.use(
      http.post('*/rest/v1/rpc/rate_shop', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ stars: 3, reasons: [], rated_at: '2026-11-21T12:00:00Z' });
      }),
    );
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(async () => expect(await waiting()).toEqual([]));
  },
};

/** Not at the counter, and not within two hours. */
export const PlayTooEarly: Story = {
  beforeEach: order(pickup, collected(1.9)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findByText(/Collected at|تمّ الاستلام عند/, { selector: 'p' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(canvas.queryByRole('button', { name: RATE })).toBeNull();
  },
};
