import { leftToRight, type BoardDevice } from '@zawadeh/domain';
import { Ltr, SelectField, VisuallyHidden } from '@zawadeh/ui';
import { useState } from 'react';
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
  // Shown until the server's answer has another courier than before.
  const [chosen, setChosen] = useState<{ id: string | null; instead: string | null } | null>(null);
  const shown = chosen?.instead === courierId ? chosen.id : courierId;
  if (couriers.length === 0) return null;

  const assign = (id: string | null) => {
    setChosen({ id, instead: courierId });
    void mutate({
      work: () => assignDelivery(orderId, id),
      failed: (why) => t('web.admin.phones.notAssigned', { code: leftToRight(orderCode), why }),
      onDone: onChanged,
      onFailed: () => {
        setChosen(null);
        onChanged();
      },
    });
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
      value={shown ?? ''}
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
