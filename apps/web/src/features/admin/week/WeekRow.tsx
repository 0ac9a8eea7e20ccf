import { LocalizedText } from '@zawadeh/ui';
import { memo } from 'react';
import { bagsOf, type Cell } from '@zawadeh/domain';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useWeekText } from './useWeekText.ts';
import { WeekPicture } from './WeekPicture.tsx';
import type { WeekRowOf } from './weekRows.ts';

/** What is being typed into a cell. */
export interface Typing {
  text: string;
  /** Begun with a digit: arrows keep it and move, and do not move in the text. */
  isFresh: boolean;
}

export interface WeekRowProps {
  row: WeekRowOf;
  /** Among all bags. */
  place: number;
  /** The day that has the focus; null in another row. */
  active: number | null;
  /** The first and last marked day. */
  markedFrom: number | null;
  markedTo: number | null;
  typing: Typing | null;
  /** With its picture, where there are few bags. */
  isLarge: boolean;
}

/** One bag. It is drawn again only when something of it has changed. */
export const WeekRow = memo(function WeekRow({
  row: { bag, cells, edits },
  place,
  active,
  markedFrom,
  markedTo,
  typing,
  isLarge,
}: WeekRowProps) {
  const t = useMessage();
  const { hoursText } = useWeekText();
  const id = (part: string) => `week-${part}-${place}`;
  const name = (
    <>
      <span id={id('bag')} data-part="bag">
        {bag.title ? <LocalizedText text={bag.title} /> : t('web.admin.bags.unnamed')}
      </span>{' '}
      <span id={id('hours')} data-part="hours">
        {hoursText(bag.plan)}
        {bag.plan.isPaused && ` · ${t('web.admin.plan.paused')}`}
      </span>
    </>
  );
  return (
    <tr data-part="bag-row">
      <th scope="row">
        {isLarge ? (
          <div data-part="name">
            <WeekPicture bag={bag} />
            <div>{name}</div>
          </div>
        ) : (
          name
        )}
      </th>
      {cells.map((cell, column) => {
        const isMarked =
          markedFrom !== null && markedTo !== null && column >= markedFrom && column <= markedTo;
        const isUnsaved = edits?.has(cell.day) === true;
        const own = id(`cell-${column}`);
        const name = [
          id('bag'),
          `week-day-${column}`,
          id('hours'),
          cell.state === 'closed' && cell.byHand === 0 ? 'week-closed' : own,
          cell.differs && 'week-differs',
          isUnsaved && 'week-unsaved',
        ];
        return (
          <td
            key={cell.day}
            id={own}
            tabIndex={active === column ? 0 : -1}
            aria-labelledby={name.filter(Boolean).join(' ')}
            // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA has it for the cells of a grid
            aria-readonly={!cell.isEditable}
            aria-selected={isMarked}
            data-place={`${place} ${column}`}
            data-kind={cell.kind}
            data-state={cell.state}
            data-differs={cell.differs || undefined}
            data-unsaved={isUnsaved || undefined}
            data-typing={(active === column && typing !== null) || undefined}
          >
            {active === column && typing ? (
              <CellInput typing={typing} labelledBy={`${id('bag')} week-day-${column}`} />
            ) : (
              <CellText cell={cell} />
            )}
          </td>
        );
      })}
      <td data-part="sum">{sumOf(cells) || ''}</td>
    </tr>
  );
});

const sumOf = (cells: readonly Cell[]): number => cells.reduce((sum, cell) => sum + bagsOf(cell), 0);

function CellText({ cell: { kind, state, quantity, sold, byHand } }: { cell: Cell }) {
  const t = useMessage();
  if (byHand > 0) {
    return (
      <>
        {byHand} <small>{t('web.admin.week.byHand')}</small>
      </>
    );
  }
  if (state === 'skipped') return t('web.admin.week.skipped');
  if (state === 'closed') return '·';
  if (kind === 'past') return <bdi dir="ltr">{sold === null ? quantity : `${sold}/${quantity}`}</bdi>;
  return (
    <>
      <b>{quantity}</b>
      {sold !== null && <small> ({sold})</small>}
    </>
  );
}

/** The table reads what was typed when a key keeps it. */
function CellInput({ typing, labelledBy }: { typing: Typing; labelledBy: string }) {
  return (
    <input
      aria-labelledby={labelledBy}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={6}
      defaultValue={typing.text}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the cell that has the focus
      autoFocus
      onFocus={({ target }) => {
        if (typing.isFresh) target.setSelectionRange(target.value.length, target.value.length);
        else target.select();
      }}
    />
  );
}
