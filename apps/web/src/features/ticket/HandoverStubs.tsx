import {
  dayOf,
  CODE_END_LENGTH,
  canHandOver,
  handoverLine,
  leftToRight,
  pickupPlaceOf,
  pickupWindow,
  reopenUntil,
  type Instant,
  type Order,
  type TicketHandover,
} from '@zawadeh/domain';
import {
  Alert,
  Button,
  DirectionsLink,
  LocalizedText,
  Ltr,
  QrCode,
  Stack,
  TicketStub,
  useBeirutTime,
  useLanguage,
} from '@zawadeh/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { correctedNow } from '../../lib/clock.ts';
import { deferredPart } from '../../lib/deferred/deferredPart.ts';
import { useHandoverText } from '../orders/useHandoverText.ts';
import { PickupTime } from '../shelf/PickupTime.tsx';
import { ShopPlace } from '../shop/ShopPlace.tsx';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { Confirmation } from '../orders/tickets.ts';
import { bagsOf, Door } from './Stubs.tsx';
import { methodMessages } from './Ticket.messages.ts';

/** Only for a shop without a phone. */
const useConfirmReceived = deferredPart(() => import('./ConfirmReceived.tsx'));

interface HandoverStubsProps {
  order: Order;
  code: string;
  handovers: readonly TicketHandover[];
  now: Instant;
  onConfirm: (handover: TicketHandover) => Promise<Confirmation>;
}

/** A stub for each handover: first the done ones, collapsed. */
export function HandoverStubs({ order, code, handovers, now, onConfirm }: HandoverStubsProps) {
  const [asked, setAsked] = useState<TicketHandover | null>(null);
  const [given, setGiven] = useState<TicketHandover | null>(null);
  const [trouble, setTrouble] = useState<'failed' | 'waiting' | 'inMemoryOnly' | null>(null);
  const t = useMessage();
  const isAtDoor = handovers.some(({ kind }) => kind === 'door');
  const shown = handovers
    .filter(({ kind }) => (isAtDoor ? kind === 'door' : kind === 'pickup'))
    .toSorted((one, other) => Number(other.state === 'done') - Number(one.state === 'done'));

  const dialogs = useConfirmReceived(shown.some((handover) => isConfirmed(handover, now)));

  const confirm = async (handover: TicketHandover) => {
    setAsked(null);
    const confirmation = await onConfirm(handover);
    const outcome = confirmation.ok ? confirmation.value : 'failed';
    setTrouble(outcome === 'done' ? null : outcome);
    if (confirmation.ok) setGiven({ ...handover, doneAt: correctedNow() });
  };

  return (
    <Stack gap={4}>
      {trouble === 'failed' && <Alert kind="danger">{t('web.ticket.notConfirmed')}</Alert>}
      {trouble === 'waiting' && <Alert kind="info">{t('web.ticket.sentLater')}</Alert>}
      {trouble === 'inMemoryOnly' && <Alert kind="danger">{t('web.ticket.inMemoryOnly')}</Alert>}
      {shown.map((handover) =>
        handover.kind === 'door' ? (
          <DoorStub key="door" {...{ order, code, handover, now }} />
        ) : (
          <ShopStub
            key={handover.storeId}
            {...{ order, code, handover, now }}
            onAsk={() => setAsked(handover)}
          />
        ),
      )}
      {dialogs && (
        <dialogs.ConfirmReceived
          isAsked={asked !== null}
          onKeep={() => setAsked(null)}
          onConfirm={() => asked && void confirm(asked)}
          given={
            given && {
              store: shopOf(order, given) ?? { en: t(methodMessages.pickup), ar: null },
              bags: bagsOf(linesOf(order, given)),
              code,
              at: given.doneAt ?? now,
            }
          }
          onDone={() => setGiven(null)}
        />
      )}
    </Stack>
  );
}

interface StubProps {
  order: Order;
  code: string;
  handover: TicketHandover;
  now: Instant;
}

/** What became of a handover; null while it is waiting. */
function useOutcome(handover: TicketHandover, now: Instant) {
  const t = useMessage();
  const lineText = useHandoverText();
  const { timeOnDay } = useBeirutTime();
  const { state, dueEnd } = handover;
  if (state !== 'done' && state !== 'missed') return null;
  const text = lineText(handoverLine(handover, now));
  if (state === 'done' || !canHandOver(handover, now)) return { kind: state, text };
  const until = reopenUntil(dueEnd);
  const still = t('web.ticket.stillUntil', { time: timeOnDay(until, dayOf(until, now)) });
  return { kind: state, text: `${text}. ${still}` };
}

function ShopStub({ order, code, handover, now, onAsk }: StubProps & { onAsk: () => void }) {
  const t = useMessage();
  const intl = useIntl();
  const { locale } = useLanguage();
  const outcome = useOutcome(handover, now);
  const lines = linesOf(order, handover);
  const place = lines[0] && pickupPlaceOf(lines[0]);
  const name = shopOf(order, handover);
  const { shop, state } = handover;
  const address = shop?.address?.[locale] ?? shop?.address?.en ?? shop?.address?.ar ?? null;
  const isOpen = canHandOver(handover, now);
  const end = code.slice(-CODE_END_LENGTH);
  return (
    <TicketStub
      name={name ? <LocalizedText text={name} /> : t(methodMessages.pickup)}
      address={
        shop && (
          <span>
            <ShopPlace shop={shop} />
          </span>
        )
      }
      directions={
        state === 'waiting' &&
        shop && (
          <DirectionsLink
            name={shop.name?.[locale] ?? shop.name?.en ?? ''}
            coordinates={shop.coordinates}
            address={address}
            size="compact"
          />
        )
      }
      hours={
        state === 'waiting' &&
        place &&
        pickupWindow(place, now) && <PickupTime bag={place} now={now} today={'web.ticket.today'} />
      }
      bags={bagsOf(lines)}
      {...(outcome && { outcome })}
      code={isOpen ? code : null}
      codeSize={handover.hasCounter ? 'normal' : 'large'}
      qr={isOpen && handover.hasCounter && <Qr text={handover.qr} code={code} />}
      note={
        isOpen &&
        (handover.hasCounter
          ? t('web.ticket.show')
          : intl.formatMessage({ id: 'web.ticket.say' }, { four: <Ltr key="four">{end}</Ltr> }))
      }
      action={
        isConfirmed(handover, now) && (
          <Button kind="primary" isFullWidth onPress={onAsk}>
            {t('web.ticket.gaveMe')}
          </Button>
        )
      }
    />
  );
}

function DoorStub({ order, code, handover, now }: StubProps) {
  const outcome = useOutcome(handover, now);
  const { state, qr } = handover;
  return (
    <Door
      order={order}
      code={canHandOver(handover, now) ? code : null}
      {...(outcome && { outcome })}
      qr={state === 'waiting' && qr !== null && <Qr text={qr} code={code} />}
    />
  );
}

function Qr({ text, code }: { text: string | null; code: string }) {
  const t = useMessage();
  return text !== null && <QrCode text={text} label={t('web.ticket.qr', { code: leftToRight(code) })} />;
}

/** Without a phone at the shop, the buyer says that the bag is there. */
const isConfirmed = (handover: TicketHandover, now: Instant) =>
  handover.kind === 'pickup' && !handover.hasCounter && canHandOver(handover, now);

const linesOf = ({ lines }: Order, { bags, kind }: TicketHandover) =>
  kind === 'door' ? lines : lines.filter(({ bagId }) => bags.some((bag) => bag.bagId === bagId));

/** The name of the bag at the time of the order, as on the receipt. */
const shopOf = (order: Order, handover: TicketHandover) =>
  linesOf(order, handover)[0]?.store ?? handover.shop?.name ?? null;
