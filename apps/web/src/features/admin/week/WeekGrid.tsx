import { bagsOf, daysFrom, shopsOf, sumOfDays, type WeekShop } from '@zawadeh/domain';
import { LocalizedText, Text } from '@zawadeh/ui';
import { memo, useMemo, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useScope } from '../scope.ts';
import { CellBar } from './CellBar.tsx';
import { useCells } from './useCells.ts';
import type { WeekEditor } from './useWeekEditor.ts';
import { useWeekText } from './useWeekText.ts';
import { WeekRow } from './WeekRow.tsx';
import type { WeekRowOf } from './weekRows.ts';
import * as S from './WeekSection.styles.ts';

interface WeekGridProps {
  editor: WeekEditor;
  monday: string;
}

/** All bags and seven days as in a spreadsheet. */
export function WeekGrid({ editor, monday }: WeekGridProps) {
  const t = useMessage();
  const intl = useIntl();
  const scope = useScope();
  const { rows, today } = editor;
  const days = useMemo(() => daysFrom(monday), [monday]);
  const bags = rows.map(({ bag }) => bag);
  const shops = shopsOf(bags);
  const table = useRef<HTMLTableElement>(null);
  const todayPlace = days.indexOf(today);
  const cells = useCells(
    editor,
    shops.map(({ first }) => first),
    Math.max(0, todayPlace),
    table,
  );
  const { marked, block, typing, handlers } = cells;
  const { row, column } = marked.to;
  const current = rows[row];
  const isOneShop = scope.kind === 'store';
  const cell = current?.cells[column];
  return (
    <>
      {current && cell && (
        <CellBar
          bag={current.bag}
          cell={cell}
          status={cells.status}
          hasCopied={cells.hasCopied}
          onSkip={cells.skip}
          onAsPlanned={cells.asPlanned}
          onCopy={cells.copyRow}
          onPaste={cells.pasteRow}
        />
      )}
      <S.Frame>
        <S.Table
          ref={table}
          role="grid"
          aria-label={t('web.admin.week')}
          aria-multiselectable
          data-one-shop={isOneShop || undefined}
          {...handlers}
        >
          <Head days={days} today={today} isOneShop={isOneShop} />
          {shops.map((shop) => (
            <tbody key={shop.shopId ?? 'none'}>
              {!isOneShop && <ShopRow shop={shop} rows={rows} />}
              {shop.bags.map((bag, within) => {
                const place = shop.first + within;
                const bagRow = rows[place];
                const isMarked = block.rows.includes(place);
                return (
                  bagRow && (
                    <WeekRow
                      key={bag.id}
                      row={bagRow}
                      place={place}
                      active={place === row ? column : null}
                      markedFrom={isMarked ? Math.min(...block.columns) : null}
                      markedTo={isMarked ? Math.max(...block.columns) : null}
                      typing={place === row ? typing : null}
                      isLarge={isOneShop}
                    />
                  )
                );
              })}
            </tbody>
          ))}
          <tfoot>
            <SumRow
              name={
                scope.kind === 'store' ? (
                  <LocalizedText text={scope.store.name} />
                ) : (
                  t('web.admin.week.allShops')
                )
              }
              sums={sumsOf(rows)}
            />
          </tfoot>
        </S.Table>
      </S.Frame>
      <span hidden id="week-closed">
        {t('web.admin.week.closed')}
      </span>
      <span hidden id="week-differs">
        {t('web.admin.week.differsName')}
      </span>
      <span hidden id="week-unsaved">
        {t('web.admin.week.unsavedName')}
      </span>
      <Text look="bodySmall" tone="muted">
        {t('web.admin.week.legend')}{' '}
        {intl.formatMessage({ id: 'web.admin.week.legendKeys' }, { key: keyName })}
      </Text>
    </>
  );
}

const sumsOf = (rows: readonly WeekRowOf[]): number[] =>
  sumOfDays(rows.map(({ cells }) => cells.map(bagsOf)));

interface HeadProps {
  days: readonly string[];
  today: string;
  isOneShop: boolean;
}

const Head = memo(function Head({ days, today, isOneShop }: HeadProps) {
  const t = useMessage();
  const { dayName } = useWeekText();
  return (
    <thead>
      <tr>
        <th scope="col">{t(isOneShop ? 'web.admin.bags.bag' : 'web.admin.week.shopAndBag')}</th>
        {days.map((day, place) => (
          <th key={day} scope="col" id={`week-day-${place}`} data-today={day === today || undefined}>
            {dayName(day)}
            {day <= today && (
              <small>{t(day === today ? 'web.admin.week.todaySold' : 'web.admin.week.soldPlanned')}</small>
            )}
          </th>
        ))}
        <th scope="col">{t('web.admin.week.sum')}</th>
      </tr>
    </thead>
  );
});

function ShopRow({ shop: { shop, first, bags }, rows }: { shop: WeekShop; rows: readonly WeekRowOf[] }) {
  const t = useMessage();
  const sums = sumsOf(rows.slice(first, first + bags.length));
  return <SumRow name={shop ? <LocalizedText text={shop} /> : t('web.admin.bags.unnamed')} sums={sums} />;
}

function SumRow({ name, sums }: { name: ReactNode; sums: readonly number[] }) {
  return <Sums name={name} text={sums.join(' ')} />;
}

/** Drawn again when a sum changes. */
const Sums = memo(function Sums({ name, text }: { name: ReactNode; text: string }) {
  const sums = text.split(' ').map(Number);
  return (
    <tr data-part="sums">
      <th scope="row">{name}</th>
      {sums.map((sum, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the days of a week
        <td key={place}>{sum || ''}</td>
      ))}
      <td data-part="sum">{sums.reduce((all, sum) => all + sum, 0) || ''}</td>
    </tr>
  );
});

/** As on the keys, in both languages. */
const keyName = (name: ReactNode[]) => (
  <bdi lang="en" dir="ltr">
    {name}
  </bdi>
);
