import { useIntl } from 'react-intl';
import { Root } from '../../controls/IconButton/IconButton.styles.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { menuIcon } from '../../foundations/Icon/frameIcons.ts';

export interface MenuButtonProps {
  /** Whether the menu is open. */
  isOpen?: boolean;
  /** Opens the menu. */
  onPress: () => void;
}

/**
 * Opens the side menu; the first item of a header.
 *
 * @use as the `menu` of a {@link Header}, beside a {@link SideMenu}.
 * @avoid for the actions of one item, such as a row: that is a {@link Menu}.
 * @keyboard Enter, Space: open the menu; the focus goes into it
 * @reader Whether the menu is open. The menu covers the button, so its look does not change.
 * @arabic First in the header, where reading starts. Its lines are mirrored.
 */
export function MenuButton({ isOpen = false, onPress }: MenuButtonProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'ui.menuButton.menu' });
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
