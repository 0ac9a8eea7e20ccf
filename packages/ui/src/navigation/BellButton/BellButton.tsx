import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { bellIcon } from '../../foundations/Icon/frameIcons.ts';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { messages } from './BellButton.messages.ts';
import * as S from './BellButton.styles.ts';

export interface BellButtonProps {
  /** How many are new. */
  count: number;
  isOpen: boolean;
  onPress: () => void;
}

/** The bell alone, for a page whose list is a download of its own. */
export function BellButton({ count, isOpen, onPress }: BellButtonProps) {
  const name = useIntl().formatMessage({ id: messages.name }, { count });
  return (
    <S.Bell
      type="button"
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      title={name}
      onClick={onPress}
    >
      <Icon of={bellIcon} />
      <CountBadge count={count} />
    </S.Bell>
  );
}
