import { isolated, leftToRight, LONGEST_REFERENCE, type Refund } from '@zawadeh/domain';
import { PromptDialog } from '@zawadeh/ui';
import { correctReference } from './refundCalls.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useMutation } from '../useMutation.ts';
import { nameOf } from './refundName.ts';

interface CorrectReferenceProps {
  refund: Refund;
  onClose: () => void;
  onCorrected: () => void;
}

/** Of what was sent back; the old one stays in the log of the order. */
export function CorrectReference({ refund, onClose, onCorrected }: CorrectReferenceProps) {
  const t = useMessage();
  const mutate = useMutation();
  const old = refund.reference ?? '';
  const save = (reference: string) => {
    onClose();
    if (reference === old) return;
    void mutate({
      work: () => correctReference(refund.id, reference),
      done: t('web.admin.refunds.corrected', { reference: leftToRight(reference) }),
      failed: (why) => t('web.admin.refunds.notCorrected', { why }),
      onDone: onCorrected,
    });
  };
  return (
    <PromptDialog
      isOpen
      onClose={onClose}
      onSubmit={save}
      title={t('web.admin.refunds.correctOf', { name: isolated(nameOf(refund)) })}
      label={t('web.admin.refunds.reference')}
      hint={t('web.admin.refunds.correctHint', { reference: leftToRight(old) })}
      initialValue={old}
      maxLength={LONGEST_REFERENCE}
      submitLabel={t('web.admin.refunds.correct')}
      emptyMessage={t('web.admin.refunds.referenceMissing')}
    />
  );
}
