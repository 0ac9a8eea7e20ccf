import { useIntl } from 'react-intl';
import { Button } from '../../controls/Button/Button.tsx';
import { DialogCard, type DialogCardProps } from '../Dialog/DialogCard.tsx';
import { messages } from './ConfirmDialog.messages.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

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
