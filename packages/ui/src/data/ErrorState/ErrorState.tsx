import { useIntl } from 'react-intl';
import { Button } from '../../controls/Button/Button.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { MessageIds } from '../../locales/messageId.ts';
import * as S from './ErrorState.styles.ts';
import { alertIcon } from '../../foundations/Icon/shelfIcons.ts';

const messages = {
  /** The button that asks once more. */
  retry: 'ui.errorState.retry',
} satisfies MessageIds;

export interface ErrorStateProps {
  /** What happened and what a person can do. */
  message: string;
  onRetry: () => void;
}

/** Stands above what is already on the screen, which stays. Never hides by itself. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  const intl = useIntl();
  return (
    <S.Root role="alert">
      <Icon of={alertIcon} />
      <S.Message>{message}</S.Message>
      <Button size="compact" onPress={onRetry}>
        {intl.formatMessage({ id: messages.retry })}
      </Button>
    </S.Root>
  );
}
