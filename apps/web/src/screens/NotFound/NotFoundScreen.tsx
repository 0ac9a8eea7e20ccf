import { Button, EmptyState } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import type { MessageIds } from '../../locales/messageId.ts';

const messages = {
  title: 'web.notFound.title',
  home: 'web.notFound.home',
} satisfies MessageIds;

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
