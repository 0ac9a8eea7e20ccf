import { useId } from 'react';
import { Modal } from '../modal/Modal.tsx';
import { ConfirmCard, type ConfirmDialogProps } from './ConfirmCard.tsx';

export type { ConfirmDialogProps };

/** Asks for confirmation. The safe button has the initial focus. */
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
