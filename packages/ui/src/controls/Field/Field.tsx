import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { alertIcon } from '../../foundations/Icon/shelfIcons.ts';
import type { MessageIds } from '../../locales/messageId.ts';
import * as S from './Field.styles.ts';

const messages = {
  /** Beside the label of what may be left empty. */
  optional: 'ui.field.optional',
} satisfies MessageIds;

/** What no field is without, or may be in need of. */
export interface FieldLabel {
  label: ReactNode;
  /** What is wrong and how to put it right; goes as soon as it is. */
  error?: ReactNode;
  /** Puts an asterisk beside the label, where the form says what it means. */
  isRequired?: boolean;
  /** Given by forms that lead to the field from elsewhere; its own otherwise. */
  id?: string;
}

/** What most fields say around their control. */
export interface FieldTexts extends FieldLabel {
  /** What helps while one fills it in; stays when there is an error. */
  hint?: ReactNode;
  /** Writes "(optional)" beside the label. */
  isOptional?: boolean;
}

/** What every field that holds a text has. */
export interface FieldControl {
  /** What it is called when its form is sent. */
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  disabled?: boolean;
}

/** Spread over the control. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** The control: `{(wiring) => <S.Input {...wiring} />}` */
  children: (wiring: FieldWiring) => ReactNode;
}

export function Field({ label, hint, error, isOptional, isRequired, id, children }: FieldProps) {
  const intl = useIntl();
  const ownId = useId();
  const hintId = useId();
  const errorId = useId();
  const controlId = id ?? ownId;
  const describedBy = [isPresent(hint) && hintId, isPresent(error) && errorId].filter(
    (each) => each !== false,
  );
  return (
    <S.Root>
      <S.Label htmlFor={controlId}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
        {isOptional && ' '}
        {isOptional && <S.Optional>{intl.formatMessage({ id: messages.optional })}</S.Optional>}
      </S.Label>
      {children({
        id: controlId,
        'aria-describedby': describedBy.join(' ') || undefined,
        'aria-invalid': isPresent(error) || undefined,
        'aria-required': isRequired || undefined,
      })}
      {isPresent(hint) && <S.Hint id={hintId}>{hint}</S.Hint>}
      {isPresent(error) && (
        <S.Error id={errorId}>
          <S.FirstLine>
            <Icon of={alertIcon} size="small" />
          </S.FirstLine>
          <span>{error}</span>
        </S.Error>
      )}
    </S.Root>
  );
}

const isPresent = (content: ReactNode): boolean => Boolean(content);
