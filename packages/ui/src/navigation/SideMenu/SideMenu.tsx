import { useIntl } from 'react-intl';
import { Sheet } from '../../overlays/Sheet/Sheet.tsx';
import { SideMenuContent, type SideMenuContentProps } from './SideMenuContent.tsx';

export interface SideMenuProps extends SideMenuContentProps {
  /** Whether the menu is shown. */
  isOpen: boolean;
}

/**
 * The navigation that a user has access to, in a sheet from the start edge.
 *
 * @use once on a page, opened by the {@link MenuButton} of its {@link Header}.
 * @avoid for the sections of one screen: those are {@link SectionTabs}.
 * @keyboard Tab: stays within the menu
 * @keyboard Escape: closes it; the focus goes back to the button
 * @reader The current page has `aria-current`, and the current language is pressed.
 * @arabic It comes from where reading starts. The brand is never mirrored; Whish Money is read from left to
 *   right.
 */
export function SideMenu({ isOpen, ...content }: SideMenuProps) {
  const intl = useIntl();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={content.onClose}
      label={intl.formatMessage({ id: 'ui.menuButton.menu' })}
      side="start"
    >
      <SideMenuContent {...content} />
    </Sheet>
  );
}
