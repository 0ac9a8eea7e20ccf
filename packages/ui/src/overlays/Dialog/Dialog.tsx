import { useId, type ReactNode } from 'react';
import { Modal } from '../modal/Modal.tsx';
import { DialogCard } from './DialogCard.tsx';

export interface DialogProps {
  isOpen: boolean;
  /** Called by Escape, the back gesture, the close button, or a press outside. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons in reading order, a destructive one last. */
  actions?: ReactNode;
  /** A press outside closes the dialog; only for dialogs without input that would be lost. */
  hasLightDismiss?: boolean;
}

/** A modal dialog. */
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
