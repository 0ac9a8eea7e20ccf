import { BusyButton, Button, checkIcon } from '@zawadeh/ui';
import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import * as S from './PayoutsSection.styles.ts';

interface RowFormProps {
  /** The name of the field that is typed into first. */
  first: string;
  submitLabel: ReactNode;
  isBusy: boolean;
  /** With what is typed it cannot be sent. */
  isBlocked?: boolean;
  /** Below the fields. */
  says?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The form below the row that it is about. */
export function RowForm({
  first,
  submitLabel,
  isBusy,
  isBlocked = false,
  says,
  onSubmit,
  onClose,
  children,
}: RowFormProps) {
  const t = useMessage();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus(), [first]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isBlocked) return;
    onSubmit();
    // After the messages have rendered.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isBusy) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <S.Form ref={form} onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <S.Fields>{children}</S.Fields>
      <S.Actions>
        <Button kind="quiet" onPress={onClose} isBusy={isBusy}>
          {t('web.admin.cancel')}
        </Button>
        <BusyButton
          type="submit"
          kind="primary"
          icon={checkIcon}
          disabled={isBlocked}
          isBusy={isBusy}
          busyWords={t('web.admin.refunds.sending')}
        >
          {submitLabel}
        </BusyButton>
      </S.Actions>
      {says && <S.FormSays>{says}</S.FormSays>}
    </S.Form>
  );
}
