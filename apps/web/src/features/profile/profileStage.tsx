/** Story setup of the profile: the stored session, and the screen in its page. */
import { FROZEN_NOW, handoversOf, storedSession, type handlersWithOrder } from '@zawadeh/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SESSION_KEY } from '../../lib/http/config.ts';
import { startSession } from '../session/session.ts';
import { supportAtom } from '../../lib/support.ts';
import { StorySetting } from '../../app/stories/StorySetting.tsx';
import type { StoryScene } from '../../app/stories/messages.ts';
import { Screen as ProfileScreen } from './ProfileScreen.tsx';

/** The screen in its page, for the stored session. */
export function Stage() {
  return (
    <StorySetting
      path="/profile"
      isWide
      prepare={(store) => store.set(supportAtom, '+96170123456')}
      follow={startSession}
    >
      <ProfileScreen />
    </StorySetting>
  );
}

/** `beforeEach: signedInAs('mona')` */
export const signedInAs = (user: Parameters<typeof storedSession>[0]) => () => {
  localStorage.setItem(SESSION_KEY, storedSession(user));
  return () => localStorage.clear();
};

/** The last one is to be collected; the bag of the third exists no more. */
const STATUSES = [
  'paid',
  'failed',
  'paid',
  'refunded',
  'expired',
  'paid',
  'paid',
  'paid',
  'cancelled',
  'paid',
  'paid',
] as const;

/** Mona's orders are these: nine, and two failed tries. */
export const nineOrders: NonNullable<Parameters<typeof handlersWithOrder>[3]> = (database, latest) => {
  const own = STATUSES.map((status, place) => {
    const bag = database.bags[place % database.bags.length]!;
    const shop = database.shops.find(({ id }) => id === bag.store_id)!;
    const at = new Date(FROZEN_NOW - place * 3 * 86_400_000 - 3_600_000).toISOString();
    const line = {
      bagId: bag.id,
      title: bag.title ?? '',
      titleAr: bag.name_ar ?? '',
      quantity: 1 + (place % 2),
      unitPrice: bag.sale_price,
      storeId: shop.id,
      storeName: shop.name,
      storeNameAr: shop.name_ar ?? '',
      pickupStart: at,
      pickupEnd: new Date(Date.parse(at) + 4 * 3_600_000).toISOString(),
    };
    return {
      ...latest,
      id: `8f3c2207-5d1e-4c55-9a0b-9000000000${String(place).padStart(2, '0')}`,
      order_code: `ZWD-90${place}23456`.slice(0, 12),
      status,
      payment_status: status,
      created_at: at,
      paid_at: at,
      delivery_method: 'pickup' as const,
      details: [place === 3 ? { ...line, bagId: 'gone', storeId: 's1' } : line],
      lineRows: [{ store_id: shop.id, full_price: null }],
      amount: line.unitPrice * line.quantity,
    };
  });
  database.orders = own;
  for (const order of own.slice(1))
    for (const handover of handoversOf(database, order))
      Object.assign(handover, { state: 'done', done_at: order.created_at });
};

/** Waits for Mona's orders, of which a failed try is folded, and so for the parts above them. */
export async function waitUntilLoaded({ canvas }: StoryScene): Promise<void> {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
}

export const waitForImpact = (scene: StoryScene): Promise<HTMLElement> =>
  scene.canvas.findByRole('heading', { name: scene.t('web.profile.good') });

export const expectText =
  (english: string, arabic: string) =>
  async ({ canvas, isArabic }: StoryScene): Promise<void> => {
    await expect(await canvas.findByText(isArabic ? arabic : english)).toBeInTheDocument();
  };

export async function retry({ canvas }: StoryScene): Promise<void> {
  const alert = await canvas.findByRole('alert');
  await userEvent.click(within(alert).getByRole('button'));
}
