import {
  amountLeft,
  cancelUntil,
  formatPhone,
  inLanguage,
  itemCount,
  leftToRight,
  REFUND_WORKING_DAYS,
  storesOfLines,
  type Order,
  type TicketHandover,
  type TicketRefund,
} from '@zawadeh/domain';
import {
  Alert,
  BusyButton,
  ConfirmDialog,
  KeyValueList,
  Ltr,
  Price,
  Stack,
  Text,
  useBeirutTime,
  useLanguage,
} from '@zawadeh/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { cancelPaidOrder, type CancelError } from '../orders/paymentStatus.ts';
import { walletName } from '../../lib/shop.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { notCancelledMessages } from './MoneyBack.messages.ts';
import * as S from './TicketScreen.styles.ts';

interface CancelPaidOrderProps {
  order: Order & { code: string; paidAt: number };
  handovers: readonly TicketHandover[];
  refunds: readonly TicketRefund[];
  /** False once the time is over, or something was handed over. */
  mayCancel: boolean;
  setTried: (hasTried: boolean) => void;
  isOffline: boolean;
  /** The order may be cancelled now, */
  onChanged: () => void;
  /** and its handovers with it. */
  refetch: () => void;
}

/** A buyer changes their mind: until when, and what happens with the money, before it is asked for. */
export function CancelPaidOrder({
  order,
  handovers,
  refunds,
  mayCancel,
  setTried,
  isOffline,
  onChanged,
  refetch,
}: CancelPaidOrderProps) {
  const t = useMessage();
  const intl = useIntl();
  const { locale } = useLanguage();
  const { time } = useBeirutTime();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<CancelError | null>(null);
  const { code, paidAt, phone, lines } = order;
  const amount = amountLeft(order.amount, refunds);
  const until = cancelUntil(paidAt, handovers);
  if (until === null) return null;
  if (!mayCancel && !isBusy) {
    // Cancelled, while the order itself is still read again.
    if (handovers.some(({ state }) => state === 'cancelled')) return null;
    return <Alert kind="danger">{t(notCancelledMessages.tooLate)}</Alert>;
  }
  const isFree = amount === 0;
  const shops = intl.formatList(storesOfLines(lines).map((store) => inLanguage(store, locale).text));

  const cancel = async () => {
    setAsked(false);
    setBusy(true);
    const cancelled = await cancelPaidOrder(code);
    setBusy(false);
    setError(cancelled.ok ? null : cancelled.error);
    if (!cancelled.ok && cancelled.error !== 'tooLate') return;
    onChanged();
    refetch();
  };

  return (
    <S.Actions>
      {error && <Alert kind="danger">{t(notCancelledMessages[error])}</Alert>}
      <BusyButton
        kind="quiet"
        isFullWidth
        isBusy={isBusy}
        busyWords={t('web.ticket.cancel.cancelling')}
        disabled={isOffline}
        onPress={() => {
          setTried(true);
          setAsked(true);
        }}
      >
        {t(isOffline ? 'web.ticket.cancel.offline' : 'web.ticket.cancel')}
      </BusyButton>
      <Text look="bodySmall" tone="muted" align="center">
        {t(isFree ? 'web.ticket.cancel.possibleFree' : 'web.ticket.cancel.possible', { time: time(until) })}
      </Text>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('web.ticket.cancel.title')}
        keepLabel={t('web.ticket.cancel.keep')}
        confirmLabel={
          isFree || amount === null ? (
            t('web.ticket.cancel')
          ) : (
            // One text: a button sets its parts apart.
            <span>
              {intl.formatMessage(
                { id: 'web.ticket.cancel.confirm' },
                { amount: <Price key="amount" cents={amount} /> },
              )}
            </span>
          )
        }
        onClose={() => setAsked(false)}
        onConfirm={() => void cancel()}
      >
        <Stack gap={4}>
          <span>
            {intl.formatMessage(
              { id: 'web.ticket.cancel.order' },
              { code: <Ltr key="code">{code}</Ltr>, count: itemCount(order), shops },
            )}
          </span>
          {!isFree && amount !== null && (
            <>
              <KeyValueList
                items={[
                  { id: 'paid', name: t('web.ticket.cancel.paid'), value: <Price cents={amount} /> },
                  {
                    id: 'back',
                    name: t('web.ticket.cancel.back'),
                    value: (
                      <S.Sum>
                        <Price cents={amount} />
                      </S.Sum>
                    ),
                  },
                ]}
              />
              <span>
                {t('web.ticket.cancel.how', {
                  wallet: walletName,
                  phone: phone === null ? 'none' : leftToRight(formatPhone(phone)),
                  days: REFUND_WORKING_DAYS,
                })}
              </span>
            </>
          )}
          <span>{t('web.ticket.cancel.bags', { time: time(until) })}</span>
        </Stack>
      </ConfirmDialog>
    </S.Actions>
  );
}
