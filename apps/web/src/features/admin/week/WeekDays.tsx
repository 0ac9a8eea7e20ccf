import { bagsOf, daysFrom, MOST_STOCK, shopsOf, sumOfDays, type PlacedCount } from '@zawadeh/domain';
import {
  Badge,
  Button,
  calendarOffIcon,
  LocalizedText,
  QuantityStepper,
  Text,
  VisuallyHidden,
} from '@zawadeh/ui';
import { useState, type ReactNode } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useWeekdayName } from '../useWeekdayName.ts';
import type { WeekEditor } from './useWeekEditor.ts';
import { useWeekText } from './useWeekText.ts';
import type { WeekRowOf } from './weekRows.ts';
import { WeekPicture } from './WeekPicture.tsx';
import * as S from './WeekSection.styles.ts';

interface WeekDaysProps {
  editor: WeekEditor;
  monday: string;
}

/** On a phone: seven days with their sums, and one of them with a stepper for each bag. */
export function WeekDays({ editor, monday }: WeekDaysProps) {
  const t = useMessage();
  const { dayText } = useWeekText();
  const { rows, today } = editor;
  const days = daysFrom(monday);
  const [chosen, setChosen] = useState<number | null>(null);
  const column = chosen ?? Math.max(0, days.indexOf(today));
  const shops = shopsOf(rows.map(({ bag }) => bag));
  return (
    <>
      <DayCells editor={editor} days={days} column={column} onChoose={setChosen} />
      <S.DayHead>
        <Text look="h2">{dayText(days[column]!)}</Text>
        {shops.length === 1 && <SkipDay editor={editor} column={column} />}
      </S.DayHead>
      {shops.map(({ shopId, shop, first, bags }) => (
        <BagsOfShop
          key={shopId ?? 'none'}
          title={shops.length > 1 ? shop ? <LocalizedText text={shop} /> : t('web.admin.bags.unnamed') : null}
          rows={rows.slice(first, first + bags.length)}
          {...{ first, column, editor }}
        />
      ))}
      <Text look="bodySmall" tone="muted">
        {t('web.admin.week.legend')}
      </Text>
    </>
  );
}

interface DayCellsProps {
  editor: WeekEditor;
  days: readonly string[];
  column: number;
  onChoose: (column: number) => void;
}

function DayCells({ editor: { rows, today }, days, column, onChoose }: DayCellsProps) {
  const t = useMessage();
  const { dayParts } = useWeekText();
  const sums = sumOfDays(rows.map(({ cells }) => cells.map(bagsOf)));
  return (
    <S.DayCells role="group" aria-label={t('web.admin.week.days')}>
      {days.map((day, place) => {
        const cells = rows.flatMap((row) => row.cells[place] ?? []);
        const sum = sums[place] ?? 0;
        const isUnsaved = rows.some(({ edits }) => edits?.has(day));
        const differs = day >= today && cells.some((cell) => cell.differs && cell.state === 'open');
        const isSkipped = sum === 0 && cells.some(({ state }) => state === 'skipped');
        const [weekday, date] = dayParts(day);
        return (
          <S.DayCell
            key={day}
            type="button"
            aria-pressed={place === column}
            data-past={day < today || undefined}
            data-today={day === today || undefined}
            data-unsaved={isUnsaved || undefined}
            data-differs={differs || undefined}
            data-skipped={isSkipped || undefined}
            onClick={() => onChoose(place)}
          >
            <span>{weekday} </span>
            <span>{date} </span>
            <b aria-hidden="true">{sum || '–'}</b>
            <VisuallyHidden>
              {isSkipped ? t('web.admin.week.skipped') : t('web.admin.week.bagsOfDay', { count: sum })}{' '}
              {differs && t('web.admin.week.differsName')} {isUnsaved && t('web.admin.week.unsavedName')}
            </VisuallyHidden>
          </S.DayCell>
        );
      })}
    </S.DayCells>
  );
}

/** All bags of the day at once: of one shop alone. */
function SkipDay({ editor, column }: { editor: WeekEditor; column: number }) {
  const t = useMessage();
  const places = editor.rows.flatMap(({ cells }, row) => {
    const cell = cells[column];
    return cell?.isEditable && cell.state !== 'closed' ? [{ row, column }] : [];
  });
  if (places.length === 0) return null;
  const isOpen = places.some(({ row }) => editor.rows[row]?.cells[column]?.state === 'open');
  return (
    <Button kind="quiet" size="compact" icon={calendarOffIcon} onPress={() => editor.turnSkips(places)}>
      {t(isOpen ? 'web.admin.week.skip' : 'web.admin.week.open')}
    </Button>
  );
}

interface BagsOfShopProps extends Omit<BagOfDayProps, 'row' | 'place'> {
  /** null where it is the only shop. */
  title: ReactNode;
  rows: readonly WeekRowOf[];
  /** The place of the first one among all. */
  first: number;
}

function BagsOfShop({ title, rows, first, ...day }: BagsOfShopProps) {
  const t = useMessage();
  const nameOf = useWeekdayName('long');
  const placed = rows.map((row, within) => ({ row, place: first + within }));
  const isClosed = ({ row }: (typeof placed)[number]) => {
    const cell = row.cells[day.column];
    return cell?.state === 'closed' && cell.byHand === 0;
  };
  const list = (bags: typeof placed) => (
    <S.BagList role="list">
      {bags.map(({ row, place }) => (
        <BagOfDay key={row.bag.id} row={row} place={place} {...day} />
      ))}
    </S.BagList>
  );
  const closed = placed.filter(isClosed);
  return (
    <S.Shop>
      {title && (
        <Text look="label" as="h3">
          {title}
        </Text>
      )}
      {list(placed.filter((bag) => !closed.includes(bag)))}
      {closed.length > 0 && (
        <>
          <Text look="label" as="h3" tone="muted">
            {t('web.admin.week.closedOn', { weekday: nameOf(day.column) })}
          </Text>
          {list(closed)}
        </>
      )}
    </S.Shop>
  );
}

interface BagOfDayProps {
  row: WeekRowOf;
  place: number;
  column: number;
  editor: WeekEditor;
}

function BagOfDay({ row: { bag, cells, edits }, place, column, editor }: BagOfDayProps) {
  const t = useMessage();
  const { hoursText, nameOf, noteOf, refusedText } = useWeekText();
  const [problem, setProblem] = useState('');
  const cell = cells[column];
  if (!cell) return null;
  const at = { row: place, column };
  const isUnsaved = edits?.has(cell.day) === true;
  const setCount = (count: number) => {
    const refused = editor.setCounts([{ ...at, count } satisfies PlacedCount]);
    setProblem(refused ? refusedText(refused) : '');
  };
  const open = () => {
    const refused = editor.turnSkips([at]);
    setProblem(refused ? refusedText(refused) : '');
  };
  return (
    <S.BagOfDay data-unsaved={isUnsaved || undefined} data-differs={cell.differs || undefined}>
      <S.BagHead>
        <WeekPicture bag={bag} />
        <div>
          <strong>{bag.title ? <LocalizedText text={bag.title} /> : t('web.admin.bags.unnamed')}</strong>
          <S.Quiet>
            {hoursText(bag.plan)}
            {bag.plan.isPaused && <Badge tone="warning">{t('web.admin.plan.paused')}</Badge>}
          </S.Quiet>
        </div>
      </S.BagHead>
      <S.BagActions>
        {cell.isEditable && cell.state === 'open' && (
          <QuantityStepper
            look="apart"
            label={nameOf(bag.title)}
            value={cell.quantity}
            max={MOST_STOCK}
            onValueChange={setCount}
            onRemove={() => setCount(0)}
          />
        )}
        {cell.isEditable && cell.state !== 'open' && (
          <Button onPress={cell.state === 'closed' ? () => setCount(1) : open}>
            {t(cell.state === 'closed' ? 'web.admin.week.openDay' : 'web.admin.week.open')}
          </Button>
        )}
        <S.Note data-plain={(!cell.differs && !isUnsaved) || undefined}>
          <span>{noteOf(cell)}</span>
          {isUnsaved && <span>{t('web.admin.week.unsavedName')}</span>}
        </S.Note>
      </S.BagActions>
      <S.Status role="status" data-problem>
        {problem}
      </S.Status>
    </S.BagOfDay>
  );
}
