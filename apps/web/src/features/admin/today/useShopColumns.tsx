import { formatCount, PhoneState, useDateTimeText, type TableColumn } from '@zawadeh/ui';
import { ALL_SHOPS, type ShopDay } from '@zawadeh/domain';
import { HandoverBar, HandoverMark } from './HandoverBar/HandoverBar.tsx';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { Late } from '../Late.tsx';
import { phoneLook, usePhoneText } from '../phones/usePhoneText.ts';
import { ShopName } from './ShopName.tsx';
import { messages } from './TodaySection.messages.ts';
import * as S from './TodaySection.styles.ts';

export const shopIdOf = ({ id }: ShopDay): string => id;

/** The searched text: the shop in both languages, and the codes of its orders. */
export const shopText = ({ store, handovers, conflicts }: ShopDay): string =>
  [store?.en, store?.ar, ...[...handovers, ...conflicts].map(({ orderCode }) => orderCode)].join(' ');

const isTotal = ({ id }: ShopDay): boolean => id === ALL_SHOPS;

const PARTS = ['waiting', 'done', 'missed'] as const;
type Part = (typeof PARTS)[number];

const countOf = (day: ShopDay, part: Part) => (
  <S.Count data-part={day[part] > 0 ? part : 'none'}>{formatCount(day[part])}</S.Count>
);

export function useShopColumns(now: number): readonly TableColumn<ShopDay>[] {
  const t = useMessage();
  const { time } = useDateTimeText();
  const phoneText = usePhoneText();
  const count = (part: Part): TableColumn<ShopDay> => ({
    id: part,
    header: t(messages[part]),
    mark: <HandoverMark part={part} />,
    align: 'end',
    cardRole: 'none',
    cell: (day) => countOf(day, part),
  });
  return [
    {
      id: 'shop',
      header: t(messages.shop),
      cardRole: 'title',
      cell: (day) => (
        <>
          {isTotal(day) ? t(messages.allShops) : <ShopName of={day} />}
          {day.isDoor && <S.Note>{t(messages.countedAtShops)}</S.Note>}
          {day.conflicts.length > 0 && (
            <S.ConflictCount>{t(messages.conflictCount, { count: day.conflicts.length })}</S.ConflictCount>
          )}
        </>
      ),
    },
    {
      id: 'bags',
      header: t(messages.bags),
      cardRole: 'wide',
      cell: ({ waiting, done, missed }) => <HandoverBar waiting={waiting} done={done} missed={missed} />,
    },
    {
      id: 'counts',
      header: t(messages.bags),
      cardRole: 'start',
      isForCards: true,
      cell: (day) => (
        <S.Counts>
          {PARTS.filter((part) => part !== 'missed' || day.missed > 0).map((part) => (
            <span key={part}>
              <HandoverMark part={part} />
              {t(messages[part])} {countOf(day, part)}
            </span>
          ))}
        </S.Counts>
      ),
    },
    count('waiting'),
    count('done'),
    count('missed'),
    {
      id: 'until',
      header: t(messages.until),
      cell: ({ until, lateSince }) =>
        lateSince === null ? until !== null && time(until) : <Late dueEnd={lateSince} now={now} />,
    },
    {
      id: 'phone',
      header: t(messages.counterPhone),
      cell: (day) =>
        !isTotal(day) && <PhoneState state={phoneLook(day.phone)}>{phoneText(day.phone, now)}</PhoneState>,
    },
  ];
}
