import type { ReactNode } from 'react';
import { Modal } from '../modal/Modal.tsx';

export interface SheetProps {
  isOpen: boolean;
  /** Escape, the back gesture, or a press beside it. */
  onClose: () => void;
  /** What it is, read aloud as it opens. */
  label: string;
  /** The edge it comes from. */
  side?: 'start' | 'end' | 'bottom';
  /** Fills the sheet, and holds a button that closes it: not everybody has an Escape key. */
  children: ReactNode;
}

/** A panel that comes from an edge of the window and covers part of the page. */
export function Sheet({ isOpen, onClose, label, side = 'start', children }: SheetProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} placement={side} hasLightDismiss aria-label={label}>
      {children}
    </Modal>
  );
}
