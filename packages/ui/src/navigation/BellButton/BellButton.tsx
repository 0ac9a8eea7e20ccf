import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { bellIcon } from '../../foundations/Icon/frameIcons.ts';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { messages } from './BellButton.messages.ts';
import * as S from './BellButton.styles.ts';

export interface BellButtonProps {
  /** The number of new notifications. */
  count: number;
  isOpen: boolean;
  onPress: () => void;
}

/** The bell without its panel, which is loaded lazily. */
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
