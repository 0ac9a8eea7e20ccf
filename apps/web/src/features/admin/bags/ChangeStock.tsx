import { bagFormOf, EMPTY_BAG_FORM, readBagForm, type BagForm } from '@zawadeh/domain';
import { BusyButton, Button, DateTimeField, Dialog, NumberField, Stack } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { updateBag, type WholeBag } from './bagCalls.ts';
import { useMutation } from '../useMutation.ts';
import { bagChanges } from './bagChanges.ts';
import { labelOf, problems } from './BagsSection.messages.ts';

interface ChangeStockProps {
  bag: WholeBag;
  bagName: string;
  onClose: () => void;
  onChanged: () => void;
}

/** Values for the fields that this dialog does not show, because an old bag may be invalid in them. */
export const PLACEHOLDER_FORM = {
  ...EMPTY_BAG_FORM,
  storeId: '1',
  title: '-',
  salePrice: '0',
  pickupStart: '2026-01-01T00:00',
  pickupEnd: '2026-01-02T00:00',
};
const readStock = ({ quantity, restock }: BagForm) => {
  const reading = readBagForm({ ...PLACEHOLDER_FORM, quantity, restock });
  if (!reading.ok) return reading;
  const { quantity: count, restock_time } = reading.value;
  return { ok: true, value: { quantity: count, restock_time } } as const;
};

/** Changes the stock and the restock time, which change several times a day. */
export function ChangeStock({ bag, bagName, onClose, onChanged }: ChangeStockProps) {
  const t = useMessage();
  const mutate = useMutation();
  const [before] = useState(() => bagFormOf(bag));
  const [form, setForm] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const reading = readStock(form);
  const problemOf = (field: 'quantity' | 'restock') => {
    const found = reading.ok ? undefined : reading.error.find((problem) => problem.field === field);
    return found && { error: t(problems[found.kind]) };
  };

  const save = async () => {
    const previous = readStock(before);
    if (!reading.ok) return;
    const { quantity } = reading.value;
    const changed = bagChanges(previous.ok ? previous.value : null, reading.value);
    const isSame = Object.keys(changed).length === 0;
    if (isSame && quantity > 0) return onClose();
    // Saved again, 0 says that nothing is left of what is kept for people with an alert either.
    const changes = isSame ? { quantity } : changed;
    setBusy(true);
    const isDone = await mutate({
      work: () => updateBag(bag.id, changes, bag.quantity),
      done: t('web.admin.bags.updated'),
      failed: (message) => t('web.admin.bags.notUpdated', { message }),
      onDone: onChanged,
    });
    setBusy(false);
    if (isDone) onClose();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('web.admin.bags.stockTitle', { name: bagName })}
      actions={
        <>
          <Button onPress={onClose}>{t('web.admin.cancel')}</Button>
          <BusyButton
            kind="primary"
            disabled={!reading.ok}
            isBusy={isBusy}
            busyWords={t('web.admin.bags.saving')}
            onPress={() => void save()}
          >
            {t('web.admin.save')}
          </BusyButton>
        </>
      }
    >
      <Stack gap={4}>
        <NumberField
          kind="count"
          name="quantity"
          label={t(labelOf('quantity'))}
          value={form.quantity}
          onValueChange={(quantity) => setForm({ ...form, quantity })}
          {...problemOf('quantity')}
        />
        <DateTimeField
          name="restock"
          label={t(labelOf('restock'))}
          isOptional
          value={form.restock}
          onValueChange={(restock) => setForm({ ...form, restock })}
          {...problemOf('restock')}
        />
      </Stack>
    </Dialog>
  );
}
