import type { Shop } from '@zawadeh/domain';
import { ErrorState, Skeleton } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { Phones } from '../phones/Phones.tsx';
import { useBoard } from '../phones/useBoard.ts';

/** The counter phones of the store that is edited. */
export function StorePhones({ shop: { id, name } }: { shop: Shop }) {
  const t = useMessage();
  const { value: board, error, refetch } = useBoard();
  if (board) {
    return <Phones board={board} owner={{ kind: 'counter', storeId: id, store: name }} onChanged={refetch} />;
  }
  return error ? (
    <ErrorState message={t('web.admin.phones.notLoaded')} onRetry={refetch} />
  ) : (
    <Skeleton $height={120} />
  );
}
