import {
  daysOwed,
  formatPhone,
  isolated,
  isRefundLate,
  toDollars,
  type Instant,
  type Refund,
} from '@zawadeh/domain';
import {
  Badge,
  Button,
  closeIcon,
  CopyButton,
  DateTime,
  editIcon,
  Icon,
  IconButton,
  LinkContext,
  Ltr,
  Price,
  useBeirutTime,
  useLanguage,
  VisuallyHidden,
  type TableColumn,
} from '@zawadeh/ui';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { nameOf } from './refundName.ts';
import { reasonId } from './RefundsSection.messages.ts';
import * as S from './RefundsSection.styles.ts';

type Column = TableColumn<Refund>;

interface OwedOptions {
  now: Instant;
  openId: string | null;
  sentIds: ReadonlySet<string>;
  onOpen: (refund: Refund) => void;
  onClose: () => void;
}

export function useOwedColumns({ now, openId, sentIds, onOpen, onClose }: OwedOptions): readonly Column[] {
  const t = useMessage();
  const { customer, phone, code, why, codeAndWhy, amount } = useCommonColumns();
  const action = (refund: Refund) => {
    if (sentIds.has(refund.id)) return <Badge tone="success">{t('web.admin.refunds.isSent')}</Badge>;
    if (refund.id === openId) {
      return (
        <S.OnTable>
          <IconButton label={t('web.admin.refunds.close')} onPress={onClose}>
            <Icon of={closeIcon} size="small" />
          </IconButton>
        </S.OnTable>
      );
    }
    return (
      <Button isFullWidth size="compact" onPress={() => onOpen(refund)}>
        <S.OneLine>
          {t('web.admin.refunds.sentBack')}
          <VisuallyHidden>
            {t('web.admin.refunds.sentBackTo', { name: isolated(nameOf(refund)) })}
          </VisuallyHidden>
        </S.OneLine>
      </Button>
    );
  };
  return [
    {
      id: 'since',
      header: t('web.admin.refunds.owedSince'),
      cardRole: 'end',
      width: '9.5rem',
      cell: (refund) => {
        const isLate = isRefundLate(refund, now);
        return (
          <>
            <Badge tone={isLate ? 'danger' : 'neutral'} hasDot={isLate}>
              <S.OneLine>{t('web.admin.refunds.days', { days: daysOwed(refund, now) })}</S.OneLine>
              {isLate && <VisuallyHidden>{t('web.admin.refunds.late')}</VisuallyHidden>}
            </Badge>
            <OnDay at={refund.askedAt} isToday={daysOwed(refund, now) === 0} />
          </>
        );
      },
    },
    customer,
    codeAndWhy,
    phone(true),
    code,
    why,
    amount(true),
    {
      id: 'action',
      header: t('web.admin.refunds.sentBack'),
      isHeaderHidden: true,
      cardRole: 'wide',
      align: 'end',
      width: '9rem',
      cell: action,
    },
  ];
}

export function useSentColumns(onCorrect: (refund: Refund) => void): readonly Column[] {
  const t = useMessage();
  const { customer, phone, code, why, codeAndWhy, amount } = useCommonColumns();
  return [
    {
      id: 'sentAt',
      header: t('web.admin.refunds.sentBackAt'),
      width: '12rem',
      cell: ({ doneAt, doneBy }) =>
        doneAt !== null && (
          <>
            <DateTime at={doneAt} />
            <S.Since>
              {doneBy === null
                ? t('web.admin.refunds.byWhish')
                : t('web.admin.refunds.by', { name: isolated(doneBy) })}
            </S.Since>
          </>
        ),
    },
    customer,
    codeAndWhy,
    phone(false),
    code,
    why,
    {
      id: 'reference',
      header: t('web.admin.refunds.reference'),
      width: '13rem',
      cell: (refund) =>
        refund.reference !== null && (
          <S.Copyable>
            <Ltr>{refund.reference}</Ltr>
            <IconButton
              label={t('web.admin.refunds.correctOf', { name: isolated(nameOf(refund)) })}
              onPress={() => onCorrect(refund)}
            >
              <Icon of={editIcon} size="small" />
            </IconButton>
          </S.Copyable>
        ),
    },
    amount(false),
  ];
}

function useCommonColumns() {
  const t = useMessage();
  const Link = use(LinkContext);
  const orderLink = ({ orderCode }: Refund) =>
    orderCode !== '' && (
      <S.Code as={Link} href={`/admin?${new URLSearchParams({ section: 'orders', order: orderCode })}`}>
        <Ltr>{orderCode}</Ltr>
      </S.Code>
    );
  // An admin who looks for it in the Whish app would not find it.
  const withoutPayment = ({ isWithoutPayment }: Refund) =>
    isWithoutPayment && <S.Note>{t('web.admin.refunds.withoutPayment')}</S.Note>;
  const customer: Column = {
    id: 'customer',
    header: t('web.admin.orders.customer'),
    cardRole: 'title',
    width: '10rem',
    cell: (refund) => <bdi>{nameOf(refund)}</bdi>,
  };
  const code: Column = {
    id: 'code',
    header: t('web.admin.orders.code'),
    cardRole: 'none',
    width: '10rem',
    cell: orderLink,
  };
  const why: Column = {
    id: 'why',
    header: t('web.admin.refunds.why'),
    cardRole: 'none',
    width: '9rem',
    cell: (refund) => (
      <>
        {t(reasonId(refund.reason))}
        {refund.note !== null && <S.Note dir="auto">{refund.note}</S.Note>}
        {withoutPayment(refund)}
      </>
    ),
  };
  const codeAndWhy: Column = {
    id: 'codeAndWhy',
    header: t('web.admin.refunds.why'),
    cardRole: 'line',
    isForCards: true,
    cell: (refund) => (
      <S.Quiet>
        {orderLink(refund)} · {t(reasonId(refund.reason))}
        {withoutPayment(refund)}
      </S.Quiet>
    ),
  };
  const phone = (isCopied: boolean): Column => ({
    id: 'phone',
    header: t('web.admin.orders.phone'),
    cardRole: 'start',
    width: '12rem',
    cell: (refund) =>
      refund.phone !== null && (
        <S.Copyable>
          <S.Strong>
            <Ltr kind="phone">{formatPhone(refund.phone)}</Ltr>
          </S.Strong>
          {isCopied && (
            <CopyButton
              text={refund.phone}
              label={t('web.admin.refunds.copyPhone', { name: isolated(nameOf(refund)) })}
            />
          )}
        </S.Copyable>
      ),
  });
  const amount = (isCopied: boolean): Column => ({
    id: 'amount',
    header: t('web.admin.orders.amount'),
    cardRole: 'end',
    align: 'end',
    width: '8rem',
    cell: (refund) => (
      <S.Copyable>
        <S.Amount>
          <Price cents={refund.amount} />
        </S.Amount>
        {isCopied && (
          // Whish takes a number without a sign.
          <CopyButton
            text={toDollars(refund.amount).toFixed(2)}
            label={t('web.admin.refunds.copyAmount', { name: isolated(nameOf(refund)) })}
          />
        )}
      </S.Copyable>
    ),
  });
  return { customer, phone, code, why, codeAndWhy, amount };
}

/** "Nov 22, 7:40 PM"; of today only the time. */
function OnDay({ at, isToday }: { at: Instant; isToday: boolean }) {
  const intl = useIntl();
  const { locale } = useLanguage();
  const { time } = useBeirutTime();
  const day = intl.formatDate(at, { day: 'numeric', month: locale === 'ar' ? 'long' : 'short' });
  return (
    <S.OnTable>
      <S.Since>
        {isToday ? time(at) : intl.formatMessage({ id: 'ui.when.dateTime' }, { date: day, time: time(at) })}
      </S.Since>
    </S.OnTable>
  );
}
