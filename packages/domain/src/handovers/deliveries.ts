/** A courier's deliveries: what to pick up at which shops, and to whom to bring it. */
import { isRaw, readId, type Raw } from '../reading/raw.ts';
import { readLocalText, readText, type LocalText } from '../text/localText.ts';
import type { Coordinates } from '../shops/coordinates.ts';
import { readShopPlace } from '../shops/readShop.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import { readDeviceState, type Device, type DeviceState } from '../wire/counterAnswers.ts';
import { readHandoverBags, readHandoverRows, type HandoverBag } from '../wire/handoverAnswers.ts';
import { LONGEST_ADDRESS, LONGEST_CODE } from '../limits.ts';
import { bagCount, handoverKey } from './counterSections.ts';
import { canHandOver, dayOfWork, isOnItsWay, readHandover, type Handover } from './handover.ts';
import {
  lastOf,
  withQueue,
  type OfflineQueue,
  type QueuedAction,
  type QueuedHandover,
} from './offlineQueue.ts';

/** So long after the delivery the customer may still be called. */
const CUSTOMER_KNOWN_MS = 3_600_000;

/** The bags of one shop. */
export interface DeliveryPickup extends Handover {
  store: LocalText | null;
  /** The id of the shop's area. */
  area: string | null;
  address: LocalText | null;
  coordinates: Coordinates | null;
  /** The shop's, in E.164. */
  phone: string | null;
  /** Until when the shop gives the bags; null where they have no window. */
  closes: Instant | null;
  bags: HandoverBag[];
}

/** The phone of a courier. */
export type Courier = Pick<Device, 'id' | 'name'>;

export interface DeliveryCustomer {
  name: string | null;
  phone: string | null;
  address: string | null;
}

export interface Delivery {
  orderCode: string;
  /** The id of the delivery area. */
  area: string | null;
  door: Handover;
  pickups: readonly DeliveryPickup[];
  /** Whose delivery it is; null: any courier's. */
  assignedTo: Courier | null;
  /** Only known while the courier needs it. */
  customer: DeliveryCustomer | null;
  /** When the courier last found no customer at the door; null if that did not happen. */
  triedAt: Instant | null;
}

export interface CourierState extends DeviceState {
  deliveries: Delivery[];
}

/** GET /api/courier, or what the phone kept of it; null if it is unreadable. */
export function readCourierState(answer: unknown): CourierState | null {
  const state = readDeviceState(answer);
  if (state === null || !isRaw(answer) || !Array.isArray(answer.deliveries)) return null;
  return { ...state, deliveries: answer.deliveries.filter(isRaw).flatMap(readDelivery) };
}

function readDelivery(raw: Raw): Delivery[] {
  const door = readHandover(raw.door);
  const pickups = readHandoverRows(raw.pickups, readPickup);
  if (door === null || pickups === null) return [];
  const orderCode = readText(raw.order_code, LONGEST_CODE) ?? '';
  return [
    {
      orderCode,
      area: readId(raw.area),
      door,
      pickups,
      assignedTo: readCourier(raw.assigned_to),
      customer: readCustomer(raw.customer),
      triedAt: readInstant(raw.tried_at),
    },
  ];
}

const readPickup = (raw: Raw, handover: Handover): DeliveryPickup => ({
  ...handover,
  store: readLocalText(raw.store, raw.store_ar),
  ...readShopPlace(raw),
  area: readId(raw.area),
  closes: readInstant(raw.closes),
  bags: readHandoverBags(raw.bags),
});

function readCourier(value: unknown): Courier | null {
  if (!isRaw(value)) return null;
  const [id, name] = [readId(value.id), readText(value.name)];
  return id === null || name === null ? null : { id, name };
}

function readCustomer(value: unknown): DeliveryCustomer | null {
  if (!isRaw(value)) return null;
  const { name, phone, address } = value;
  return { name: readText(name), phone: readText(phone), address: readText(address, LONGEST_ADDRESS) };
}

/** A delivery with what the phone has confirmed and not sent yet. */
export interface QueuedDelivery extends Delivery {
  door: QueuedHandover<Handover>;
  pickups: readonly QueuedHandover<DeliveryPickup>[];
}

/**
 * The deliveries as they will be once the queue is sent: what was picked up is `own`, what was brought back no courier's.
 */
export const withQueuedDeliveries = (
  deliveries: readonly Delivery[],
  own: Courier,
  queue: OfflineQueue,
  settled: readonly QueuedAction[] = [],
): QueuedDelivery[] =>
  deliveries.flatMap((delivery) => {
    const actions = [...settled, ...queue.actions];
    const tried = lastTry(delivery.door.orderId, actions);
    if (tried?.next === 'brought_back') return [];
    const isPickedUp = delivery.pickups.some(
      (pickup) => lastOf(actions, handoverKey(pickup))?.kind === 'hand_over',
    );
    return withQueue([delivery.door], queue, settled).map((door) => ({
      ...delivery,
      door: { ...door, isToSend: door.isToSend || queue.actions.some(({ token }) => token === tried?.token) },
      pickups: withQueue(delivery.pickups, queue, settled),
      assignedTo: isPickedUp ? own : delivery.assignedTo,
      triedAt: tried?.at ?? delivery.triedAt,
    }));
  });

/** The last try that was not undone. */
function lastTry(order: string, actions: readonly QueuedAction[]) {
  const undone = actions.filter(({ kind }) => kind === 'undo').map(({ token }) => token);
  return actions
    .filter((action) => action.kind === 'nobody_there')
    .findLast(({ orderId, token }) => orderId === order && !undone.includes(token));
}

export interface DeliverySections<Each> {
  /** All shops have handed their bags over: the courier's own first, then any courier's. */
  toDeliver: readonly Each[];
  ownToPickUp: readonly Each[];
  /** Any courier's. */
  toPickUp: readonly Each[];
  /** The open ones of each other courier. */
  others: readonly { courier: Courier; deliveries: readonly Each[] }[];
  /** Today, the latest first. */
  delivered: readonly Each[];
}

export const otherCourier = ({ assignedTo }: Pick<Delivery, 'assignedTo'>, own: Courier): Courier | null =>
  assignedTo === null || assignedTo.id === own.id ? null : assignedTo;

/** The first promised is the first to bring. */
export function deliverySections<Each extends Delivery>(
  deliveries: readonly Each[],
  own: Courier,
  now: Instant,
): DeliverySections<Each> {
  const open = deliveries
    .filter(({ door }) => canHandOver(door, now))
    .toSorted((one, other) => one.door.dueEnd - other.door.dueEnd);
  const of = (courier: Courier | null) => open.filter(({ assignedTo }) => assignedTo?.id === courier?.id);
  const others = new Map(
    open.flatMap((delivery) => {
      const courier = otherCourier(delivery, own);
      return courier ? [[courier.id, courier]] : [];
    }),
  );
  return {
    toDeliver: [...of(own), ...of(null)].filter(({ pickups }) => isOnItsWay(pickups)),
    ownToPickUp: of(own).filter(({ pickups }) => !isOnItsWay(pickups)),
    toPickUp: of(null).filter(({ pickups }) => !isOnItsWay(pickups)),
    others: Array.from(others.values(), (courier) => ({ courier, deliveries: of(courier) })),
    delivered: deliveries
      .filter(({ door }) => door.state === 'done' && dayOfWork(doneAtOf(door, now)) === dayOfWork(now))
      .toSorted((one, other) => doneAtOf(other.door, now) - doneAtOf(one.door, now)),
  };
}

const doneAtOf = ({ doneAt }: Handover, now: Instant): Instant => doneAt ?? now;
export const deliveryBags = ({ pickups }: Pick<Delivery, 'pickups'>): number =>
  pickups.reduce((sum, pickup) => sum + bagCount(pickup), 0);

/** The server hides the customer after an hour too; a phone without a connection has an older answer. */
export function customerOf({ door, customer }: Delivery, now: Instant): DeliveryCustomer | null {
  const isOver = door.state === 'done' && now - doneAtOf(door, now) > CUSTOMER_KNOWN_MS;
  return isOver ? null : customer;
}
