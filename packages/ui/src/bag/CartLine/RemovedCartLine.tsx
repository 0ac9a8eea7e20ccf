import { inLanguage, isolated, type CartLine as Line } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Button } from '../../controls/Button/Button.tsx';
import { useLanguage } from '../../provider/contexts.ts';
import { messages } from './CartLine.messages.ts';
import * as S from './CartLine.styles.ts';

export interface RemovedCartLineProps {
  /** The line before its removal. */
  line: Line;
  /** Restores the line. */
  onUndo: () => void;
}

/** Takes the place of a line that the user has just removed, without a time limit for the undo. */
export function RemovedCartLine({ line: { title }, onUndo }: RemovedCartLineProps) {
  const intl = useIntl();
  const { locale } = useLanguage();
  const name = title ? inLanguage(title, locale).text : intl.formatMessage({ id: messages.unnamed });
  const words = intl.formatMessage({ id: messages.removed }, { name: isolated(name) });
  return (
    <S.Removed data-removed="">
      <S.RemovedText role="status">{words}</S.RemovedText>
      <Button size="compact" onPress={onUndo}>
        {intl.formatMessage({ id: messages.undo })}
      </Button>
    </S.Removed>
  );
}
