import { useId } from 'react';
import { Modal } from '../modal/Modal.tsx';
import { PromptCard, type PromptDialogProps } from './PromptCard.tsx';

export type { PromptDialogProps };

/**
 * A dialog that asks for one short text: a name, a code.
 *
 * There is no close button, because Cancel names its action, and a press outside would lose the typed text.
 * The text is submitted without surrounding spaces; an empty one shows `emptyMessage`.
 *
 * @use to rename a store, or to add one by its name.
 * @avoid for two fields or more, or for anything long: that is a form on a screen.
 * @words The title and `submitLabel` have the same verb: "Rename this store" and "Rename", «تغيير اسم هذا
 *   المتجر» and «تغيير الاسم».
 * @keyboard Enter: submits
 * @keyboard Escape: cancels
 * @reader The field has the focus at first, and its text is selected.
 * @arabic The field has the direction of its text: an English name on an Arabic page keeps its order.
 */
export function PromptDialog({ isOpen, ...question }: PromptDialogProps) {
  const titleId = useId();
  return (
    <Modal isOpen={isOpen} onClose={question.onClose} placement="center" aria-labelledby={titleId}>
      <PromptCard {...question} titleId={titleId} />
    </Modal>
  );
}
