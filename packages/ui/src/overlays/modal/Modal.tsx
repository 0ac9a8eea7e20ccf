import { memo, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { registerOpenModal } from './openModals.ts';
import * as S from './Modal.styles.ts';
import { useExitTransition } from './useExitTransition.ts';

export interface ModalProps {
  isOpen: boolean;
  /** Escape, the back gesture, or a press beside it. Whoever opened it decides whether it closes. */
  onClose: () => void;
  /** In the middle it is a sheet from the bottom on phones. */
  placement: 'center' | 'start' | 'end' | 'bottom';
  /** A press beside it closes it too. */
  hasLightDismiss?: boolean;
  role?: 'alertdialog';
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  children: ReactNode;
}

/**
 * What Dialog and Sheet share. The platform keeps the focus inside, makes the page behind inert and puts
 * the focus back where it was. It stands where it is rendered, so language and direction are those around it.
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
        // A file chooser inside says "cancel" too, and it bubbles.
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
        // Text that is selected with a drag which ends beside the panel is no press beside it.
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

/** While it moves out it goes on saying what it said, though its owner may have nothing to say any more. */
const FreezeWhile = memo(
  ({ children }: { isFrozen: boolean; children: ReactNode }) => children,
  (_, { isFrozen }) => isFrozen,
);
