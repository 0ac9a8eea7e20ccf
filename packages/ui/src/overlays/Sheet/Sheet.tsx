import type { ReactNode } from 'react';
import { Modal } from '../modal/Modal.tsx';

export interface SheetProps {
  /** Whether the sheet is shown. */
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

/**
 * A modal panel that slides in from an edge of the window.
 *
 * A native `<dialog>`, like {@link Dialog}. A strip of 44 px beside a drawer always stays free to press. It
 * slides in within 220 ms and out within 140, with reduced motion at once.
 *
 * @use for side tasks: the menu, filters, a long list of choices on a phone.
 * @avoid for a question (a {@link Dialog}), or for the actions of one button (a {@link Menu}).
 * @words The label is what the sheet holds: "Menu", «القائمة».
 * @keyboard Tab: goes round inside the sheet
 * @keyboard Escape: closes it, as the back gesture does on phones
 * @reader A modal dialog named by its label.
 * @arabic The drawer comes from the other edge, and moves the other way.
 */
export function Sheet({ isOpen, onClose, label, side = 'start', children }: SheetProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} placement={side} hasLightDismiss aria-label={label}>
      {children}
    </Modal>
  );
}
