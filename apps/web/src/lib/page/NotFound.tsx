import { Button, EmptyState } from '@zawadeh/ui';
import { useMessage } from '../messages/useMessage.ts';
import { paths } from '../paths.ts';

/** For a path or an order that does not exist. */
export function NotFound() {
  const t = useMessage();
  return (
    <EmptyState
      level="h1"
      picture="not-found"
      title={t('web.notFound.title')}
      action={
        <Button kind="primary" href={paths.landing}>
          {t('web.notFound.home')}
        </Button>
      }
    />
  );
}
