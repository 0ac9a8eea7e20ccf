import { useIntl } from 'react-intl';
import { Button } from '../../controls/Button/Button.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { UiMessageIds } from '../../locales/messageId.ts';
import * as S from './ErrorState.styles.ts';
import { alertIcon } from '../../foundations/Icon/shelfIcons.ts';

const messages = {
  /** Label of the retry button. */
  retry: 'ui.errorState.retry',
} satisfies UiMessageIds;

export interface ErrorStateProps {
  /** What happened and what the user can do. */
  message: string;
  /** The connection is lost: no danger, and the one line about it on the page. */
  isOffline?: boolean;
  onRetry: () => void;
}

/** Shown above the content already on the screen, which stays. Does not disappear by itself. */
export function ErrorState({ message, isOffline, onRetry }: ErrorStateProps) {
  const intl = useIntl();
  return (
    <S.Root role="alert" data-says-offline={isOffline || undefined}>
      <Icon of={alertIcon} />
      <S.Message>{message}</S.Message>
      <Button size="compact" onPress={onRetry}>
        {intl.formatMessage({ id: messages.retry })}
      </Button>
    </S.Root>
  );
}
