import { useId } from 'react';
import { Modal } from '../modal/Modal.tsx';
import { ConfirmCard, type ConfirmDialogProps } from './ConfirmCard.tsx';

export type { ConfirmDialogProps };

/**
 * Asks for confirmation of an action that cannot be undone.
 *
 * There is no close button, because Cancel names its action, and a press outside does nothing.
 *
 * @use before a bag, an order, a store or a user is deleted.
 * @avoid for what can be undone: do it, and offer Undo in a {@link Toast}. Users who are asked about
 *   everything stop reading.
 * @part {h2} Question: with the verb
 * @part {div:has(> h2) + div} Body: names the object and the consequence
 * @part {button} Safe button: has the focus at first
 * @part {button:last-of-type} Confirming button: the verb of the question
 * @words The title is a question with the verb; `confirmLabel` is the same verb: "Delete this bag?" and
 *   "Delete", «حذف هذا الكيس؟» and «حذف». `keepLabel` replaces Cancel where Cancel could be mistaken for the
 *   action: "Keep my order", «إبقاء الطلب».
 * @keyboard Enter: presses Cancel, which has the focus at first
 * @keyboard Tab: goes to the other button
 * @keyboard Escape: cancels
 * @reader An alert dialog: the question is its name, the body its description.
 * @arabic Cancel is first at the inline start and danger last; on phones danger is at the bottom.
 */
export function ConfirmDialog({ isOpen, ...question }: ConfirmDialogProps) {
  const id = useId();
  const [titleId, bodyId] = [`${id}title`, `${id}body`];
  return (
    <Modal
      isOpen={isOpen}
      onClose={question.onClose}
      placement="center"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={bodyId}
    >
      <ConfirmCard {...question} titleId={titleId} bodyId={bodyId} />
    </Modal>
  );
}
