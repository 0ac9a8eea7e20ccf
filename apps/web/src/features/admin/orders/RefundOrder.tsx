import {
  formatUsd,
  leftToRight,
  LONGEST_REASON,
  type Cents,
  type RefundChoices,
  type RefundKind,
} from '@zawadeh/domain';
import {
  Alert,
  BusyButton,
  Button,
  Dialog,
  ErrorState,
  LocalizedText,
  NumberField,
  Skeleton,
  Stack,
  Text,
  TextField,
  ToggleGroup,
  type ToggleOption,
} from '@zawadeh/ui';
import { useState } from 'react';
import { fetchRefundChoices } from '../refunds/refundCalls.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import { useAdminErrorMessage } from '../useAdminErrorMessage.ts';
import { useQuery } from '../useQuery.ts';
import { useRefundForm, type RefundChoice } from './useRefundForm.ts';

interface RefundOrderProps {
  code: string;
  onClose: () => void;
  /** Says what was done, in the panel: a toast would wait until it is closed. */
  onDone: (text: string) => void;
}

const money = (cents: Cents) => leftToRight(formatUsd(cents));

/** An admin cancels a paid order or a bag of it, or gives a part of its money back. */
export function RefundOrder({ code, onClose, onDone }: RefundOrderProps) {
  const t = useMessage();
  const errorText = useAdminErrorMessage();
  const { value: choices, error, refetch } = useQuery(`refund of ${code}`, () => fetchRefundChoices(code));
  const form = useRefundForm(code, choices);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isEmpty = choices !== null && choices.left === 0 && choices.lines.length === 0;
  const named = { code: leftToRight(code) };

  const confirm = async () => {
    form.check();
    if (!form.isReady || isBusy) return;
    const amount = form.amount ?? 0;
    setBusy(true);
    setFailure(null);
    const result = await form.send();
    setBusy(false);
    if (result.ok) {
      onDone(
        amount > 0
          ? t('web.admin.giveBack.done', { ...named, amount: money(amount) })
          : t('web.admin.giveBack.doneFree', named),
      );
      return;
    }
    setFailure(t('web.admin.giveBack.failed', { ...named, why: errorText(result.error) }));
    // Something else was given back or handed over meanwhile.
    if (result.error.kind === 'refused') refetch();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('web.admin.giveBack.title', named)}
      actions={
        <>
          <Button onPress={onClose}>{t('web.admin.giveBack.keep')}</Button>
          {choices && !isEmpty && (
            <BusyButton
              kind="danger"
              isBusy={isBusy}
              busyWords={t('web.admin.refunds.sending')}
              onPress={() => void confirm()}
            >
              {consequenceOf(form, t)}
            </BusyButton>
          )}
        </>
      }
    >
      {error ? (
        <ErrorState message={t('web.admin.refunds.notLoaded')} onRetry={refetch} />
      ) : choices === null ? (
        <Skeleton $height={320} />
      ) : isEmpty ? (
        <Text>{t('web.admin.giveBack.nothing')}</Text>
      ) : (
        <Stack gap={4}>
          <ToggleGroup
            legend={t('web.admin.giveBack.what')}
            options={optionsOf(choices, t)}
            value={form.choice}
            onValueChange={(choice) => form.change({ choice })}
          />
          <div role="alert">
            {form.problems.choice && (
              <Text look="bodySmall" tone="danger">
                {t('web.admin.giveBack.chooseFirst')}
              </Text>
            )}
          </div>
          {form.kind === 'goodwill' && (
            <NumberField
              kind="price"
              name="amount"
              label={t('web.admin.orders.amount')}
              value={form.typed}
              onValueChange={(typed) => form.change({ typed })}
              {...(form.problems.amount && {
                error: t('web.admin.giveBack.amountWrong', { most: money(choices.left) }),
              })}
            />
          )}
          <TextField
            name="reason"
            label={t('web.admin.giveBack.reason')}
            hint={t('web.admin.giveBack.reasonHint', { language: choices.language })}
            value={form.reason}
            onValueChange={(reason) => form.change({ reason })}
            maxLength={LONGEST_REASON}
            autoComplete="off"
            {...(form.problems.reason && { error: t('web.admin.giveBack.reasonMissing') })}
          />
          <Text look="bodySmall">{t('web.admin.giveBack.then')}</Text>
          <div role="alert">{failure !== null && <Alert kind="danger">{failure}</Alert>}</div>
        </Stack>
      )}
    </Dialog>
  );
}

type Translate = ReturnType<typeof useMessage>;

function optionsOf({ left, lines, isCollected }: RefundChoices, t: Translate): ToggleOption<RefundChoice>[] {
  // The only bag is the whole order.
  const isOneBag = !isCollected && lines.length === 1 && lines[0]?.amount === left;
  const options: ToggleOption<RefundChoice>[] = [
    {
      value: 'whole',
      label: t('web.admin.giveBack.whole'),
      note: isCollected
        ? t('web.admin.giveBack.collected')
        : t('web.admin.giveBack.wholeNote', { amount: money(left) }),
      isDisabled: isCollected,
    },
    ...(isOneBag ? [] : lines).map(({ place, quantity, title, amount }) => ({
      value: `${place}` as const,
      label: (
        <>
          <bdi>{quantity}</bdi> × {title && <LocalizedText text={title} />}
        </>
      ),
      note: t('web.admin.giveBack.lineNote', { amount: money(amount) }),
    })),
    ...(left > 0
      ? [
          {
            value: 'goodwill' as const,
            label: t('web.admin.giveBack.goodwill'),
            note: t('web.admin.giveBack.goodwillNote', { most: money(left) }),
          },
        ]
      : []),
  ];
  // Each has a line of its own: the notes are long.
  return options.map((option) => ({ ...option, isQuiet: true }));
}

const consequences: Record<RefundKind, MessageId> = {
  whole: 'web.admin.giveBack.cancelOrder',
  line: 'web.admin.giveBack.cancelBag',
  goodwill: 'web.admin.giveBack.give',
};

/** What the button does, with the amount as soon as it is known. */
function consequenceOf({ kind, choice, amount }: ReturnType<typeof useRefundForm>, t: Translate): string {
  if (choice === null || amount === null) return t('web.admin.giveBack.confirm');
  if (amount === 0) return t('web.admin.giveBack.cancelFree');
  return t(consequences[kind], { amount: money(amount) });
}
