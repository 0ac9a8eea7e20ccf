import {
  dayOf,
  giftCode,
  giftLine,
  pickupPlaceOf,
  pickupWindow,
  type Instant,
  type Order,
  type TicketHandover,
} from '@zawadeh/domain';
import { LocalizedText, Ltr, Stack, useBeirutTime, type TicketStubProps } from '@zawadeh/ui';
import type { ComponentType } from 'react';
import { giftsWords } from '../gifts/locales/words.ts';
import { useWords } from '../../lib/messages/language.ts';
import { PickupTime } from '../shelf/PickupTime.tsx';
import type { MessageId } from '../../lib/messages/messageId.ts';
import { nowAtom } from '../../lib/clock.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { bagsOf } from './Stubs.tsx';
import { ShopPlace } from '../shop/ShopPlace.tsx';
import * as S from './GiftStubs.styles.ts';

interface GiftStubsProps {
  order: Order;
  code: string;
  handovers: readonly TicketHandover[];
  now: Instant;
  /** Of the ticket, which has them: imported here they would be one more file of every ticket. */
  Stub: ComponentType<TicketStubProps>;
  bagsOf: typeof bagsOf;
}

/** A stub for each shop of a gift: its bags, and what became of each. */
export function GiftStubs({ handovers, ...rest }: GiftStubsProps) {
  if (!useWords(giftsWords)) return null;
  const shops = new Set(handovers.map(({ storeId }) => storeId));
  return (
    <Stack gap={4}>
      {Array.from(shops, (shop) => (
        <ShopStub key={shop} {...rest} gifts={handovers.filter(({ storeId }) => storeId === shop)} />
      ))}
    </Stack>
  );
}

type ShopStubProps = Omit<GiftStubsProps, 'handovers'> & { gifts: readonly TicketHandover[] };

function ShopStub({ order, code, gifts, now, Stub, bagsOf: named }: ShopStubProps) {
  const t = useMessage();
  const lineText = useGiftText();
  const lines = order.lines.filter(({ bagId }) => gifts.some(({ bags }) => bags[0]?.bagId === bagId));
  const place = lines[0] && pickupPlaceOf(lines[0]);
  const shop = gifts[0]?.shop ?? null;
  const name = place?.store ?? shop?.name ?? null;
  const isWaiting = gifts.some(({ state }) => state === 'waiting');
  return (
    <Stub
      name={name ? <LocalizedText text={name} /> : t('web.ticket.pickup')}
      address={
        shop && (
          <span>
            <ShopPlace shop={shop} />
          </span>
        )
      }
      hours={
        isWaiting &&
        place &&
        pickupWindow(place, now) && <PickupTime bag={place} now={now} today="web.ticket.today" />
      }
      bags={named(lines)}
      note={
        <S.Gifts role="list">
          {gifts.map((gift) => (
            <li key={gift.number}>
              <Ltr>{giftCode(code, gift.number)}</Ltr>
              <span>{lineText(gift)}</span>
            </li>
          ))}
        </S.Gifts>
      }
    />
  );
}

const lineMessages: Record<ReturnType<typeof giftLine>['kind'], MessageId> = {
  given: 'web.gifts.given',
  toGiveUntil: 'web.gifts.toGiveUntil',
  notGiven: 'web.gifts.notGiven',
  cancelled: 'web.gifts.cancelled',
};

function useGiftText() {
  const t = useMessage();
  const now = useAtomValue(nowAtom);
  const { timeOnDay } = useBeirutTime();
  return (gift: TicketHandover): string => {
    const line = giftLine(gift);
    const values = 'at' in line ? { time: timeOnDay(line.at, dayOf(line.at, now)) } : {};
    return t(lineMessages[line.kind], values);
  };
}

interface GiftTitleProps {
  handovers: readonly TicketHandover[];
  /** Until its words are there. */
  children: string;
}

/** How far the gift is. */
export function GiftTitle({ handovers, children }: GiftTitleProps) {
  const t = useMessage();
  const text = useGiftText();
  const given = handovers.filter(({ state }) => state === 'done').length;
  const [first] = handovers;
  if (!useWords(giftsWords) || !first) return children;
  if (handovers.length === 1) return text(first);
  return given > 0 ? t('web.gifts.someGiven', { given, all: handovers.length }) : t('web.gifts.atStore');
}
