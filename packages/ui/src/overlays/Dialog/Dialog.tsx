import { useId, type ReactNode } from 'react';
import { Modal } from '../modal/Modal.tsx';
import { DialogCard } from './DialogCard.tsx';

export interface DialogProps {
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** Called by Escape, the back gesture, the close button, or a press outside. */
  onClose: () => void;
  /** The topic in a few words; also the name of the dialog. */
  title: ReactNode;
  /** A sentence or two. Content higher than the window scrolls. */
  children: ReactNode;
  /** Buttons in reading order, a destructive one last. */
  actions?: ReactNode;
  /** A press outside closes the dialog; only for dialogs without input that would be lost. */
  hasLightDismiss?: boolean;
}

/**
 * A modal dialog for a short explanation or a choice that cannot wait.
 *
 * A native `<dialog>`: the page behind is inert and does not scroll. On closing, the focus returns to the
 * element that opened it; if that element is gone, as with the row of a deleted bag, the screen focuses its
 * heading.
 *
 * Below 480 px it is a sheet at the bottom. It opens in 220 ms and closes in 140, with reduced motion at
 * once. A {@link Menu} inside it opens inside the dialog. Results are shown in the dialog itself: a toast
 * waits until it is closed.
 *
 * @use for a short explanation, or for a choice that has to be made before the page goes on.
 * @avoid for notifications (a {@link Toast}), a yes-or-no question (a {@link ConfirmDialog}), one text to
 *   enter (a {@link PromptDialog}), or anything that could be part of the page.
 * @part {h2} Title: the topic
 * @part {button[aria-label]} Close button: absent where every way out is an action
 * @part {h2 ~ p, div:has(> h2) + div} Body: a sentence or two; scrolls where it is higher than the window
 * @part {div:has(> h2) + div + div} Actions: in reading order
 * @words The title is the topic in a few words, "How pickup works", «كيف يتمّ الاستلام»; the body is a
 *   sentence or two. Actions are what happens, never "OK".
 * @keyboard Tab: goes round inside the dialog
 * @keyboard Escape: closes it, as the back gesture does on phones
 * @reader The title is the dialog's name.
 * @arabic The close button and the actions are at the inline end. The dialog has the language and direction
 *   of the place where it is rendered.
 */
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
