import { useLayoutEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../controls/Button/Button.tsx';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { DialogCard, type DialogCardProps } from '../Dialog/DialogCard.tsx';
import * as S from './PromptDialog.styles.ts';

export interface PromptDialogProps {
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** Called by Cancel, Escape or the back gesture. */
  onClose: () => void;
  /** Called with the trimmed text, never empty; the parent closes the dialog. */
  onSubmit: (value: string) => void;
  /** The action, with its verb. */
  title: ReactNode;
  /** The label of the field. */
  label: ReactNode;
  /** Help shown below the field. */
  hint?: ReactNode;
  /** Preselected, so that typing replaces it. */
  initialValue?: string;
  /** The number of characters that can be typed. */
  maxLength?: number;
  /** The verb of the title: "Rename". */
  submitLabel: ReactNode;
  /** The error shown when the submitted text is empty. */
  emptyMessage: ReactNode;
}

export type PromptCardProps = Omit<PromptDialogProps, 'isOpen'> & Pick<DialogCardProps, 'titleId'>;

export function PromptCard({
  titleId,
  title,
  onClose,
  onSubmit,
  label,
  hint,
  initialValue = '',
  maxLength,
  submitLabel,
  emptyMessage,
}: PromptCardProps) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState(initialValue);
  const [isRejected, setIsRejected] = useState(false);
  useSelectedOnce(form);
  const error = isRejected && value.trim() === '' && emptyMessage;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = value.trim();
    if (typed !== '') return onSubmit(typed);
    setIsRejected(true);
    form.current?.querySelector('input')?.focus();
  };

  const actions = (
    <>
      <Button kind="quiet" onPress={onClose}>
        {intl.formatMessage({ id: 'ui.promptDialog.cancel' })}
      </Button>
      <Button kind="primary" type="submit">
        {submitLabel}
      </Button>
    </>
  );
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <DialogCard titleId={titleId} title={title} actions={actions}>
        <S.Field>
          <TextField
            name="prompt"
            label={label}
            hint={hint}
            error={error}
            value={value}
            onValueChange={setValue}
            maxLength={maxLength}
            autoComplete="off"
          />
          {/* The field's error is read on focus only, and the field has the focus already, so an alert announces it. */}
          <VisuallyHidden role="alert">{error}</VisuallyHidden>
        </S.Field>
      </DialogCard>
    </form>
  );
}

/** Selects the initial value on the first focus, so that typing replaces it. */
function useSelectedOnce(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const field = form.current?.querySelector('input');
    const select = () => field?.select();
    field?.addEventListener('focus', select, { once: true });
    return () => field?.removeEventListener('focus', select);
  }, [form]);
}
