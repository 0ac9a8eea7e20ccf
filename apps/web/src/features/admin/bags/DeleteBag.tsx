import type { Bag } from '@zawadeh/domain';
import { Alert, ConfirmDialog, Stack, Text } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { countOpenOrdersOf } from '../orders/orderCalls.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { useQuery } from '../useQuery.ts';

interface DeleteBagProps {
  bag: Bag;
  /** The bag's name in the reader's language. */
  bagName: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a bag is deleted, with the number of open orders for it. */
export function DeleteBag({ bag, bagName, onClose, onConfirm }: DeleteBagProps) {
  const t = useMessage();
  const now = useAtomValue(nowAtom);
  const { value: count, error } = useQuery(`open orders of ${bag.id}`, () => countOpenOrdersOf(bag.id, now));
  if (count === null && !error) return null;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title={t('web.admin.bags.deleteTitle')}
      confirmLabel={t('web.admin.bags.delete')}
    >
      <Stack gap={3}>
        <Text as="span">{t('web.admin.bags.deleteBody', { name: bagName })}</Text>
        {count === null ? (
          <Alert kind="info">{t('web.admin.bags.openOrdersUnknown')}</Alert>
        ) : (
          count > 0 && <Alert kind="info">{t('web.admin.bags.openOrders', { count })}</Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
