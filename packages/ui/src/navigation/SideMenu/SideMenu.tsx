import { useIntl } from 'react-intl';
import { Sheet } from '../../overlays/Sheet/Sheet.tsx';
import { messages as buttonMessages } from '../MenuButton/MenuButton.messages.ts';
import { SideMenuContent, type SideMenuContentProps } from './SideMenuContent.tsx';

export interface SideMenuProps extends SideMenuContentProps {
  isOpen: boolean;
}

/** The navigation that the user has access to, in a sheet from the start edge. */
export function SideMenu({ isOpen, ...content }: SideMenuProps) {
  const intl = useIntl();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={content.onClose}
      label={intl.formatMessage({ id: buttonMessages.menu })}
      side="start"
    >
      <SideMenuContent {...content} />
    </Sheet>
  );
}
