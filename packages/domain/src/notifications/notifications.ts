/** Notifications in browser storage, newest first, 50 at most. */
import { DEFAULT_METHOD, readDeliveryMethod, type DeliveryMethod } from '../delivery/deliveryMethod.ts';
import { LONGEST_CODE, LONGEST_REASON } from '../limits.ts';
import { isRaw, readId, parseStored } from '../reading/raw.ts';
import { readText } from '../text/localText.ts';
import { readInstant, type Instant } from '../time/instant.ts';

export interface Notification {
  id: string;
  type: DeliveryMethod;
  /** Of a bag, the id of the alert: a list that knows of orders only counts and keeps it too. */
  orderCode: string;
  /** The bag that it leads to; without one it leads to the order. */
  bagId?: string;
  createdAt: Instant;
  messageEn: string;
  messageAr: string;
  read: boolean;
}

export type Notifications = readonly Notification[];

export const MOST_NOTIFICATIONS = 50;

/** Returns the same list if it has a notification of that order and type. */
export function notify(
  list: Notifications,
  notification: Pick<Notification, 'type' | 'orderCode' | 'bagId' | 'messageEn' | 'messageAr'>,
  now: Instant,
): Notifications {
  const id = idOf(notification);
  if (list.some((each) => idOf(each) === id)) return list;
  return newestFifty([{ ...notification, id, createdAt: now, read: false }, ...list]);
}

export function markAllRead(list: Notifications): Notifications {
  return unreadCount(list) === 0 ? list : list.map((each) => (each.read ? each : { ...each, read: true }));
}

export function unreadCount(list: Notifications): number {
  return list.filter((each) => !each.read).length;
}

/** The stored list without damaged entries; empty if the whole value is damaged. */
export function readNotifications(stored: unknown): Notifications {
  const raw = parseStored(stored);
  if (!Array.isArray(raw)) return [];
  const list = new Map<string, Notification>();
  for (const each of (raw as unknown[]).flatMap(readNotification)) {
    if (!list.has(idOf(each))) list.set(idOf(each), each);
  }
  return newestFifty([...list.values()]);
}

export function writeNotifications(list: Notifications): string {
  return JSON.stringify(list.map((each) => ({ ...each, createdAt: new Date(each.createdAt).toISOString() })));
}

function readNotification(raw: unknown): Notification[] {
  if (!isRaw(raw)) return [];
  const orderCode = readText(raw.orderCode, LONGEST_CODE);
  const bagId = readId(raw.bagId);
  const createdAt = readInstant(raw.createdAt);
  const messageEn = readText(raw.messageEn, LONGEST_REASON);
  const messageAr = readText(raw.messageAr, LONGEST_REASON);
  const anyMessage = messageEn ?? messageAr;
  if (orderCode === null || createdAt === null || anyMessage === null) return [];
  // `other` is another name for pickup.
  const type = readDeliveryMethod(raw.type) ?? DEFAULT_METHOD;
  return [
    {
      id: readId(raw.id) ?? idOf({ orderCode, type }),
      type,
      orderCode,
      ...(bagId !== null && { bagId }),
      createdAt,
      messageEn: messageEn ?? anyMessage,
      messageAr: messageAr ?? anyMessage,
      read: raw.read === true,
    },
  ];
}

const idOf = ({ orderCode, type }: Pick<Notification, 'orderCode' | 'type'>) => `${orderCode}-${type}`;

function newestFifty(list: Notifications): Notifications {
  return list.toSorted((a, b) => b.createdAt - a.createdAt).slice(0, MOST_NOTIFICATIONS);
}
