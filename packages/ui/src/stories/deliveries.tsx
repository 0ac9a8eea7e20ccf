import type { DeliveryPickup, Handover, QueuedDelivery } from '@zawadeh/domain';
import { now } from './bags.ts';
import { oven } from './handovers.tsx';

const MINUTE = 60_000;
const sweets = { en: 'Zahra Sweets', ar: 'حلويات الزهراء' };
const salads = { en: 'Khan Salads', ar: 'سَلَطات الخان' };

const handover = (orderId: string, columns: Partial<Handover>): Handover => ({
  orderId,
  storeId: null,
  kind: 'door',
  state: 'waiting',
  dueStart: now - 60 * MINUTE,
  dueEnd: now + 23 * MINUTE,
  doneAt: null,
  how: null,
  deviceId: null,
  deviceName: null,
  ...columns,
});

interface Shop extends Partial<DeliveryPickup> {
  store: DeliveryPickup['store'];
  bags?: DeliveryPickup['bags'];
}

function delivery(
  id: string,
  shops: readonly Shop[],
  columns: Omit<Partial<QueuedDelivery>, 'door' | 'pickups'> & { door?: Partial<Handover> } = {},
): QueuedDelivery {
  const { door, ...rest } = columns;
  return {
    orderCode: 'ZWD-HTYYH6TR',
    area: 'abu-samra',
    customer: null,
    triedAt: null,
    assignedTo: null,
    door: { ...handover(id, door ?? {}), isToSend: false },
    pickups: shops.map(({ bags, ...shop }, place) => ({
      ...handover(id, { kind: 'courier', storeId: `s${place}` }),
      area: 'balad',
      address: { en: 'Tell Square, facing the clock', ar: 'ساحة التل، مقابل الساعة' },
      coordinates: { latitude: 34.4367, longitude: 35.8345 },
      phone: '+9616000001',
      closes: now + 130 * MINUTE,
      isToSend: false,
      ...shop,
      bags: bags ?? [{ bagId: null, title: null, quantity: place + 1 }],
    })),
    ...rest,
  };
}

const done = { state: 'done', doneAt: now - 7 * MINUTE } as const;

export const rania = {
  name: 'Rania',
  phone: '+96170123456',
  address: 'Street: Port Said | Bldg: Karam | Floor: 3 | Apt: 6 | Near: مقابل سوق السمك',
};

/** What a courier has to do on one evening. */
export const deliveries = {
  onItsWay: delivery(
    'rania',
    [
      { store: sweets, ...done },
      { store: oven, ...done },
    ],
    {
      area: 'mina',
      orderCode: 'ZWD-2222K3WP',
      customer: rania,
      door: { dueEnd: now + 8 * MINUTE },
    },
  ),
  late: delivery('late', [{ store: sweets, ...done }], {
    area: 'mina',
    orderCode: 'ZWD-2222L8TE',
    customer: rania,
    door: { dueEnd: now - 31 * MINUTE },
  }),
  lateToPickUp: delivery('late two', [{ store: sweets, ...done }, { store: oven }], {
    door: { dueEnd: now - 130 * MINUTE, state: 'missed' },
  }),
  addressToCome: delivery('mina', [{ store: sweets, ...done }], { area: 'mina', orderCode: 'ZWD-2222M3WN' }),
  twoShops: delivery('two', [{ store: sweets, ...done }, { store: oven }]),
  opensLater: delivery('later', [{ store: oven, dueStart: now + 30 * MINUTE }, { store: null }], {
    orderCode: 'ZWD-2222V2QF',
    door: { dueEnd: now + 75 * MINUTE },
  }),
  oneShop: delivery('one', [{ store: salads }], { area: 'balad', orderCode: 'ZWD-22229DNX' }),
  delivered: delivery('done', [{ store: salads, ...done }], {
    area: 'balad',
    orderCode: 'ZWD-2222QR5T',
    customer: rania,
    door: done,
  }),
  long: delivery(
    'long',
    [
      { store: { en: 'The Bakery of Everything That Is Left on Azmi Street', ar: null } },
      { store: sweets, bags: [{ bagId: null, title: null, quantity: 12 }] },
    ],
    { area: 'tebeneh-zehriye', orderCode: 'ZWD-QQQQWWMM' },
  ),
} as const;
