import { boardFigures, type HandoverBoard } from '@zawadeh/domain';
import { formatCount, Stat, useDateTimeText } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useShopText } from './ShopName.tsx';
import { messages } from './TodaySection.messages.ts';
import * as S from './TodaySection.styles.ts';

/** The four figures of the day. */
export function Figures({ board }: { board: HandoverBoard }) {
  const t = useMessage();
  const { time } = useDateTimeText();
  const shopText = useShopText();
  const { waiting, done, missed, conflicts } = boardFigures(board);
  const shops = new Set(board.conflicts.map(({ isDoor, storeId }) => `${isDoor} ${storeId}`));
  const [first] = board.conflicts;
  const bagCount = (count: number) => t(messages.bagCount, { count, shown: formatCount(count) });
  return (
    <S.Stats>
      <Stat
        kind="hero"
        label={t(messages.waiting)}
        value={bagCount(waiting.bags)}
        note={
          waiting.until !== null &&
          t(messages.waitingNote, { count: waiting.bags, time: time(waiting.until) })
        }
      />
      <Stat
        label={t(messages.done)}
        value={bagCount(done.bags)}
        note={t(messages.doneNote, { bags: done.bags, orders: done.orders })}
      />
      <Stat
        label={t(messages.missed)}
        value={bagCount(missed.bags)}
        note={
          missed.until !== null && t(messages.missedNote, { count: missed.bags, time: time(missed.until) })
        }
      />
      <Stat
        label={t(messages.conflicts)}
        value={<S.Count data-part={conflicts > 0 ? 'missed' : 'none'}>{formatCount(conflicts)}</S.Count>}
        note={first && shops.size === 1 && t(messages.conflictAt, { shop: shopText(first) })}
      />
    </S.Stats>
  );
}
