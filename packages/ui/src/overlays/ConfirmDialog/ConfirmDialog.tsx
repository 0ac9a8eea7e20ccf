import { useId, type ReactNode } from 'react';
import { Modal } from '../modal/Modal.tsx';
import { ConfirmCard } from './ConfirmCard.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** Cancel, Escape or the back gesture: nothing happens. */
  onClose: () => void;
  /** Does it. Whoever opened the dialog closes it. */
  onConfirm: () => void;
  /** The question: "Delete this bag?" */
  title: ReactNode;
  /** Names the thing, and says what becomes of it. */
  children: ReactNode;
  /** The verb of the title: "Delete". */
  confirmLabel: ReactNode;
  /** The safe way out, where "Cancel" could be taken for the deed: "Keep my order". */
  keepLabel?: ReactNode;
  /** Danger is for what cannot be undone. */
  kind?: 'danger' | 'primary';
}

/** Asks before something is done. The safe button has the focus first. */
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
