import { isolated, leftToRight, LONGEST_REFERENCE, type Refund } from '@zawadeh/domain';
import { PromptDialog } from '@zawadeh/ui';
import { correctReference } from './refundCalls.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useMutation } from '../useMutation.ts';
import { nameOf } from './refundName.ts';
import { messages } from './RefundsSection.messages.ts';

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
      done: t(messages.corrected, { reference: leftToRight(reference) }),
      failed: (why) => t(messages.notCorrected, { why }),
      onDone: onCorrected,
    });
  };
  return (
    <PromptDialog
      isOpen
      onClose={onClose}
      onSubmit={save}
      title={t(messages.correctOf, { name: isolated(nameOf(refund)) })}
      label={t(messages.reference)}
      hint={t(messages.correctHint, { reference: leftToRight(old) })}
      initialValue={old}
      maxLength={LONGEST_REFERENCE}
      submitLabel={t(messages.correct)}
      emptyMessage={t(messages.referenceMissing)}
    />
  );
}
