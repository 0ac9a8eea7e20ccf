import { leftToRight, type BoardDevice } from '@zawadeh/domain';
import { Ltr, SelectField, VisuallyHidden } from '@zawadeh/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useMutation } from '../useMutation.ts';
import { useQuery } from '../useQuery.ts';
import { assignDelivery, fetchHandoverBoard } from './handoverCalls.ts';

interface AssignCourierProps {
  orderId: string;
  orderCode: string;
  /** null: any courier brings it. */
  courierId: string | null;
  couriers: readonly BoardDevice[];
  onChanged: () => void;
}

/** Which courier brings an open delivery. */
export function AssignCourier({ orderId, orderCode, courierId, couriers, onChanged }: AssignCourierProps) {
  const t = useMessage();
  const mutate = useMutation();
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());
  const latestId = useRef(courierId);
  useEffect(() => {
    latestId.current = courierId;
  });
  // Shown while it is saved, and then until the server's answer has another courier than before.
  const [chosen, setChosen] = useState<{ id: string | null; instead?: string | null } | null>(null);
  const isShown = chosen && (!('instead' in chosen) || chosen.instead === courierId);
  if (couriers.length === 0) return null;

  const assign = (id: string | null) => {
    const choice = { id };
    const endSave = (after: typeof chosen) => setChosen((latest) => (latest === choice ? after : latest));
    setChosen(choice);
    const save = () =>
      mutate({
        work: () => assignDelivery(orderId, id),
        failed: (why) => t('web.admin.phones.notAssigned', { code: leftToRight(orderCode), why }),
        onDone: () => {
          endSave({ id, instead: latestId.current });
          onChanged();
        },
        onFailed: () => {
          endSave(null);
          onChanged();
        },
      });
    // One after the other: of two saves at once the earlier could win.
    lastSave.current = lastSave.current.then(save);
  };
  return (
    <SelectField
      name={`courier ${orderId}`}
      label={
        <>
          {t('web.admin.phones.assigned')}{' '}
          <VisuallyHidden>
            <Ltr>{orderCode}</Ltr>
          </VisuallyHidden>
        </>
      }
      value={(isShown ? chosen.id : courierId) ?? ''}
      onValueChange={(id) => assign(id || null)}
      options={[
        { value: '', label: t('web.admin.phones.anyCourier') },
        ...couriers.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

/** The same where the phones are not known yet. */
export function AssignOrder(order: Omit<AssignCourierProps, 'couriers'>) {
  const { value } = useQuery('handovers', fetchHandoverBoard);
  const couriers = (value?.devices ?? []).filter(({ kind }) => kind === 'courier');
  return <AssignCourier {...order} couriers={couriers} />;
}
