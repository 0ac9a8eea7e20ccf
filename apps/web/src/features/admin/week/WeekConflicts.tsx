import { isolated, type DayConflict } from '@zawadeh/domain';
import { Button, Text } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { WeekEditor } from './useWeekEditor.ts';
import { useWeekText } from './useWeekText.ts';
import * as S from './WeekSection.styles.ts';

/** What others did to days with unsaved changes, with both values; nothing is lost without a decision. */
export function WeekConflicts({ editor }: { editor: WeekEditor }) {
  const t = useMessage();
  const { nameOf, conflictText } = useWeekText();
  const { conflicts, rows } = editor;
  if (conflicts.length === 0) return null;
  const bagText = (id: string) => {
    const row = rows.find(({ bag }) => bag.id === id);
    return row ? isolated(nameOf(row.bag.title)) : t('web.admin.week.conflict.bag');
  };
  return (
    <S.Conflicts role="alert">
      <Text look="label" as="h2">
        {t('web.admin.week.conflicts', { count: conflicts.length })}
      </Text>
      <S.ConflictList role="list">
        {conflicts.map((conflict) => (
          <li key={`${conflict.bag} ${conflict.day}`}>
            <span>{conflictText(conflict, bagText(conflict.bag))}</span>
            <Choices conflict={conflict} editor={editor} />
          </li>
        ))}
      </S.ConflictList>
    </S.Conflicts>
  );
}

function Choices({ conflict, editor }: { conflict: DayConflict; editor: WeekEditor }) {
  const t = useMessage();
  const isChoice = conflict.reason === 'changed';
  // The buttons go with the conflict.
  const decide = (choose: (of: DayConflict) => void) => {
    choose(conflict);
    const cell = document.querySelector<HTMLElement>('[data-place][tabindex="0"]');
    (cell ?? document.querySelector<HTMLElement>('#main h1'))?.focus();
  };
  return (
    <S.Choices>
      {isChoice && (
        <Button size="compact" onPress={() => decide(editor.keepMine)}>
          {t('web.admin.week.keepMine')}
        </Button>
      )}
      <Button size="compact" onPress={() => decide(editor.takeTheirs)}>
        {t(isChoice ? 'web.admin.week.takeTheirs' : 'web.admin.week.drop')}
      </Button>
    </S.Choices>
  );
}
