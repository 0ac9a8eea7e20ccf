import { canConfirm, canDispute, isolated, type Payout } from '@zawadeh/domain';
import { Button, chevronDownIcon, Icon, Ltr, Price, Text, useBeirutTime } from '@zawadeh/ui';
import { useState } from 'react';
import { nowAtom } from '../../../lib/clock.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { PayoutBadge } from '../../admin/payouts/PayoutBadge.tsx';
import { disputes } from '../../admin/payouts/PayoutsSection.messages.ts';
import { useShortDay } from '../../admin/payouts/useShortDay.ts';
import type { ReadMoney } from './moneyCalls.ts';
import * as S from './MoneySection.styles.ts';
import { SentTo } from './PayoutToConfirm.tsx';

interface PayoutListProps {
  money: ReadMoney;
  isOffline: boolean;
  onConfirm: (payout: Payout) => void;
  onWrong: (payout: Payout) => void;
}

const SHOWN = 3;

/** What was sent, the latest first; a row opens to its details. */
export function PayoutList({
  money: { payouts, payoutPhone, toConfirm },
  isOffline,
  onConfirm,
  onWrong,
}: PayoutListProps) {
  const t = useMessage();
  const now = useAtomValue(nowAtom);
  const [isWhole, setWhole] = useState(false);
  /** Of the one to confirm, its own card asks. */
  const canSayArrived = (payout: Payout) =>
    !isOffline && payout.id !== toConfirm?.id && payout.state !== 'arrived' && canConfirm(payout);
  const canAsk = (payout: Payout) => !isOffline && payout.state !== 'disputed' && canDispute(payout, now);
  return (
    <S.Part>
      <Text look="h2">{t('web.store.money.payouts')}</Text>
      {payouts.length === 0 ? (
        <Text tone="muted">{t('web.store.money.noPayouts')}</Text>
      ) : (
        <S.Rows>
          {(isWhole ? payouts : payouts.slice(0, SHOWN)).map((payout) => (
            <PayoutRow
              key={payout.id}
              payout={payout}
              phone={payoutPhone}
              onConfirm={canSayArrived(payout) ? onConfirm : null}
              onWrong={canAsk(payout) ? onWrong : null}
            />
          ))}
          {!isWhole && payouts.length > SHOWN && (
            <S.All>
              <Button kind="quiet" isFullWidth onPress={() => setWhole(true)}>
                {t('web.store.money.allPayouts')}
              </Button>
            </S.All>
          )}
        </S.Rows>
      )}
    </S.Part>
  );
}

interface PayoutRowProps {
  payout: Payout;
  phone: string | null;
  /** null where it is known. */
  onConfirm: ((payout: Payout) => void) | null;
  /** null where it is too late to ask, or was asked. */
  onWrong: ((payout: Payout) => void) | null;
}

function PayoutRow({ payout, phone, onConfirm, onWrong }: PayoutRowProps) {
  const t = useMessage();
  const day = useShortDay();
  const { date } = useBeirutTime();
  const { amount, reference, sentAt, confirmedAt, dispute, answer, note } = payout;
  return (
    <S.Row>
      <S.RowHead>
        <S.RowName>
          <S.RowState>
            {day(sentAt)} <PayoutBadge payout={payout} />
          </S.RowState>
          <S.Quiet>{reference === '' ? <bdi>{note}</bdi> : <Ltr>{reference}</Ltr>}</S.Quiet>
        </S.RowName>
        <S.RowAmount>
          <Price cents={amount} />
        </S.RowAmount>
        <S.Chevron>
          <Icon of={chevronDownIcon} size="small" />
        </S.Chevron>
      </S.RowHead>
      <S.RowBody>
        <p>{t('web.store.money.sentOn', { date: date(sentAt) })}</p>
        <SentTo payout={payout} phone={phone} />
        {confirmedAt !== null && <p>{t('web.store.money.confirmedOn', { date: date(confirmedAt) })}</p>}
        {dispute && (
          <p>
            {t('web.store.money.youSaid', {
              what: [t(disputes[dispute.kind]), dispute.note ?? ''].filter(Boolean).map(isolated).join(' · '),
            })}
          </p>
        )}
        {answer?.note && <p>{t('web.store.money.answer', { note: isolated(answer.note) })}</p>}
        {onConfirm && (
          <Button size="compact" isFullWidth onPress={() => onConfirm(payout)}>
            {t('web.store.money.arrivedYes')}
          </Button>
        )}
        {onWrong && (
          <S.WrongButton type="button" onClick={() => onWrong(payout)}>
            {t('web.store.money.wrong')}
          </S.WrongButton>
        )}
      </S.RowBody>
    </S.Row>
  );
}
