import { isolated, readBagForm } from '@zawadeh/domain';
import {
  BusyButton,
  Button,
  ConfirmDialog,
  Dialog,
  NumberField,
  pauseIcon,
  refreshIcon,
  repeatIcon,
  Stack,
  Text,
} from '@zawadeh/ui';
import { useState } from 'react';
import { updateBag, type WholeBag } from './bagCalls.ts';
import { pausePlan, type Plans } from './plan/planCalls.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useBulk } from '../useBulk.ts';
import { bulkMessages, labelOf, problems } from './BagsSection.messages.ts';
import { PLACEHOLDER_FORM } from './ChangeStock.tsx';

interface BagBulkProps {
  bags: readonly WholeBag[];
  plans: Plans;
  nameOf: (bag: WholeBag) => string;
  /** With the bags that were not changed. */
  onDone: (failed: readonly WholeBag[]) => void;
}

type Asked = 'stock' | 'pause' | 'goOn';

const titles = { pause: bulkMessages.pauseTitle, goOn: bulkMessages.goOnTitle };

/** What can be done with several bags at once. */
export function BagBulk({ bags, plans, nameOf, onDone }: BagBulkProps) {
  const t = useMessage();
  const bulk = useBulk();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const planned = {
    pause: bags.filter(({ id }) => plans.get(id)?.plan.isPaused === false),
    goOn: bags.filter(({ id }) => plans.get(id)?.plan.isPaused),
  };
  const names = (bag: WholeBag) => isolated(nameOf(bag));

  if (bulk.progress !== null)
    return (
      <BusyButton size="compact" isBusy busyWords={bulk.progress}>
        {bulk.progress}
      </BusyButton>
    );
  return (
    <>
      <Button size="compact" icon={refreshIcon} onPress={() => setAsked('stock')}>
        {t('web.admin.bags.changeStock')}
      </Button>
      {planned.pause.length > 0 && (
        <Button size="compact" icon={pauseIcon} onPress={() => setAsked('pause')}>
          {t(bulkMessages.pause)}
        </Button>
      )}
      {planned.goOn.length > 0 && (
        <Button size="compact" icon={repeatIcon} onPress={() => setAsked('goOn')}>
          {t(bulkMessages.goOn)}
        </Button>
      )}
      {asked === 'stock' && (
        <StockOfMany
          count={bags.length}
          onClose={close}
          onConfirm={(quantity) => {
            close();
            void bulk.run({
              items: bags,
              work: (bag) => updateBag(bag.id, { quantity }, bag.quantity),
              nameOf: names,
              onDone,
            });
          }}
        />
      )}
      {(asked === 'pause' || asked === 'goOn') && (
        <ConfirmDialog
          isOpen
          kind="primary"
          onClose={close}
          onConfirm={() => {
            close();
            void bulk.run({
              items: planned[asked],
              work: ({ id }) => pausePlan(id, asked === 'pause'),
              nameOf: names,
              onDone,
            });
          }}
          title={t(titles[asked], { count: planned[asked].length })}
          confirmLabel={t(bulkMessages[asked])}
        >
          {t(bulkMessages.planned, { planned: planned[asked].length, count: bags.length })}
        </ConfirmDialog>
      )}
    </>
  );
}

interface StockOfManyProps {
  count: number;
  onClose: () => void;
  onConfirm: (quantity: number) => void;
}

function StockOfMany({ count, onClose, onConfirm }: StockOfManyProps) {
  const t = useMessage();
  const [quantity, setQuantity] = useState('');
  const reading = readBagForm({ ...PLACEHOLDER_FORM, quantity });
  const problem = reading.ok ? undefined : reading.error.find(({ field }) => field === 'quantity');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(bulkMessages.stockTitle, { count })}
      actions={
        <>
          <Button onPress={onClose}>{t('web.admin.cancel')}</Button>
          <Button
            kind="primary"
            disabled={!reading.ok}
            onPress={() => reading.ok && onConfirm(reading.value.quantity)}
          >
            {t(bulkMessages.stockDo, { count })}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t(bulkMessages.stockBody)}</Text>
        <NumberField
          kind="count"
          name="quantity"
          label={t(labelOf('quantity'))}
          value={quantity}
          onValueChange={setQuantity}
          {...(problem && quantity !== '' && { error: t(problems[problem.kind]) })}
        />
      </Stack>
    </Dialog>
  );
}
