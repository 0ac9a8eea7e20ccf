import type { CounterHandover } from '@zawadeh/domain';
import type { ReactNode } from 'react';
import { now } from './bags.ts';

const HOUR = 3_600_000;

const kaak = { en: 'Fresh Ka’ak Basket', ar: 'سلّة الكعك الطازج' };
const lahm = { en: 'Lahm b’Ajin Stack', ar: 'رصّة لحم بعجين' };
const fatayer = { en: 'Spinach & Cheese Fatayer', ar: 'فطائر سبانخ وجبنة' };

export const oven = { en: 'Al-Tell Oven', ar: 'فرن التلّ' };

const handover = (orderId: string, columns: Partial<CounterHandover>): CounterHandover => ({
  orderId,
  storeId: 's1',
  kind: 'pickup',
  orderCode: 'ZWD-7K4M9PQ2',
  firstName: 'Rami',
  bags: [{ bagId: null, title: kaak, quantity: 1 }],
  state: 'waiting',
  dueStart: now - 2 * HOUR,
  dueEnd: now + 2 * HOUR,
  doneAt: null,
  how: null,
  deviceId: null,
  deviceName: null,
  ...columns,
});

/** What a shop has to hand over on one evening. */
export const handovers = {
  rami: handover('rami', {
    bags: [
      { bagId: null, title: kaak, quantity: 1 },
      { bagId: null, title: lahm, quantity: 1 },
    ],
  }),
  hiba: handover('hiba', {
    firstName: 'هبة',
    orderCode: 'ZWD-QD3FK7M4',
    bags: [{ bagId: null, title: fatayer, quantity: 1 }],
  }),
  khaled: handover('khaled', {
    firstName: 'Khaled',
    orderCode: 'ZWD-MM5C3HT8',
    bags: [{ bagId: null, title: kaak, quantity: 3 }],
  }),
  maya: handover('maya', {
    firstName: 'مايا',
    orderCode: 'ZWD-9J2HW2XD',
    kind: 'courier',
    bags: [{ bagId: null, title: lahm, quantity: 1 }],
  }),
  long: handover('long', {
    firstName: 'Abdel Rahman Mohammad Nour El Din',
    orderCode: 'ZWD-QQQQWWMM',
    kind: 'courier',
    bags: [
      { bagId: null, title: fatayer, quantity: 12 },
      { bagId: null, title: lahm, quantity: 4 },
      {
        bagId: null,
        title: { en: 'A Surprise of Everything That Is Left in the Oven Tonight', ar: null },
        quantity: 7,
      },
    ],
  }),
  nameless: handover('nameless', { firstName: null, orderCode: 'ZWD-BBBB2222' }),
  salma: handover('salma', {
    firstName: 'سلمى',
    orderCode: 'ZWD-HGY4Z5NC',
    bags: [{ bagId: null, title: kaak, quantity: 2 }],
    state: 'done',
    doneAt: now - HOUR / 12,
    how: 'scan',
  }),
} as const;

/** The least screen that a counter is made for: 360 × 640. */
export function LeastPhone({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        inlineSize: 360,
        maxInlineSize: '100%',
        blockSize: 640,
        overflow: 'auto',
        outline: '1px solid var(--line-subtle)',
      }}
    >
      {children}
    </div>
  );
}
