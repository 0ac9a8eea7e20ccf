import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { connectionCut, FROZEN_NOW, handlersWithOrder, handOverFirst, handoversOf } from '@zawadeh/mocks';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import type { StoryScene } from '../../app/stories/messages.ts';
import { Screen as ProfileScreen } from './ProfileScreen.tsx';
import { sessionUserId } from '../../lib/http/accountStorage.ts';
import { unsentConfirmations } from '../orders/tickets.ts';
import { signedInAs, Stage, waitUntilLoaded } from './profileStage.tsx';

const meta = {
  title: 'Screens/Profile/Next order',
  component: ProfileScreen,
  parameters: { layout: 'page' },
  render: () => <Stage />,
  beforeEach: signedInAs('mona'),
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const CODE = 'ZWD-48213';

const inHours = (hours: number) => new Date(FROZEN_NOW + hours * 3_600_000).toISOString();

const line = (bagId: string, storeName: string, storeNameAr: string, from: number, until: number) => ({
  bagId,
  title: 'Surprise',
  titleAr: 'مفاجأة',
  quantity: 1,
  unitPrice: 4.5,
  storeName,
  storeNameAr,
  pickupStart: inHours(from),
  pickupEnd: inHours(until),
});
const sweets = line('b1', 'Zahra Sweets', 'حلويات الزهراء', -0.5, 3);
const oven = line('b3', 'Al-Tell Oven', 'فرن التل', -1, 2);
const pickup = { delivery_method: 'pickup', delivery_area: null, delivery_fee: 0 };

let storeId = '';

type OrderChange = Parameters<typeof handlersWithOrder>;

const paidOrder =
  (columns: OrderChange[1], change?: OrderChange[3]) =>
  ({ msw }: StoryContext) =>
    msw.use(...handlersWithOrder(CODE, columns, () => FROZEN_NOW, change));

/** The card, by its title. */
const findNext = async ({ canvas, t }: StoryScene) => {
  const name = t('web.profile.next');
  const title = await canvas.findByRole('heading', { level: 2, name });
  return title.closest('section')!;
};

const shows =
  (english: string, arabic: string): NonNullable<Story['play']> =>
  async (context) => {
    await waitUntilLoaded(context);
    const next = await findNext(context);
    await waitFor(() => expect(next).toHaveTextContent(context.isArabic ? arabic : english));
    await expect(within(next).getByText(context.isArabic ? 'مدفوع' : 'Paid')).toBeVisible();
    await expect(within(next).getByRole('link')).toHaveAttribute('href', `/ticket/${CODE}`);
  };

const showsNothing: NonNullable<Story['play']> = async (context) => {
  await waitUntilLoaded(context);
  await expect(context.canvas.queryByText(context.t('web.profile.next'))).toBeNull();
};

/** Its row in the history says so. */
const expectLine = async ({ canvas, isArabic }: StoryScene, english: string, arabic: string) => {
  const card = canvas.getAllByRole('article').find((each: Element) => each.textContent.includes(CODE))!;
  await waitFor(() => expect(within(card).getByText(isArabic ? arabic : english)).toBeVisible());
};

/** The shop hands out now. */
export const ToCollect: Story = {
  tags: ['every-mode'],
  beforeEach: paidOrder({ ...pickup, details: [sweets] }),
  play: shows(
    'Zahra SweetsReady to collect until 5:30 PM',
    'حلويات الزهراءجاهز للاستلام حتى \u20665:30\u2069 م',
  ),
};

/** The day is named where it is not today. */
export const Tomorrow: Story = {
  beforeEach: paidOrder({
    ...pickup,
    details: [{ ...sweets, pickupStart: inHours(24), pickupEnd: inHours(27) }],
  }),
  play: shows('Ready from 2:30 PM tomorrow', 'جاهز من \u20662:30\u2069 م غداً'),
};

/** A courier has the bags of both shops. */
export const OnItsWay: Story = {
  beforeEach: paidOrder({ details: [oven, sweets] }, (database, order) => {
    const pickups = handoversOf(database, order).filter(({ kind }) => kind === 'courier');
    handOverFirst(pickups.length)(database, order);
  }),
  play: shows('Al-Tell Oven and Zahra SweetsOn its way', 'فرن التل وحلويات الزهراءفي الطريق إليك'),
};

/** The shop that is left, once the other has handed over. */
export const PlaySecondShop: Story = {
  beforeEach: paidOrder({ ...pickup, details: [oven, sweets] }, handOverFirst(1)),
  play: async (context) => {
    await ToCollect.play!(context);
    await expectLine(context, '1 of 2 shops collected', 'تمّ الاستلام من متجر، وبقي متجر');
  },
};

/** Collected before its time is over: nothing is left to do. */
export const PlayCollected: Story = {
  beforeEach: paidOrder({ ...pickup, details: [sweets] }, handOverFirst(1)),
  play: async (context) => {
    await showsNothing(context);
    await expectLine(context, 'Order again', 'إعادة الطلب');
  },
};

/** What was confirmed without a connection is sent on return, and the page says so at once. */
export const PlayConfirmed: Story = {
  beforeEach: paidOrder({ ...pickup, details: [sweets] }, (database, order) => {
    storeId = handoversOf(database, order)[0]!.store_id!;
  }),
  play: async (context) => {
    await ToCollect.play!(context);
    const body = { order_code: CODE, store_id: storeId, token: crypto.randomUUID(), at: inHours(0) };
    await unsentConfirmations.change(sessionUserId() ?? '', () => [body]);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(context.canvas.queryByText(context.t('web.profile.next'))).toBeNull());
  },
};

/** The buyer does not collect the bags of a gift. */
export const PlayGift: Story = {
  beforeEach: paidOrder({ ...pickup, is_gift: true, details: [sweets] }),
  play: showsNothing,
};

/** The connection is lost while the page is open: the way to the ticket, which opens without one, stays. */
export const PlayConnectionLost: Story = {
  beforeEach: ToCollect.beforeEach!,
  play: async (context) => {
    await waitUntilLoaded(context);
    await findNext(context);
    context.msw.use(
      connectionCut,
      http.all('*/api/*', () => HttpResponse.error()),
    );
    document.dispatchEvent(new Event('visibilitychange'));
    await context.canvas.findByRole('alert');
    await expect(within(await findNext(context)).getByRole('link')).toBeVisible();
  },
};
