import type { Bag } from '@zawadeh/domain';
import { Alert, ConfirmDialog, Stack, Text } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { openOrdersOf } from '../../../backend/admin/orders.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { useQuery } from '../useQuery.ts';
import { messages } from './BagsSection.messages.ts';

interface DeleteBagProps {
  bag: Bag;
  /** The bag's name in the reader's language. */
  called: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a bag is deleted, with the number of open orders for it. */
export function DeleteBag({ bag, called, onClose, onConfirm }: DeleteBagProps) {
  const intl = useIntl();
  const now = useAtomValue(nowAtom);
  const { value: count, trouble } = useQuery(`open orders of ${bag.id}`, () => openOrdersOf(bag.id, now));
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
  if (count === null && !trouble) return null;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title={say(messages.deleteTitle)}
      confirmLabel={say(messages.delete)}
    >
      <Stack gap={3}>
        <Text as="span">{say(messages.deleteBody, { name: called })}</Text>
        {count === null ? (
          <Alert kind="info">{say(messages.openOrdersUnknown)}</Alert>
        ) : (
          count > 0 && <Alert kind="info">{say(messages.openOrders, { count })}</Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
