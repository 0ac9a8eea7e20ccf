import { beirutDay, type Cents, type StoreStatement } from '@zawadeh/domain';
import { BrandMark, LocalizedText, Ltr, Price, useDateTimeText, useLanguage } from '@zawadeh/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { reasonId } from '../../admin/refunds/RefundsSection.messages.ts';
import { useShortDay } from '../../admin/payouts/useShortDay.ts';
import { columnsOfDays, noonOf } from './statementDays.ts';
import { sumsOf, type Sum } from './statementSums.ts';
import * as S from './StatementPage.styles.ts';
import { usePrintStyle } from './usePrintStyle.ts';
import { useStatementNames } from './useStatementNames.ts';

/** A page of A4: white, with lines of ink. */
export function StatementSheet({ statement }: { statement: StoreStatement }) {
  usePrintStyle();
  const t = useMessage();
  const day = useShortDay();
  const { dateTime } = useDateTimeText();
  const namesOf = useStatementNames();
  const { store, month, isClosed, madeAt, closing, payouts, bags, refunded } = statement;
  const names = namesOf(month);
  const { owed, balance } = sumsOf(statement, names, t);
  const made = dateTime(madeAt);
  const isAllConfirmed = payouts.every(
    ({ confirmedAt, corrects }) => confirmedAt !== null || corrects !== null,
  );
  return (
    <S.Sheet data-sheet data-theme="light">
      <S.Head>
        <BrandMark kind="full" />
        <S.Made>
          <div>
            {t('web.store.money.print.title')} <Ltr>{month}</Ltr>
          </div>
          <div>{t('web.store.money.print.made', { time: made })}</div>
        </S.Made>
      </S.Head>
      <S.Band />
      <S.Titles>
        <div>
          <S.Month>{names.title}</S.Month>
          <S.Store>{store && <LocalizedText text={store} />}</S.Store>
          {!isClosed && <S.Small>{t('web.store.money.print.notClosed')}</S.Small>}
        </div>
        <S.Open>
          <S.Small as="div">
            {t(isClosed ? 'web.store.money.print.open' : 'web.store.money.print.openNow', {
              date: names.last,
            })}
          </S.Small>
          <S.Figure>
            <Price cents={closing} />
          </S.Figure>
        </S.Open>
      </S.Titles>
      <S.Halves>
        <Sums title={t('web.store.money.print.owedFor', { month: names.month })} sums={owed} />
        <Sums title={t('web.store.money.print.balance')} sums={balance} />
      </S.Halves>
      <S.Halves>
        <Table
          title={t('web.store.money.payouts')}
          hasDays
          headings={[
            t('web.store.money.print.sentAt'),
            t('web.admin.refunds.reference'),
            t('web.admin.orders.amount'),
          ]}
          rows={payouts.map(({ id, sentAt, reference, note, amount }) => [
            id,
            day(sentAt),
            reference === '' ? <bdi>{note}</bdi> : <Ltr>{reference}</Ltr>,
            usd(amount),
          ])}
          empty={t('web.store.money.print.none')}
          note={payouts.length > 0 && isAllConfirmed && t('web.store.money.print.allConfirmed')}
        />
        <Table
          title={t('web.store.money.print.byBag')}
          headings={[t('web.store.money.print.bag'), t('web.admin.payouts.bags'), t('web.store.money.sold')]}
          numbersFrom={1}
          rows={bags.map(({ title, bags: count, amount }, place) => [
            place,
            title ? <LocalizedText text={title} /> : t('web.admin.bags.unnamed'),
            count,
            usd(amount),
          ])}
          empty={t('web.store.money.print.none')}
        />
      </S.Halves>
      {refunded.length > 0 && (
        <Table
          title={t('web.store.money.refunds')}
          headings={[
            t('web.store.money.print.paidOn'),
            t('web.store.money.print.bag'),
            t('web.admin.refunds.why'),
            t('web.admin.payouts.bags'),
            t('web.admin.orders.amount'),
          ]}
          numbersFrom={3}
          hasDays
          rows={refunded.map(({ day: on, title, reason, bags: count, amount }, place) => [
            place,
            day(noonOf(on)),
            title ? <LocalizedText text={title} /> : t('web.admin.bags.unnamed'),
            t(reasonId(reason)),
            count,
            usd(-amount),
          ])}
        />
      )}
      <DayByDay statement={statement} />
      <S.Foot>{t('web.store.money.print.note')}</S.Foot>
    </S.Sheet>
  );
}

function DayByDay({ statement }: { statement: StoreStatement }) {
  const t = useMessage();
  const intl = useIntl();
  const { locale } = useLanguage();
  const headings = [
    t('web.store.money.print.day'),
    t('web.admin.payouts.bags'),
    t('web.store.money.sold'),
    t('web.store.money.print.refunds'),
    t('web.store.money.print.net'),
  ];
  return (
    <S.Days>
      <S.Title>{t('web.store.money.print.byDay')}</S.Title>
      <S.Halves>
        {columnsOfDays(statement, beirutDay(statement.madeAt)).map((days) => (
          <Table
            key={days[0]?.day}
            headings={headings}
            numbersFrom={1}
            isDense
            hasDays
            rows={days.map(({ day, bags, sold, refunds, owed }) => [
              day,
              t('web.store.money.print.dayOfMonth', {
                weekday: intl.formatDate(noonOf(day), { weekday: locale === 'ar' ? 'long' : 'short' }),
                day: String(Number(day.slice(-2))),
              }),
              bags || '–',
              sold ? usd(sold) : '–',
              refunds ? usd(-refunds) : '',
              sold ? usd(owed) : '–',
            ])}
          />
        ))}
      </S.Halves>
    </S.Days>
  );
}

function Sums({ title, sums }: { title: string; sums: readonly Sum[] }) {
  return (
    <section>
      <S.Title>{title}</S.Title>
      <S.Sums>
        {sums.map(({ name, cents }) => (
          <S.Sum key={name}>
            <dt>{name}</dt>
            <dd>
              <Price cents={cents === 0 ? 0 : cents} />
            </dd>
          </S.Sum>
        ))}
      </S.Sums>
    </section>
  );
}

const usd = (cents: Cents) => <Price cents={cents} />;

interface TableProps {
  title?: string;
  headings: readonly string[];
  /** Each with its key first. */
  rows: readonly (readonly [key: string | number, ...cells: ReactNode[]])[];
  /** The column from which on cells are numbers; the last one by default. */
  numbersFrom?: number;
  isDense?: boolean;
  /** The first column has days, which stay on one line. */
  hasDays?: boolean;
  empty?: string;
  note?: ReactNode;
}

function Table({ title, headings, rows, numbersFrom, isDense, hasDays, empty, note }: TableProps) {
  const firstNumber = numbersFrom ?? headings.length - 1;
  const alignOf = (place: number) => (place >= firstNumber ? 'end' : undefined);
  return (
    <section>
      {title && <S.Title>{title}</S.Title>}
      {rows.length === 0 ? (
        <S.Small>{empty}</S.Small>
      ) : (
        <S.Table data-dense={isDense || undefined} data-days={hasDays || undefined}>
          <thead>
            <tr>
              {headings.map((heading, place) => (
                <th key={heading} scope="col" data-align={alignOf(place)}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, ...cells]) => (
              <tr key={key}>
                {cells.map((cell, place) => (
                  // The columns stay in their order.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={place} data-align={alignOf(place)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </S.Table>
      )}
      {note && <S.Small>{note}</S.Small>}
    </section>
  );
}
