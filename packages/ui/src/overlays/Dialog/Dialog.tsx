import { useId, type ReactNode } from 'react';
import { Modal } from '../modal/Modal.tsx';
import { DialogCard } from './DialogCard.tsx';

export interface DialogProps {
  isOpen: boolean;
  /** Escape, the back gesture, the cross, or a press beside it. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons in reading order; what cannot be undone comes last. */
  actions?: ReactNode;
  /** A press beside it closes it too: only where nothing typed would be lost. */
  hasLightDismiss?: boolean;
}

/** One matter that has to be settled, or read, before the page goes on. */
export function Dialog({ isOpen, onClose, title, children, actions, hasLightDismiss }: DialogProps) {
  const titleId = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      placement="center"
      hasLightDismiss={hasLightDismiss}
      aria-labelledby={titleId}
    >
      <DialogCard titleId={titleId} title={title} actions={actions} onClose={onClose}>
        {children}
      </DialogCard>
    </Modal>
  );
}
