import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../controls/Button/Button.tsx';
import { DialogCard, type DialogCardProps } from '../Dialog/DialogCard.tsx';

export interface ConfirmDialogProps {
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** Called by Cancel, Escape or the back gesture. */
  onClose: () => void;
  /** Called by the confirming button; the parent closes the dialog. */
  onConfirm: () => void;
  /** The question: "Delete this bag?" */
  title: ReactNode;
  /** Names the object and the consequence. */
  children: ReactNode;
  /** The verb of the title: "Delete". */
  confirmLabel: ReactNode;
  /** The label of the safe button, where "Cancel" could be mistaken for the action: "Keep my order". */
  keepLabel?: ReactNode;
  /** Danger is for actions that cannot be undone. */
  kind?: 'danger' | 'primary';
}

export type ConfirmCardProps = Omit<ConfirmDialogProps, 'isOpen'> &
  Pick<DialogCardProps, 'titleId' | 'bodyId'>;

/** The safe button is the first focusable element, so that the dialog focuses it. */
export function ConfirmCard({
  onClose,
  onConfirm,
  confirmLabel,
  keepLabel,
  kind = 'danger',
  children,
  ...card
}: ConfirmCardProps) {
  const intl = useIntl();
  const actions = (
    <>
      <Button kind={keepLabel ? 'secondary' : 'quiet'} onPress={onClose}>
        {keepLabel ?? intl.formatMessage({ id: 'ui.confirmDialog.cancel' })}
      </Button>
      <Button kind={kind} onPress={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <DialogCard {...card} actions={actions}>
      {children}
    </DialogCard>
  );
}
