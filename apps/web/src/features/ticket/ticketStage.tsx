/** Story setup of an order's page: the stored session, the screen in its page, and orders to show. */
import { buyerOf, FROZEN_NOW, storedSession } from '@zawadeh/mocks';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SESSION_KEY } from '../../lib/http/config.ts';
import { forgetUnsent } from '../../lib/unsent.ts';
import { leavingAtom } from '../checkout/payment.ts';
import { startSession } from '../session/session.ts';
import { supportAtom } from '../../lib/support.ts';
import { StorySetting } from '../../app/stories/StorySetting.tsx';
import type { StoryScene } from '../../app/stories/messages.ts';
import { paths } from '../../lib/paths.ts';
import { Screen as TicketScreen } from './TicketScreen.tsx';

/** The parts before the story begins: it would wait for them in vain on a slow machine. */
import.meta.glob(
  [
    './[A-Z]*.tsx',
    '!./*.stories.tsx',
    '../orders/unpaidOrder/*.tsx',
    '../ratings/*.tsx',
    '../session/accounts.ts',
  ],
  { eager: true },
);

/** The URL that the browser would open to pay is shown instead. */
function Stage({ code, canReopen }: { code: string; canReopen: boolean }) {
  const [visit, setVisit] = useState(1);
  const [left, setLeft] = useState<string | null>(null);
  return (
    <StorySetting
      path={paths.ticket(code)}
      isWide
      prepare={(store) => {
        store.set(supportAtom, '+96170123456');
        store.set(leavingAtom, { leaveFor: setLeft });
      }}
      follow={startSession}
    >
      <TicketScreen key={visit} />
      {canReopen && (
        <button type="button" data-testid="reopen" onClick={() => setVisit(2)}>
          reopen
        </button>
      )}
      {left !== null && <p data-testid="left">{left}</p>}
    </StorySetting>
  );
}

export const showTicket =
  (code: string, { canReopen = false } = {}) =>
  () => <Stage {...{ code, canReopen }} />;

export const signInBuyerOf = (code: string) => {
  localStorage.setItem(SESSION_KEY, storedSession(buyerOf(code)));
  return async () => {
    localStorage.clear();
    sessionStorage.clear();
    await forgetUnsent();
  };
};

/** Waits until the page has this heading. */
export const expectHeading =
  (english: string, arabic: string) =>
  async ({ canvas, isArabic }: StoryScene): Promise<void> => {
    // A time has a space that does not break.
    const name = new RegExp(
      `^${(isArabic ? arabic : english).replaceAll(/([?!])/g, '\\$1').replaceAll(' ', '\\s')}$`,
    );
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  };

/** The instant so many minutes from now. */
export const later = (minutes: number) => new Date(FROZEN_NOW + minutes * 60_000).toISOString();

const knafeh = {
  bagId: 'b1',
  title: 'Knafeh & Sweets Surprise',
  titleAr: 'مفاجأة الكنافة والحلويات',
  quantity: 1,
  unitPrice: 4.5,
  fullPrice: 12,
  storeId: 's1',
  storeName: 'Zahra Sweets',
  storeNameAr: 'حلويات الزهراء',
  pickupStart: later(-30),
  pickupEnd: later(180),
};
const sweets = {
  ...knafeh,
  bagId: 'b2',
  title: 'Sweets for Two',
  titleAr: 'حلو لشخصين',
  quantity: 2,
  unitPrice: 3.5,
  fullPrice: 9,
};
const kaak = {
  ...knafeh,
  bagId: 'b3',
  title: 'Fresh Ka’ak Basket',
  titleAr: 'سلّة كعك طازج',
  storeId: 's3',
  storeName: 'Al-Tell Oven',
  storeNameAr: 'فرن التل',
  pickupStart: later(-60),
  pickupEnd: later(120),
};

/** Three bags of one store, for pickup. */
export const pickup = {
  delivery_method: 'pickup',
  delivery_area: null,
  delivery_fee: 0,
  details: [knafeh, sweets],
  qty: 3,
  amount: 11.5,
};

export const twoShops = { ...pickup, details: [kaak, knafeh, sweets], qty: 4, amount: 16 };
