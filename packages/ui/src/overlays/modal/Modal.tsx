import { memo, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { registerOpenModal } from './openModals.ts';
import * as S from './Modal.styles.ts';
import { useExitTransition } from './useExitTransition.ts';

export interface ModalProps {
  isOpen: boolean;
  /** Called by Escape, the back gesture, or a press outside. The parent decides whether to close it. */
  onClose: () => void;
  /** `center` is a sheet from the bottom on phones; `full` covers the whole page. */
  placement: 'center' | 'start' | 'end' | 'bottom' | 'full';
  /** A press outside closes it. */
  hasLightDismiss?: boolean;
  role?: 'alertdialog';
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  children: ReactNode;
}

/**
 * The base of Dialog and Sheet, a native modal dialog: the browser traps the focus, makes the page inert and
 * restores the focus. It is rendered in place, so language and direction are those around it.
 */
export function Modal({ isOpen, onClose, placement, hasLightDismiss, children, ...named }: ModalProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const { shown } = useExitTransition(isOpen || null, dialog);
  const isPressedBeside = useRef(false);
  useShowModal(dialog, isOpen);

  if (!shown) return null;
  return (
    <S.Root
      ref={setDialog}
      {...named}
      data-placement={placement}
      onCancel={(event) => {
        // A file input inside also fires "cancel", which bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && isOpen && !event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        isPressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Selecting text with a drag that ends outside the panel must not close it.
        if (hasLightDismiss && isPressedBeside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <S.Panel>
        <FreezeWhile isFrozen={!isOpen}>{children}</FreezeWhile>
      </S.Panel>
    </S.Root>
  );
}

function useShowModal(dialog: HTMLDialogElement | null, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!dialog || !isOpen) return;
    dialog.showModal();
    const unregister = registerOpenModal();
    return () => {
      dialog.close();
      unregister();
    };
  }, [dialog, isOpen]);
}

/** Keeps the last content during the closing animation, when the parent may have none to pass. */
const FreezeWhile = memo(
  ({ children }: { isFrozen: boolean; children: ReactNode }) => children,
  (_, { isFrozen }) => isFrozen,
);
