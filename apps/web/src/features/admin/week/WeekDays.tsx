import { daysFrom, MOST_STOCK, shopsOf, type PlacedCount } from '@zawadeh/domain';
import { Badge, Button, Chip, ChipGroup, LocalizedText, QuantityStepper, Text } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { WeekEditor } from './useWeekEditor.ts';
import { useWeekText } from './useWeekText.ts';
import type { WeekRowOf } from './weekRows.ts';
import * as S from './WeekSection.styles.ts';

interface WeekDaysProps {
  editor: WeekEditor;
  monday: string;
}

/** On a phone: one day at a time, with a stepper for each bag. */
export function WeekDays({ editor, monday }: WeekDaysProps) {
  const t = useMessage();
  const { dayName } = useWeekText();
  const { rows, today } = editor;
  const days = daysFrom(monday);
  const [chosen, setChosen] = useState<number | null>(null);
  const column = chosen ?? Math.max(0, days.indexOf(today));
  return (
    <>
      <ChipGroup label={t('web.admin.week.days')}>
        {days.map((day, place) => (
          <Chip key={day} selected={place === column} onPress={() => setChosen(place)}>
            {dayName(day)}
          </Chip>
        ))}
      </ChipGroup>
      {shopsOf(rows.map(({ bag }) => bag)).map(({ shopId, shop, first, bags }) => (
        <S.Shop key={shopId ?? 'none'}>
          <Text look="label" as="h2">
            {shop ? <LocalizedText text={shop} /> : t('web.admin.bags.unnamed')}
          </Text>
          <S.BagList role="list">
            {bags.map((bag, within) => {
              const row = rows[first + within];
              return (
                row && (
                  <BagOfDay key={bag.id} row={row} place={first + within} column={column} editor={editor} />
                )
              );
            })}
          </S.BagList>
        </S.Shop>
      ))}
      <Text look="bodySmall" tone="muted">
        {t('web.admin.week.legend')}
      </Text>
    </>
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
  const { hoursText, cellText, nameOf, refusedText } = useWeekText();
  const [problem, setProblem] = useState('');
  const cell = cells[column];
  if (!cell) return null;
  const at = { row: place, column };
  const setCount = (count: number) => {
    const refused = editor.setCounts([{ ...at, count } satisfies PlacedCount]);
    setProblem(refused ? refusedText(refused) : '');
  };
  const turnSkip = () => {
    const refused = editor.turnSkips([at]);
    setProblem(refused ? refusedText(refused) : '');
  };
  return (
    <S.BagOfDay data-unsaved={edits?.has(cell.day) || undefined} data-differs={cell.differs || undefined}>
      <div>
        <strong>{bag.title ? <LocalizedText text={bag.title} /> : t('web.admin.bags.unnamed')}</strong>
        <S.Quiet>
          {hoursText(bag.plan)}
          {bag.plan.isPaused && <Badge tone="warning">{t('web.admin.plan.paused')}</Badge>}
        </S.Quiet>
        <S.Quiet>{cellText(cell)}</S.Quiet>
        <S.Status role="status" data-problem>
          {problem}
        </S.Status>
      </div>
      {cell.isEditable && (
        <S.BagActions>
          {cell.state === 'open' ? (
            <QuantityStepper
              label={nameOf(bag.title)}
              value={cell.quantity}
              max={MOST_STOCK}
              onValueChange={setCount}
              onRemove={() => setCount(0)}
            />
          ) : (
            cell.state === 'closed' && (
              <Button size="compact" onPress={() => setCount(1)}>
                {t('web.admin.week.open')}
              </Button>
            )
          )}
          {cell.state !== 'closed' && (
            <Button size="compact" kind="quiet" onPress={turnSkip}>
              {t(cell.state === 'skipped' ? 'web.admin.week.open' : 'web.admin.week.skip')}
            </Button>
          )}
        </S.BagActions>
      )}
    </S.BagOfDay>
  );
}
