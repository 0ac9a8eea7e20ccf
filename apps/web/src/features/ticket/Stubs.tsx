import {
  DEFAULT_METHOD,
  distinctPlaces,
  findArea,
  pickupPlaceOf,
  pickupWindow,
  type Instant,
  type Order,
  type OrderLine,
} from '@zawadeh/domain';
import { LocalizedText, TicketStub, useLanguage, type TicketStubProps } from '@zawadeh/ui';
import { AddressLines } from '../orders/AddressLines.tsx';
import { PickupTime } from '../shelf/PickupTime.tsx';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { addressMessages, methodMessages } from './Ticket.messages.ts';
import type { TicketState } from './ticketState.ts';

interface StubsProps {
  order: Order;
  state: TicketState;
  now: Instant;
}

/** What the order itself says, before its handovers are known: a stub for each store, or one for the delivery address. */
export function Stubs({ order, state, now }: StubsProps) {
  const t = useMessage();
  // No buyer shows the code of a gift.
  const code = state === 'paid' && !order.isGift ? order.code : null;
  if ((order.method ?? DEFAULT_METHOD) === 'delivery') return <Door order={order} code={code} />;
  const torn = { code, note: code !== null && t('web.ticket.show') };
  const places = distinctPlaces(order.lines);
  // Old rows have neither bags nor stores.
  if (places.length === 0) return <TicketStub name={t(methodMessages.pickup)} bags={[]} {...torn} />;
  return places.map((place) => {
    const key = JSON.stringify(place);
    return (
      <TicketStub
        key={key}
        name={place.store ? <LocalizedText text={place.store} /> : t(methodMessages.pickup)}
        hours={pickupWindow(place, now) && <PickupTime bag={place} now={now} today={'web.ticket.today'} />}
        bags={bagsOf(order.lines.filter((line) => JSON.stringify(pickupPlaceOf(line)) === key))}
        {...torn}
      />
    );
  });
}

interface DoorProps extends Pick<TicketStubProps, 'outcome' | 'qr'> {
  order: Order;
  code: string | null;
}

/** The stub of a delivery. */
export function Door({ order: { areaId, address, lines }, ...torn }: DoorProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const area = areaId === null ? null : findArea(areaId);
  return (
    <TicketStub
      kind="door"
      name={area?.name[locale] ?? t(methodMessages.delivery)}
      address={<AddressLines address={address} labels={addressMessages} />}
      bags={bagsOf(lines)}
      {...torn}
    />
  );
}

export const bagsOf = (lines: readonly OrderLine[]) =>
  lines.map(({ bagId, title, quantity, isTakenBack }, place) => {
    const name = title ? <LocalizedText text={title} /> : <bdi>{bagId}</bdi>;
    return { id: `${bagId} ${place}`, name: isTakenBack ? <del>{name}</del> : name, quantity };
  });
