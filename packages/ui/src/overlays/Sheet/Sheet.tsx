import type { ReactNode } from 'react';
import { Modal } from '../modal/Modal.tsx';

export interface SheetProps {
  isOpen: boolean;
  /** Called by Escape, the back gesture, or a press outside. */
  onClose: () => void;
  /** The accessible name. */
  label: string;
  /** The edge of the window it slides in from. */
  side?: 'start' | 'end' | 'bottom';
  /** The content; it must include a close button, because touch devices have no Escape key. */
  children: ReactNode;
}

/** A modal panel that slides in from an edge of the window. */
export function Sheet({ isOpen, onClose, label, side = 'start', children }: SheetProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} placement={side} hasLightDismiss aria-label={label}>
      {children}
    </Modal>
  );
}
