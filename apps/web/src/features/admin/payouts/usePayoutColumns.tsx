import {
  canCorrect,
  daysOwed,
  formatPhone,
  isolated,
  toDollars,
  type Instant,
  type OwedToStore,
  type Payout,
} from '@zawadeh/domain';
import {
  Badge,
  Button,
  closeIcon,
  CopyButton,
  DateTime,
  formatCount,
  Icon,
  IconButton,
  LinkContext,
  LocalizedText,
  Ltr,
  Price,
  VisuallyHidden,
  type TableColumn,
} from '@zawadeh/ui';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { PayoutBadge } from './PayoutBadge.tsx';
import { disputes } from './PayoutsSection.messages.ts';
import * as S from './PayoutsSection.styles.ts';
import { useShortDay } from './useShortDay.ts';
import { useStoreName } from './useStoreName.ts';

/** From so many days on it is red. */
const LATE_DAYS = 7;

interface OwedOptions {
  now: Instant;
  openId: string | null;
  /** What shops ask about, by their ids. */
  questions: ReadonlyMap<string, Payout>;
  onOpen: (store: OwedToStore) => void;
  onClose: () => void;
}

export function useOwedColumns({
  now,
  openId,
  questions,
  onOpen,
  onClose,
}: OwedOptions): readonly TableColumn<OwedToStore>[] {
  const t = useMessage();
  const day = useShortDay();
  const nameOf = useStoreName();
  const Link = use(LinkContext);
  return [
    {
      id: 'since',
      header: t('web.admin.refunds.owedSince'),
      cardRole: 'end',
      width: '8.5rem',
      cell: ({ since }) => since !== null && <Waiting since={since} now={now} />,
    },
    useStoreColumn<OwedToStore>(),
    {
      id: 'line',
      header: t('web.admin.payouts.bags'),
      cardRole: 'line',
      isForCards: true,
      cell: ({ storeId, bags, since, owed }) => {
        const question = questions.get(storeId);
        if (question) return <Question payout={question} />;
        if (owed < 0) return <S.Quiet>{t('web.admin.payouts.comesOff')}</S.Quiet>;
        return (
          since !== null && (
            <S.Quiet>{t('web.admin.payouts.bagsSince', { count: bags, date: day(since) })}</S.Quiet>
          )
        );
      },
    },
    {
      id: 'phone',
      header: t('web.admin.payouts.number'),
      cardRole: 'start',
      width: '13rem',
      cell: (store) =>
        store.payoutPhone === null ? (
          <S.Code
            as={Link}
            href={`/admin?${new URLSearchParams({ section: 'stores', store: store.storeId })}`}
          >
            {t('web.admin.payouts.noNumber')}
            <VisuallyHidden>
              {t('web.admin.refunds.sentBackTo', { name: isolated(nameOf(store)) })}
            </VisuallyHidden>
          </S.Code>
        ) : (
          <S.Copyable>
            <S.Strong>
              <Ltr kind="phone">{formatPhone(store.payoutPhone)}</Ltr>
            </S.Strong>
            <CopyButton
              text={store.payoutPhone}
              label={t('web.admin.refunds.copyPhone', { name: isolated(nameOf(store)) })}
            />
          </S.Copyable>
        ),
    },
    {
      id: 'bags',
      header: t('web.admin.payouts.bags'),
      cardRole: 'none',
      align: 'end',
      width: '5rem',
      cell: ({ bags }) => formatCount(bags),
    },
    {
      id: 'last',
      header: t('web.admin.payouts.last'),
      cardRole: 'none',
      width: '15rem',
      cell: ({ storeId, lastPayout }) => {
        const shown = questions.get(storeId) ?? lastPayout;
        return (
          shown && (
            <S.State>
              <S.OneLine>
                {day(shown.sentAt)} · <Price cents={shown.amount} />
              </S.OneLine>
              <PayoutBadge payout={shown} />
            </S.State>
          )
        );
      },
    },
    {
      id: 'owed',
      header: t('web.admin.payouts.owedHeading'),
      cardRole: 'end',
      align: 'end',
      width: '9rem',
      cell: (store) => (
        <S.Copyable>
          <S.Amount>
            <Price cents={store.owed} />
          </S.Amount>
          {store.owed > 0 && (
            // Whish takes a number without a sign.
            <CopyButton
              text={toDollars(store.owed).toFixed(2)}
              label={t('web.admin.refunds.copyAmount', { name: isolated(nameOf(store)) })}
            />
          )}
        </S.Copyable>
      ),
    },
    {
      id: 'action',
      header: t('web.admin.payouts.mark'),
      isHeaderHidden: true,
      cardRole: 'wide',
      align: 'end',
      width: '9rem',
      cell: (store) => {
        if (store.storeId === openId) return <Close onClose={onClose} />;
        if (store.owed < 0)
          return (
            <S.OnTable>
              <S.Quiet>{t('web.admin.payouts.comesOff')}</S.Quiet>
            </S.OnTable>
          );
        return (
          <Button isFullWidth size="compact" onPress={() => onOpen(store)}>
            <S.OneLine>
              {t('web.admin.payouts.mark')}
              <VisuallyHidden>
                {t('web.admin.refunds.sentBackTo', { name: isolated(nameOf(store)) })}
              </VisuallyHidden>
            </S.OneLine>
          </Button>
        );
      },
    },
  ];
}

interface PayoutOptions {
  openId: string | null;
  onCorrect: (payout: Payout) => void;
  onClose: () => void;
}

export function useSentColumns(options: PayoutOptions): readonly TableColumn<Payout>[] {
  const t = useMessage();
  const store = useStoreColumn<Payout>();
  const reference = useReferenceColumn();
  const amount = useAmountColumn();
  const day = useShortDay();
  return [
    {
      id: 'sentAt',
      header: t('web.admin.payouts.sentAt'),
      width: '12rem',
      cell: ({ sentAt, sentBy }) => (
        <>
          <DateTime at={sentAt} />
          {sentBy !== null && <S.Since>{t('web.admin.refunds.by', { name: isolated(sentBy) })}</S.Since>}
        </>
      ),
    },
    store,
    reference,
    amount,
    {
      id: 'state',
      header: t('web.admin.payouts.state'),
      cardRole: 'end',
      width: '11rem',
      cell: (payout) => (
        <>
          <PayoutBadge payout={payout} />
          {payout.confirmedAt !== null && (
            <S.Since>{t('web.admin.payouts.confirmedOn', { date: day(payout.confirmedAt) })}</S.Since>
          )}
          {payout.answer?.note && <S.Note dir="auto">{payout.answer.note}</S.Note>}
        </>
      ),
    },
    {
      id: 'action',
      header: t('web.admin.payouts.correct'),
      isHeaderHidden: true,
      cardRole: 'wide',
      align: 'end',
      width: '9rem',
      cell: (payout) =>
        canCorrect(payout) &&
        (payout.id === options.openId ? (
          <Close onClose={options.onClose} />
        ) : (
          <Correct payout={payout} onCorrect={options.onCorrect} />
        )),
    },
  ];
}

interface QuestionOptions extends PayoutOptions {
  now: Instant;
  onAnswer: (payout: Payout) => void;
}

export function useQuestionColumns({
  now,
  openId,
  onAnswer,
  onCorrect,
  onClose,
}: QuestionOptions): readonly TableColumn<Payout>[] {
  const t = useMessage();
  const nameOf = useStoreName();
  const store = useStoreColumn<Payout>();
  const day = useShortDay();
  return [
    {
      id: 'since',
      header: t('web.admin.payouts.askedSince'),
      cardRole: 'end',
      width: '8.5rem',
      cell: ({ dispute }) => dispute && <Waiting since={dispute.at} now={now} />,
    },
    store,
    {
      id: 'says',
      header: t('web.admin.payouts.shopSays'),
      cardRole: 'line',
      width: '16rem',
      cell: (payout) => <Question payout={payout} />,
    },
    {
      id: 'sent',
      header: t('web.admin.payouts.whatWasSent'),
      cardRole: 'detail',
      width: '16rem',
      cell: ({ amount, reference, sentAt, sentBy }) => (
        <>
          <S.Amount>
            <Price cents={amount} />
          </S.Amount>{' '}
          {day(sentAt)}
          <S.Note>
            {reference !== '' && <Ltr>{reference}</Ltr>}{' '}
            {sentBy !== null && t('web.admin.refunds.by', { name: isolated(sentBy) })}
          </S.Note>
        </>
      ),
    },
    {
      id: 'action',
      header: t('web.admin.payouts.answer'),
      isHeaderHidden: true,
      cardRole: 'wide',
      align: 'end',
      width: '17rem',
      cell: (payout) =>
        payout.id === openId ? (
          <Close onClose={onClose} />
        ) : (
          <S.Buttons>
            <Button size="compact" onPress={() => onAnswer(payout)}>
              <S.OneLine>
                {t('web.admin.payouts.answer')}
                <VisuallyHidden> {isolated(nameOf(payout))}</VisuallyHidden>
              </S.OneLine>
            </Button>
            <Correct payout={payout} onCorrect={onCorrect} />
          </S.Buttons>
        ),
    },
  ];
}

function useStoreColumn<Row extends Pick<Payout, 'store'>>(): TableColumn<Row> {
  const t = useMessage();
  return {
    id: 'store',
    header: t('web.admin.orders.store'),
    cardRole: 'title',
    width: '12rem',
    cell: ({ store }) =>
      store ? (
        <S.Strong>
          <LocalizedText text={store} />
        </S.Strong>
      ) : (
        t('web.admin.analytics.statement.unknownStore')
      ),
  };
}

function useReferenceColumn(): TableColumn<Payout> {
  const t = useMessage();
  return {
    id: 'reference',
    header: t('web.admin.refunds.reference'),
    width: '14rem',
    cell: ({ reference, note }) => (
      <>
        {reference !== '' && <Ltr>{reference}</Ltr>}
        {note !== null && <S.Note dir="auto">{note}</S.Note>}
      </>
    ),
  };
}

function useAmountColumn(): TableColumn<Payout> {
  const t = useMessage();
  return {
    id: 'amount',
    header: t('web.admin.orders.amount'),
    align: 'end',
    width: '8rem',
    cell: ({ amount }) => (
      <S.Amount>
        <Price cents={amount} />
      </S.Amount>
    ),
  };
}

/** For how many days, red from a week on. */
function Waiting({ since, now }: { since: Instant; now: Instant }) {
  const t = useMessage();
  const day = useShortDay();
  const days = daysOwed({ askedAt: since }, now);
  const isLate = days >= LATE_DAYS;
  return (
    <>
      <Badge tone={isLate ? 'danger' : 'neutral'} hasDot={isLate}>
        <S.OneLine>{t('web.admin.refunds.days', { days })}</S.OneLine>
        {isLate && <VisuallyHidden>{t('web.admin.refunds.late')}</VisuallyHidden>}
      </Badge>
      <S.OnTable>
        <S.Since>{day(since)}</S.Since>
      </S.OnTable>
    </>
  );
}

/** What the shop says. */
function Question({ payout: { dispute } }: { payout: Payout }) {
  const t = useMessage();
  const intl = useIntl();
  if (dispute === null) return null;
  const kind = t(disputes[dispute.kind]);
  return (
    <S.Wrong>
      {dispute.note === null
        ? kind
        : intl.formatMessage(
            { id: 'web.admin.payouts.kindAndNote' },
            { kind, note: <bdi key="note">{dispute.note}</bdi> },
          )}
    </S.Wrong>
  );
}

function Correct({ payout, onCorrect }: Pick<PayoutOptions, 'onCorrect'> & { payout: Payout }) {
  const t = useMessage();
  const nameOf = useStoreName();
  return (
    <Button size="compact" kind="quiet" onPress={() => onCorrect(payout)}>
      <S.OneLine>
        {t('web.admin.payouts.correct')}
        <VisuallyHidden> {isolated(nameOf(payout))}</VisuallyHidden>
      </S.OneLine>
    </Button>
  );
}

function Close({ onClose }: Pick<PayoutOptions, 'onClose'>) {
  const t = useMessage();
  return (
    <S.OnTable>
      <IconButton label={t('web.admin.refunds.close')} onPress={onClose}>
        <Icon of={closeIcon} size="small" />
      </IconButton>
    </S.OnTable>
  );
}
