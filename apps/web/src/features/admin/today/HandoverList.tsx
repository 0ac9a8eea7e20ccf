import {
  countBags,
  formatPhone,
  CODE_END_LENGTH,
  giftCode,
  isLate,
  leftToRight,
  LONGEST_REASON,
  type BoardDevice,
  type BoardHandover,
  type Instant,
} from '@zawadeh/domain';
import {
  Button,
  Checkbox,
  checkIcon,
  closeIcon,
  Icon,
  listIcon,
  LocalizedText,
  Ltr,
  Menu,
  moreIcon,
  phoneIcon,
  PromptDialog,
  Text,
  useDateTimeText,
} from '@zawadeh/ui';
import { Fragment, useState } from 'react';
import { useIntl } from 'react-intl';
import { AssignCourier } from '../phones/AssignCourier.tsx';
import { markHandover } from '../phones/handoverCalls.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { Late } from '../Late.tsx';
import { useBulk } from '../useBulk.ts';
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
  /** Of deliveries. */
  couriers: readonly BoardDevice[];
  now: Instant;
  onChanged: () => void;
  onShowOrder: (code: string) => void;
}

/** The orders of one shop, the waiting ones first. */
export function HandoverList({ handovers, couriers, now, onChanged, onShowOrder }: HandoverListProps) {
  const intl = useIntl();
  const t = useMessage();
  const mutate = useMutation();
  const bulk = useBulk();
  const [asked, setAsked] = useState<{ handovers: readonly BoardHandover[]; to: Correction } | null>(null);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());

  const mark = (reason: string) => {
    setAsked(null);
    if (!asked) return;
    const {
      handovers: [handover, ...others],
      to,
    } = asked;
    if (!handover) return;
    if (others.length > 0) {
      void bulk.run({
        items: asked.handovers,
        work: ({ id }) => markHandover(id, to, reason),
        nameOf: codeOf,
        onDone: (failed) => {
          setSelectedIds(new Set(failed.map(({ id }) => id)));
          onChanged();
        },
      });
      return;
    }
    const code = leftToRight(handover.orderCode);
    void mutate({
      work: () => markHandover(handover.id, to, reason),
      done: t(corrections[to].marked, { code }),
      failed: (why) => t(messages.notMarked, { code, why }),
      onDone: onChanged,
    });
  };
  const select = (rows: readonly BoardHandover[], isOn: boolean) =>
    setSelectedIds((before) => {
      const next = new Set(before);
      for (const { id } of rows) {
        if (isOn) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  const actionsOf = (handover: BoardHandover, allowed: readonly Correction[]) => [
    ...allowed.map((to) => ({
      id: to,
      label: t(corrections[to].action),
      icon: ICONS[to],
      onPress: () => setAsked({ handovers: [handover], to }),
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
        const selected = rows.filter(({ id }) => selectedIds.has(id));
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
            {rows.length > 1 && (
              <S.Bulk>
                <Checkbox
                  label={t(messages.selectAll)}
                  state={selected.length === 0 ? 'none' : selected.length === rows.length ? 'every' : 'some'}
                  onPress={() => select(rows, selected.length < rows.length)}
                  isLabelShown
                />
                {bulk.progress !== null && <span role="status">{bulk.progress}</span>}
                {bulk.progress === null &&
                  selected.length > 0 &&
                  ALLOWED[state].map((to) => (
                    <Button
                      key={to}
                      size="compact"
                      icon={ICONS[to]}
                      onPress={() => setAsked({ handovers: selected, to })}
                    >
                      {t(corrections[to].action)}
                    </Button>
                  ))}
              </S.Bulk>
            )}
            <S.Orders>
              {rows.map((handover) => (
                <S.Order key={handover.id} data-selectable={rows.length > 1 || undefined}>
                  {rows.length > 1 && (
                    <Checkbox
                      label={intl.formatMessage({ id: 'ui.dataTable.selectRow' }, { row: codeOf(handover) })}
                      state={selectedIds.has(handover.id) ? 'every' : 'none'}
                      onPress={() => select([handover], !selectedIds.has(handover.id))}
                    />
                  )}
                  <S.Code>
                    <Ltr>{giftCode(handover.orderCode.slice(-CODE_END_LENGTH), handover.number)}</Ltr>
                  </S.Code>
                  <S.OrderText>
                    <OrderText handover={handover} now={now} />
                    {handover.isDoor && state !== 'done' && (
                      <AssignCourier {...handover} couriers={couriers} onChanged={onChanged} />
                    )}
                  </S.OrderText>
                  <Menu
                    label={t(messages.actions, { name: codeOf(handover) })}
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
          title={
            asked.handovers.length > 1
              ? t(corrections[asked.to].many, { count: asked.handovers.length })
              : t(corrections[asked.to].title, { code: asked.handovers.map(codeOf).join() })
          }
          label={t(messages.reason)}
          maxLength={LONGEST_REASON}
          submitLabel={t(corrections[asked.to].submit)}
          emptyMessage={t(messages.reasonMissing)}
        />
      )}
    </>
  );
}

const codeOf = ({ orderCode, number }: BoardHandover): string => leftToRight(giftCode(orderCode, number));

/** Who, until when or since when, and what. */
function OrderText({ handover, now }: { handover: BoardHandover; now: Instant }) {
  const t = useMessage();
  const { time } = useDateTimeText();
  const { state, kind, dueEnd, doneAt, how, bags, customerName, phone, nobodyThere } = handover;
  const when =
    state === 'done' && doneAt !== null && how
      ? t(messages.timeHow, { time: time(doneAt), how: t(hows[how]) })
      : t(messages.untilTime, { time: time(dueEnd) });
  return (
    <>
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
      {phone && state !== 'done' && (
        <S.Phone href={`tel:${phone}`}>
          <Icon of={phoneIcon} />
          <Ltr kind="phone">{formatPhone(phone)}</Ltr>
        </S.Phone>
      )}
      <div>
        {bags.map(({ bagId, title, quantity }, place) => (
          <Fragment key={`${bagId} ${place}`}>
            {place > 0 && ' · '}
            <bdi>{quantity}</bdi> ×&nbsp;{title && <LocalizedText text={title} />}
          </Fragment>
        ))}
      </div>
      {nobodyThere && (
        <div>
          {t(nobodyThere.isBroughtBack ? messages.broughtBackAt : messages.triedAt, {
            time: time(nobodyThere.at),
          })}
        </div>
      )}
    </>
  );
}
