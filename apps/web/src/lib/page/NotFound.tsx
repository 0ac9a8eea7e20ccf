import { Button, EmptyState } from '@zawadeh/ui';
import { useMessage } from '../messages/useMessage.ts';
import type { MessageIds } from '../messages/messageId.ts';
import { paths } from '../paths.ts';

const messages = {
  title: 'web.notFound.title',
  home: 'web.notFound.home',
} satisfies MessageIds;

/** For a path or an order that does not exist. */
export function NotFound() {
  const t = useMessage();
  return (
    <EmptyState
      level="h1"
      picture="not-found"
      title={t(messages.title)}
      action={
        <Button kind="primary" href={paths.landing}>
          {t(messages.home)}
        </Button>
      }
    />
  );
}
