import {
  DEFAULT_METHOD,
  distinctPlaces,
  findArea,
  pickupWindow,
  pickupPlaceOf,
  type Instant,
  type Order,
  type OrderLine,
  type PickupPlace,
} from '@zawadeh/domain';
import { Icon, mopedIcon, LocalizedText, PickupWindow, Surface, Text, useLanguage } from '@zawadeh/ui';
import type { ReactNode } from 'react';
import { useMessage } from '../../lib/useMessage.ts';
import { AddressLines } from '../../features/address/AddressLines.tsx';
import { addressMessages, messages, methodMessages } from './TicketScreen.messages.ts';
import * as S from './TicketScreen.styles.ts';

interface StubsProps {
  order: Order;
  now: Instant;
  /** Below the tear line of each stub. */
  children: ReactNode;
}

/** A stub for each store to collect from, or one for the delivery address. */
export function Stubs({ order, now, children }: StubsProps) {
  if ((order.method ?? DEFAULT_METHOD) === 'delivery') {
    return (
      <Stub torn={children}>
        <Door order={order} />
        <Bags lines={order.lines} />
      </Stub>
    );
  }
  const places = distinctPlaces(order.lines);
  // Old rows have neither bags nor stores.
  if (places.length === 0) return <Stub torn={children}>{<Shop place={null} now={now} />}</Stub>;
  return places.map((place) => {
    const key = JSON.stringify(place);
    return (
      <Stub key={key} torn={children}>
        <Shop place={place} now={now} />
        <Bags lines={order.lines.filter((line) => JSON.stringify(pickupPlaceOf(line)) === key)} />
      </Stub>
    );
  });
}

function Stub({ torn, children }: { torn: ReactNode; children: ReactNode }) {
  return (
    <S.Stub>
      <Surface look="kraft" hasPinkedEdge as="section">
        <S.Facts>{children}</S.Facts>
        {torn && <S.Torn>{torn}</S.Torn>}
      </Surface>
    </S.Stub>
  );
}

function Shop({ place, now }: { place: PickupPlace | null; now: Instant }) {
  const t = useMessage();
  const name = place?.store ? <LocalizedText text={place.store} /> : t(methodMessages.pickup);
  return (
    <>
      <Text look="h2">{name}</Text>
      {place && pickupWindow(place, now) && (
        <S.Strong>
          <PickupWindow bag={place} now={now} />
        </S.Strong>
      )}
    </>
  );
}

function Door({ order: { areaId, address } }: { order: Order }) {
  const t = useMessage();
  const { locale } = useLanguage();
  const area = areaId === null ? null : findArea(areaId);
  return (
    <>
      <S.Quiet>
        <Icon of={mopedIcon} size="small" />
        {t(messages.addressOf)}
      </S.Quiet>
      <Text look="h2">{area?.name[locale] ?? t(methodMessages.delivery)}</Text>
      <AddressLines address={address} labels={addressMessages} />
    </>
  );
}

function Bags({ lines }: { lines: readonly OrderLine[] }) {
  if (lines.length === 0) return null;
  return (
    <S.Bags role="list">
      {lines.map(({ bagId, title, quantity }, place) => (
        <li key={`${bagId} ${place}`}>
          {title ? <LocalizedText text={title} /> : <bdi>{bagId}</bdi>} <strong>× {quantity}</strong>
        </li>
      ))}
    </S.Bags>
  );
}
