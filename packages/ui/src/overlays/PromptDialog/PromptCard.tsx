import { useLayoutEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../controls/Button/Button.tsx';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { DialogCard, type DialogCardProps } from '../Dialog/DialogCard.tsx';
import { messages } from './PromptDialog.messages.ts';
import * as S from './PromptDialog.styles.ts';

export interface PromptDialogProps {
  isOpen: boolean;
  /** Cancel, Escape or the back gesture: nothing changes. */
  onClose: () => void;
  /** What was typed, without the spaces around it, and never empty. Whoever opened the dialog closes it. */
  onSubmit: (value: string) => void;
  title: ReactNode;
  /** What the field is for. */
  label: ReactNode;
  /** What helps while one types. */
  hint?: ReactNode;
  /** Selected, so that typing replaces it. */
  initialValue?: string;
  maxLength?: number;
  /** The verb of the title: "Rename". */
  submitLabel: ReactNode;
  /** Said where nothing is typed; then nothing happens. */
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
        {intl.formatMessage({ id: messages.cancel })}
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
          {/* The field's own error is read when one comes to the field, and the focus is there already. */}
          <VisuallyHidden role="alert">{error}</VisuallyHidden>
        </S.Field>
      </DialogCard>
    </form>
  );
}

/** What is there already is selected when the field gets its first focus, so that typing replaces it. */
function useSelectedOnce(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const field = form.current?.querySelector('input');
    const select = () => field?.select();
    field?.addEventListener('focus', select, { once: true });
    return () => field?.removeEventListener('focus', select);
  }, [form]);
}
