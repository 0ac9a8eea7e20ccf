import { giftKey, readCounterGifts, withQueuedGifts, type CounterGift } from '@zawadeh/domain';
import { Alert, Button, giftIcon, LocalizedText, useBeirutTime, VisuallyHidden } from '@zawadeh/ui';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { MessageIds } from '../../lib/messages/messageId.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { Counter } from './useCounter.ts';
import * as S from './GiftBoard.styles.ts';

const refusedMessages = {
  noneLeft: 'web.gifts.noneLeft',
  refused: 'web.gifts.refused',
} satisfies MessageIds;

type Giving = Pick<Counter, 'state' | 'queue' | 'settled' | 'now' | 'serverNow' | 'add' | 'send'>;

/** With what this phone gave and has not sent yet. */
const giftsOf = ({ state, queue, settled }: Giving): CounterGift[] =>
  withQueuedGifts(readCounterGifts(state?.giftRows ?? []), queue, settled);

/** The section of the list. */
export const giftTab = (counter: Giving, t: ReturnType<typeof useMessage>, pathname: string) => ({
  id: 'give',
  label: t('web.gifts.title'),
  icon: giftIcon,
  count: giftsOf(counter).reduce((sum, { waiting }) => sum + waiting, 0),
  href: `${pathname}?show=give`,
});

interface GiftBoardProps {
  counter: Giving;
  /** A CountTile, which the page has: imported here it would be a file of its own on every counter. */
  Tile: ComponentType<{ count: number }>;
  undoSeconds: number;
}

/** The gifts of a shop: one press gives one, also without a connection. */
export function GiftBoard(props: GiftBoardProps) {
  const t = useMessage();
  return (
    <>
      <S.Head>
        <h2>{t('web.gifts.title')}</h2>
        <p>{t('web.gifts.says')}</p>
      </S.Head>
      {giftsOf(props.counter).map((gift) => (
        <Gift key={gift.bagId} gift={gift} {...props} />
      ))}
    </>
  );
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

function Gift({ gift, counter, Tile, undoSeconds }: GiftBoardProps & { gift: CounterGift }) {
  const t = useMessage();
  const { time } = useBeirutTime();
  const [given, setGiven] = useState<string | null>(null);
  const [refused, setRefused] = useState<keyof typeof refusedMessages | null>(null);
  const { bagId, title, dueStart, dueEnd, waiting, lastGivenAt } = gift;

  // A button that has the focus takes it along when it goes.
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (given === null) return;
    const timer = setTimeout(() => {
      if (outcome.current?.contains(document.activeElement)) focus(heading.current);
      setGiven(null);
    }, undoSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [given, undoSeconds]);

  const give = async () => {
    setRefused(null);
    if (waiting === 1) focus(heading.current);
    const token = crypto.randomUUID();
    setGiven(token);
    const result = await counter.send({ kind: 'give', token, bagId, at: counter.serverNow() });
    const answer = result?.outcome ?? 'done';
    if (answer === 'done') return;
    setGiven((now) => (now === token ? null : now));
    setRefused(answer === 'already_done' ? 'noneLeft' : 'refused');
  };

  const undo = () => {
    if (given !== null)
      counter.add({ kind: 'undo', token: given, handover: giftKey(bagId), at: counter.serverNow() });
    focus(heading.current);
    setGiven(null);
  };

  return (
    <S.Card data-empty={waiting === 0 || undefined}>
      <S.Top>
        <Tile count={waiting} />
        <S.What>
          <h3 ref={heading} tabIndex={-1}>
            {title && <LocalizedText text={title} />}
          </h3>
          <p>
            {waiting === 0 && lastGivenAt !== null
              ? t('web.gifts.lastGiven', { time: time(lastGivenAt) })
              : dueStart === null || dueStart <= counter.now
                ? t('web.counter.until', { time: time(dueEnd) })
                : t('web.counter.fromTo', { start: time(dueStart), end: time(dueEnd) })}
          </p>
        </S.What>
      </S.Top>
      {waiting > 0 && (
        <S.Give>
          <Button icon={giftIcon} isFullWidth onPress={() => void give()}>
            {t('web.gifts.giveOne')}
            <VisuallyHidden>{title && <LocalizedText text={title} />}</VisuallyHidden>
          </Button>
        </S.Give>
      )}
      <S.Outcome ref={outcome}>
        <p role="status">{given !== null && t('web.gifts.oneGiven')}</p>
        {given !== null && (
          <Button kind="quiet" onPress={undo}>
            {t('web.gifts.undo')}
          </Button>
        )}
      </S.Outcome>
      {refused !== null && <Alert kind="danger">{t(refusedMessages[refused])}</Alert>}
    </S.Card>
  );
}
