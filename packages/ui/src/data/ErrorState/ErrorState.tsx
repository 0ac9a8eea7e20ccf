import { useIntl } from 'react-intl';
import { Button } from '../../controls/Button/Button.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import * as S from './ErrorState.styles.ts';
import { alertIcon } from '../../foundations/Icon/shelfIcons.ts';

export interface ErrorStateProps {
  /** What happened and what the user can do. */
  message: string;
  /** The connection is lost: no danger, and the one line about it on the page. */
  isOffline?: boolean;
  /** Called by Try again. */
  onRetry: () => void;
}

/**
 * What failed, what the user can do, and the button that does it.
 *
 * @use above the content that is already on the screen, which stays.
 * @avoid for an empty result (an {@link EmptyState}), or for an invalid field, which has its own error.
 * @part {svg} Icon: a warning, or a cut connection
 * @part {p} Message: what failed, and what the user can do
 * @part {button} Button: tries again
 * @words One or two sentences. They never blame, and never show a code: "The bags cannot be shown right now.
 *   Please try again in a moment.", «لا يمكن عرض الأكياس الآن. يرجى إعادة المحاولة بعد قليل.»
 * @keyboard Enter, Space: try again
 * @reader Announced at once. It does not disappear by itself.
 * @arabic The thick edge and the icon are at the inline start. The warning sign is not mirrored.
 */
export function ErrorState({ message, isOffline, onRetry }: ErrorStateProps) {
  const intl = useIntl();
  return (
    <S.Root role="alert" data-says-offline={isOffline || undefined}>
      {!isOffline && <Icon of={alertIcon} />}
      <S.Message>{message}</S.Message>
      <Button size="compact" onPress={onRetry}>
        {intl.formatMessage({ id: 'ui.errorState.retry' })}
      </Button>
    </S.Root>
  );
}
