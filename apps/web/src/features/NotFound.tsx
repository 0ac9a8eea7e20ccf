import { Button, EmptyState } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import type { MessageIds } from '../locales/messageId.ts';
import { paths } from '../lib/paths.ts';

const messages = {
  title: 'web.notFound.title',
  home: 'web.notFound.home',
} satisfies MessageIds;

/** For a path or an order that does not exist. */
export function NotFound() {
  const intl = useIntl();
  return (
    <EmptyState
      level="h1"
      picture="not-found"
      title={intl.formatMessage({ id: messages.title })}
      action={
        <Button kind="primary" href={paths.landing}>
          {intl.formatMessage({ id: messages.home })}
        </Button>
      }
    />
  );
}
