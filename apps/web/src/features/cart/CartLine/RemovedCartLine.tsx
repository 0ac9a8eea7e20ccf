import { inLanguage, isolated, type CartLine as Line } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Button, useLanguage } from '@zawadeh/ui';
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
  const name = title ? inLanguage(title, locale).text : intl.formatMessage({ id: 'ui.bag.unnamed' });
  const words = intl.formatMessage({ id: 'web.cartLine.removed' }, { name: isolated(name) });
  return (
    <S.Removed data-removed="">
      <S.RemovedText role="status">{words}</S.RemovedText>
      <Button size="compact" onPress={onUndo}>
        {intl.formatMessage({ id: 'web.cartLine.undo' })}
      </Button>
    </S.Removed>
  );
}
