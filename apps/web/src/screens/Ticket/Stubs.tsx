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
import { LocalizedText, PickupWindow, TicketStub, useLanguage } from '@zawadeh/ui';
import { AddressLines } from '../../features/address/AddressLines.tsx';
import { useMessage } from '../../lib/useMessage.ts';
import { addressMessages, messages, methodMessages } from './TicketScreen.messages.ts';
import type { TicketState } from './ticketState.ts';

interface StubsProps {
  order: Order;
  state: TicketState;
  now: Instant;
}

/** A stub for each store to collect from, or one for the delivery address; the code while it is of use. */
export function Stubs({ order, state, now }: StubsProps) {
  const t = useMessage();
  const code = state === 'paid' ? order.code : null;
  if ((order.method ?? DEFAULT_METHOD) === 'delivery') return <Door order={order} code={code} />;
  const torn = { code, note: code !== null && t(messages.show) };
  const places = distinctPlaces(order.lines);
  // Old rows have neither bags nor stores.
  if (places.length === 0) return <TicketStub name={t(methodMessages.pickup)} bags={[]} {...torn} />;
  return places.map((place) => {
    const key = JSON.stringify(place);
    return (
      <TicketStub
        key={key}
        name={place.store ? <LocalizedText text={place.store} /> : t(methodMessages.pickup)}
        hours={pickupWindow(place, now) && <PickupWindow bag={place} now={now} isPlain />}
        bags={bagsOf(order.lines.filter((line) => JSON.stringify(pickupPlaceOf(line)) === key))}
        {...torn}
      />
    );
  });
}

function Door({ order: { areaId, address, lines }, code }: { order: Order; code: string | null }) {
  const t = useMessage();
  const { locale } = useLanguage();
  const area = areaId === null ? null : findArea(areaId);
  return (
    <TicketStub
      kind="door"
      name={area?.name[locale] ?? t(methodMessages.delivery)}
      address={<AddressLines address={address} labels={addressMessages} />}
      bags={bagsOf(lines)}
      code={code}
    />
  );
}

const bagsOf = (lines: readonly OrderLine[]) =>
  lines.map(({ bagId, title, quantity }, place) => ({
    id: `${bagId} ${place}`,
    name: title ? <LocalizedText text={title} /> : <bdi>{bagId}</bdi>,
    quantity,
  }));
