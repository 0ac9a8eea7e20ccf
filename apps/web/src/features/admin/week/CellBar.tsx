import type { Cell, WeekBag } from '@zawadeh/domain';
import { Button, calendarOffIcon, copyIcon, LocalizedText, VisuallyHidden } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useWeekText } from './useWeekText.ts';
import * as S from './WeekSection.styles.ts';

interface CellBarProps {
  bag: WeekBag;
  cell: Cell;
  /** What just happened, or why something did not. */
  status: { id: number; text: string; isProblem: boolean; isHidden: boolean };
  hasCopied: boolean;
  onSkip: () => void;
  onAsPlanned: () => void;
  onCopy: () => void;
  onPaste: () => void;
}

/** Names the cell in words, with what can be done with it. */
export function CellBar({
  bag,
  cell,
  status: { id, text, isProblem, isHidden },
  hasCopied,
  onSkip,
  onAsPlanned,
  onCopy,
  onPaste,
}: CellBarProps) {
  const t = useMessage();
  const { dayText, hoursText, cellText } = useWeekText();
  const canSkip = cell.isEditable && (cell.state !== 'closed' || cell.planned !== null);
  return (
    <S.Bar data-part="cell-bar">
      <S.BarText>
        <strong>{bag.title ? <LocalizedText text={bag.title} /> : t('web.admin.bags.unnamed')}</strong>
        <span>{dayText(cell.day)}</span>
        <span>{hoursText(bag.plan)}</span>
        <strong>{cellText(cell)}</strong>
        <S.Status role="status" data-problem={isProblem || undefined}>
          {isHidden ? <VisuallyHidden key={id}>{text}</VisuallyHidden> : <span key={id}>{text}</span>}
        </S.Status>
      </S.BarText>
      <S.BarActions>
        <Button size="compact" icon={calendarOffIcon} disabled={!canSkip} onPress={onSkip}>
          {t(cell.state === 'skipped' ? 'web.admin.week.open' : 'web.admin.week.skip')}
        </Button>
        <Button size="compact" disabled={!cell.isEditable} onPress={onAsPlanned}>
          {t('web.admin.week.asPlanned')}
        </Button>
        <Button size="compact" icon={copyIcon} onPress={onCopy}>
          {t('web.admin.week.copyRow')}
        </Button>
        {hasCopied && (
          <Button size="compact" onPress={onPaste}>
            {t('web.admin.week.pasteRow')}
          </Button>
        )}
      </S.BarActions>
    </S.Bar>
  );
}
