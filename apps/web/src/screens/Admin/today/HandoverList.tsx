import {
  countBags,
  CODE_END_LENGTH,
  giftCode,
  isLate,
  leftToRight,
  LONGEST_REASON,
  type BoardHandover,
  type Instant,
} from '@zawadeh/domain';
import {
  checkIcon,
  closeIcon,
  listIcon,
  LocalizedText,
  Ltr,
  Menu,
  moreIcon,
  PromptDialog,
  Text,
  useDateTimeText,
} from '@zawadeh/ui';
import { Fragment, useState } from 'react';
import { markHandover } from '../../../backend/admin/handovers.ts';
import { useMessage } from '../../../lib/useMessage.ts';
import { Late } from '../Late.tsx';
import { useMutation } from '../useMutation.ts';
import { corrections, hows, messages } from './TodaySection.messages.ts';
import * as S from './TodaySection.styles.ts';

const STATES = ['waiting', 'missed', 'done'] as const;
type Correction = keyof typeof corrections;

/** What an admin may make of each. */
const ALLOWED: Record<(typeof STATES)[number], readonly Correction[]> = {
  waiting: ['done', 'missed'],
  missed: ['done'],
  done: ['missed'],
};

const ICONS = { done: checkIcon, missed: closeIcon };

interface HandoverListProps {
  handovers: readonly BoardHandover[];
  now: Instant;
  onChanged: () => void;
  onShowOrder: (code: string) => void;
}

/** The orders of one shop, those that wait first. */
export function HandoverList({ handovers, now, onChanged, onShowOrder }: HandoverListProps) {
  const t = useMessage();
  const mutate = useMutation();
  const [asked, setAsked] = useState<{ handover: BoardHandover; to: Correction } | null>(null);

  const mark = (reason: string) => {
    setAsked(null);
    if (!asked) return;
    const { handover, to } = asked;
    const code = leftToRight(handover.orderCode);
    void mutate({
      work: () => markHandover(handover.id, to, reason),
      done: t(corrections[to].marked, { code }),
      failed: (why) => t(messages.notMarked, { code, why }),
      onDone: onChanged,
    });
  };
  const actionsOf = (handover: BoardHandover, allowed: readonly Correction[]) => [
    ...allowed.map((to) => ({
      id: to,
      label: t(corrections[to].action),
      icon: ICONS[to],
      onPress: () => setAsked({ handover, to }),
    })),
    {
      id: 'order',
      label: t(messages.showOrder),
      icon: listIcon,
      onPress: () => onShowOrder(handover.orderCode),
    },
  ];

  return (
    <>
      {STATES.map((state) => {
        const rows = handovers.filter((handover) => handover.state === state);
        if (rows.length === 0 && state !== 'waiting') return null;
        return (
          <S.Group key={state}>
            <Text look="label" as="h3">
              {t(messages[state])}{' '}
              <S.Muted>
                {rows.length > 0
                  ? t(messages.ordersAndBags, {
                      orders: new Set(rows.map(({ orderId }) => orderId)).size,
                      bags: countBags(rows),
                    })
                  : t(messages.nobodyWaits)}
              </S.Muted>
            </Text>
            <S.Orders>
              {rows.map((handover) => (
                <S.Order key={handover.id}>
                  <S.Code>
                    <Ltr>{giftCode(handover.orderCode.slice(-CODE_END_LENGTH), handover.number)}</Ltr>
                  </S.Code>
                  <OrderText handover={handover} now={now} />
                  <Menu
                    label={t(messages.actions, {
                      name: leftToRight(giftCode(handover.orderCode, handover.number)),
                    })}
                    icon={moreIcon}
                    isIconOnly
                    actions={actionsOf(handover, ALLOWED[state])}
                  />
                </S.Order>
              ))}
            </S.Orders>
          </S.Group>
        );
      })}
      {asked && (
        <PromptDialog
          isOpen
          onClose={() => setAsked(null)}
          onSubmit={mark}
          title={t(corrections[asked.to].title, {
            code: leftToRight(giftCode(asked.handover.orderCode, asked.handover.number)),
          })}
          label={t(messages.reason)}
          maxLength={LONGEST_REASON}
          submitLabel={t(corrections[asked.to].submit)}
          emptyMessage={t(messages.reasonMissing)}
        />
      )}
    </>
  );
}

/** Who, until when or since when, and what. */
function OrderText({ handover, now }: { handover: BoardHandover; now: Instant }) {
  const t = useMessage();
  const { time } = useDateTimeText();
  const { state, kind, dueEnd, doneAt, how, bags, customerName } = handover;
  const when =
    state === 'done' && doneAt !== null && how
      ? t(messages.timeHow, { time: time(doneAt), how: t(hows[how]) })
      : t(messages.untilTime, { time: time(dueEnd) });
  return (
    <S.OrderText>
      <div>
        {customerName && (
          <>
            <strong>
              <bdi>{customerName}</bdi>
            </strong>{' '}
          </>
        )}
        <S.Muted>
          {customerName && '· '}
          {when}
          {kind === 'courier' && ` · ${t(messages.courier)}`}
          {kind === 'gift' && ` · ${t(messages.gift)}`}
        </S.Muted>
        {isLate(handover, now) && (
          <>
            {' '}
            <Late dueEnd={dueEnd} now={now} />
          </>
        )}
      </div>
      <div>
        {bags.map(({ bagId, title, quantity }, place) => (
          <Fragment key={`${bagId} ${place}`}>
            {place > 0 && ' · '}
            <bdi>{quantity}</bdi> ×&nbsp;{title && <LocalizedText text={title} />}
          </Fragment>
        ))}
      </div>
    </S.OrderText>
  );
}
