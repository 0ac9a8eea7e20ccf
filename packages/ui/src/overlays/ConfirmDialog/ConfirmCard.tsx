import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../controls/Button/Button.tsx';
import { DialogCard, type DialogCardProps } from '../Dialog/DialogCard.tsx';
import { messages } from './ConfirmDialog.messages.ts';

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

export type ConfirmCardProps = Omit<ConfirmDialogProps, 'isOpen'> &
  Pick<DialogCardProps, 'titleId' | 'bodyId'>;

/** Nothing stands before the safe button, so that the platform gives it the focus. */
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
        {keepLabel ?? intl.formatMessage({ id: messages.cancel })}
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
