import { useIntl } from 'react-intl';
import { Root } from '../../controls/IconButton/IconButton.styles.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { menuIcon } from '../../foundations/Icon/frameIcons.ts';
import { messages } from './MenuButton.messages.ts';

export interface MenuButtonProps {
  /** Whether the menu is open. */
  isOpen?: boolean;
  onPress: () => void;
}

/** Opens the side menu; the first item of a header. */
export function MenuButton({ isOpen = false, onPress }: MenuButtonProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: messages.menu });
  return (
    <Root
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      title={label}
      onClick={onPress}
    >
      <Icon of={menuIcon} />
    </Root>
  );
}
