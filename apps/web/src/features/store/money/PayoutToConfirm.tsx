import { formatPhone, type Payout } from '@zawadeh/domain';
import { Button, checkIcon, Ltr, Price, Text, useBeirutTime } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import * as S from './MoneySection.styles.ts';

interface PayoutToConfirmProps {
  payout: Payout;
  phone: string | null;
  isOffline: boolean;
  onConfirm: (payout: Payout) => void;
  onWrong: (payout: Payout) => void;
}

/** A payout whose arrival the shop has not confirmed. */
export function PayoutToConfirm({ payout, phone, isOffline, onConfirm, onWrong }: PayoutToConfirmProps) {
  const t = useMessage();
  const { date } = useBeirutTime();
  return (
    <S.ToConfirm>
      <S.Question>
        <S.Title>{t('web.store.money.didArrive')}</S.Title>
        <S.Amount>
          <Price cents={payout.amount} />
        </S.Amount>
      </S.Question>
      <Text look="bodySmall" tone="muted">
        {t('web.store.money.sentOn', { date: date(payout.sentAt) })}
      </Text>
      <SentTo payout={payout} phone={phone} />
      <Button
        kind="primary"
        icon={checkIcon}
        isFullWidth
        disabled={isOffline}
        onPress={() => onConfirm(payout)}
      >
        {t(isOffline ? 'web.store.money.arrivedOffline' : 'web.store.money.arrivedYes')}
      </Button>
      {!isOffline && (
        <S.WrongButton type="button" onClick={() => onWrong(payout)}>
          {t('web.store.money.wrong')}
        </S.WrongButton>
      )}
    </S.ToConfirm>
  );
}

/** "To +961 6 000 003 on Whish Money, reference WM-20261123-4418" */
export function SentTo({ payout: { reference }, phone }: Pick<PayoutToConfirmProps, 'payout' | 'phone'>) {
  const intl = useIntl();
  if (reference === '') return null;
  return (
    <S.SentTo>
      {intl.formatMessage(
        { id: phone === null ? 'web.store.money.sentOnWallet' : 'web.store.money.sentTo' },
        {
          wallet: 'Whish Money',
          phone: phone !== null && (
            <Ltr key="phone" kind="phone">
              {formatPhone(phone)}
            </Ltr>
          ),
          reference: <Ltr key="reference">{reference}</Ltr>,
        },
      )}
    </S.SentTo>
  );
}
