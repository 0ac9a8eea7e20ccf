import { Button, EmptyState } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { messages } from './NotFoundScreen.messages.ts';

export function Screen() {
  const intl = useIntl();
  return (
    <EmptyState
      level="h1"
      picture="not-found"
      title={intl.formatMessage({ id: messages.title })}
      action={
        <Button kind="primary" href="/">
          {intl.formatMessage({ id: messages.home })}
        </Button>
      }
    />
  );
}
