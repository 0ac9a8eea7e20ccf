import { dayIn, type Cents, type MoneyOfDay, type PeriodName } from '@zawadeh/domain';
import {
  Chip,
  chevronDownIcon,
  ChipGroup,
  Icon,
  LocalizedText,
  Price,
  Skeleton,
  Text,
  TextField,
  useBeirutTime,
} from '@zawadeh/ui';
import type { ReactNode } from 'react';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { reasonId } from '../../admin/refunds/RefundsSection.messages.ts';
import type { ChosenPeriod } from '../../admin/analytics/usePeriod.ts';
import type { ReadMoney } from './moneyCalls.ts';
import * as S from './MoneySection.styles.ts';
import { noonOf } from './statementDays.ts';
import { useRate } from './useRate.ts';

interface PeriodStatementProps {
  money: ReadMoney;
  chosen: ChosenPeriod;
  /** False while another period is loading. */
  isOfPeriod: boolean;
  /** What was asked for last did not come. */
  hasFailed: boolean;
}

const PERIODS: Partial<Record<PeriodName, MessageId>> = {
  all: 'web.store.money.sinceLast',
  month: 'web.admin.analytics.period.month',
  dates: 'web.admin.analytics.period.dates',
};

/** How an amount came about: its sum, and the days, which open to their bags. */
export function PeriodStatement({ money, chosen, isOfPeriod, hasFailed }: PeriodStatementProps) {
  const t = useMessage();
  const { wanted, reading, choose } = chosen;
  return (
    <S.Statement>
      <Text look="h2">{t('web.store.money.statement')}</Text>
      <ChipGroup label={t('web.admin.analytics.period')}>
        {(['all', 'month', 'dates'] as const).map((name) => (
          <Chip key={name} selected={wanted.name === name} onPress={() => choose({ name })}>
            {t(name === 'all' && money.payouts.length === 0 ? 'web.store.money.sinceFirst' : PERIODS[name]!)}
          </Chip>
        ))}
      </ChipGroup>
      {wanted.name === 'dates' && (
        <S.Dates>
          <TextField
            name="from"
            type="date"
            label={t('web.admin.analytics.period.first')}
            value={dayIn(wanted.first) ?? ''}
            onValueChange={(first) => choose({ first })}
          />
          <TextField
            name="to"
            type="date"
            label={t('web.admin.analytics.period.last')}
            value={dayIn(wanted.last) ?? ''}
            onValueChange={(last) => choose({ last })}
            error={reading.ok ? undefined : t('web.admin.analytics.period.reversed')}
          />
        </S.Dates>
      )}
      {isOfPeriod && <Sums money={money} isSinceLast={wanted.name === 'all'} />}
      {!isOfPeriod && !hasFailed && <Skeleton $height={320} />}
    </S.Statement>
  );
}

function Sums({ money, isSinceLast }: { money: ReadMoney; isSinceLast: boolean }) {
  const t = useMessage();
  const rate = useRate();
  const { period, days, carried, commissionBasisPoints } = money;
  const before = isSinceLast ? carried : 0;
  const countOf = (count: number) => t('web.store.money.bagCount', { count });
  return (
    <>
      <S.Sums>
        <Sum name={t('web.store.money.sold')} note={countOf(period.bags)} cents={period.sold} />
        <Sum
          name={t('web.store.money.refunds')}
          {...(period.refundedBags > 0 && { note: countOf(period.refundedBags) })}
          cents={-period.refunds}
        />
        <Sum
          name={t('web.store.money.commission')}
          {...(isSinceLast && { note: rate(commissionBasisPoints) })}
          cents={-period.commission}
        />
        {before !== 0 && <Sum name={t('web.store.money.before')} cents={before} />}
        <Sum isTotal name={t('web.store.money.owedSum')} cents={period.owed + before} />
      </S.Sums>
      {days.length === 0 ? (
        <Text tone="muted">{t('web.store.money.nothingSold')}</Text>
      ) : (
        <S.Rows>
          {days.map((day) => (
            <DayRow key={day.day} day={day} />
          ))}
        </S.Rows>
      )}
      <Text look="bodySmall" tone="muted">
        {t('web.store.money.print.note')}
      </Text>
    </>
  );
}

interface SumProps {
  name: ReactNode;
  note?: string;
  cents: Cents;
  isTotal?: boolean;
}

function Sum({ name, note, cents, isTotal = false }: SumProps) {
  return (
    <S.Sum data-total={isTotal || undefined}>
      <dt>
        {name} {note && <S.Quiet>{note}</S.Quiet>}
      </dt>
      <dd>
        <Price cents={cents === 0 ? 0 : cents} />
      </dd>
    </S.Sum>
  );
}

function DayRow({ day: { day, bags, owed, refunds, refundedBags, reasons, lines } }: { day: MoneyOfDay }) {
  const t = useMessage();
  const { date } = useBeirutTime();
  return (
    <S.Row>
      <S.RowHead>
        <S.RowName>
          <span>{date(noonOf(day))}</span>
          <S.Quiet>
            {t('web.store.money.bagCount', { count: bags })}
            {refunds > 0 && (
              <>
                {' · '}
                <S.Wrong>
                  {t('web.store.money.refunded', {
                    count: refundedBags,
                    why: reasons.map((reason) => t(reasonId(reason))).join(t('web.store.money.comma')),
                  })}
                </S.Wrong>
              </>
            )}
          </S.Quiet>
        </S.RowName>
        <S.RowAmount>
          <Price cents={owed} />
        </S.RowAmount>
        <S.Chevron>
          <Icon of={chevronDownIcon} size="small" />
        </S.Chevron>
      </S.RowHead>
      <S.RowBody>
        {lines.map(({ title, bags: count, amount }, place) => (
          // Two bags may have one title.
          // oxlint-disable-next-line react/no-array-index-key
          <S.Line key={place}>
            <span>
              {title ? <LocalizedText text={title} /> : t('web.admin.bags.unnamed')}{' '}
              <S.Quiet>{t('web.store.money.bagCount', { count })}</S.Quiet>
            </span>
            <Price cents={amount} />
          </S.Line>
        ))}
      </S.RowBody>
    </S.Row>
  );
}
