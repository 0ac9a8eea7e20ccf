import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { bellIcon } from '../../foundations/Icon/frameIcons.ts';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import * as S from './BellButton.styles.ts';

export interface BellButtonProps {
  /** The number of new notifications. */
  count: number;
  /** Whether the panel is shown. */
  isOpen: boolean;
  /** Opens and closes the panel. */
  onPress: () => void;
}

/**
 * The number of new notifications, and the button of the panel that lists them.
 *
 * `NotificationPanel` is a component of its own, because the bell is on every page and the panel is
 * downloaded when it is first opened. Notifications that were new when the panel was opened stay tinted until
 * it is closed.
 *
 * @use in a {@link Header}, before the cart.
 * @avoid for a message that has to be read now: that is an {@link Alert} or a {@link Toast}.
 * @keyboard Enter, Space: open the panel; the focus goes to its close button
 * @keyboard Escape: closes the panel; the focus goes back to the bell
 * @reader "Notifications, 2 new".
 * @arabic The panel hangs from the end of the header. The bell is not mirrored.
 */
export function BellButton({ count, isOpen, onPress }: BellButtonProps) {
  const name = useIntl().formatMessage({ id: 'ui.bellButton.name' }, { count });
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
