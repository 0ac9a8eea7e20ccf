import { useEffect, useState, type ComponentProps, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { eyeIcon, eyeOffIcon } from '../../foundations/Icon/formIcons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { Field, type FieldControl, type FieldLabel } from '../Field/Field.tsx';
import { useAdoptPreHydrationValue } from '../Field/useAdoptPreHydrationValue.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PasswordRules, PasswordRulesAnnouncer } from './PasswordRules.tsx';
import * as S from './PasswordField.styles.ts';

export interface PasswordFieldProps extends FieldLabel, FieldControl {
  /** Whether browsers offer the stored password or a generated one. */
  autoComplete: 'current-password' | 'new-password';
  /** The label of the Enter key on phones. */
  enterKeyHint?: ComponentProps<'input'>['enterKeyHint'];
  /** Shows the rules for a new password and marks the rules that the typed password meets. */
  showRules?: boolean;
}

/**
 * A password, hidden until the user asks to see it.
 *
 * Pasting is always possible. The password is hidden again when the form is sent.
 *
 * @use to sign in, or to choose a password and type it again, with `showRules` on the first of the two.
 * @avoid for codes that are read off a message: hiding them gains nothing.
 * @keyboard Tab: goes to the field, then to the button that shows the password
 * @keyboard Enter: sends the form from the field, and presses the button
 * @keyboard Space: presses the button
 * @reader The button's name is its next action. Unmet rules are announced politely on each change; a met rule
 *   has a tick and a text.
 * @arabic The password reads from left to right, so that its signs keep their order, and begins at the page's
 *   start.
 */
export function PasswordField({
  label,
  error,
  isRequired,
  id,
  value,
  onValueChange,
  showRules = false,
  ...input
}: PasswordFieldProps) {
  const intl = useIntl();
  const control = useAdoptPreHydrationValue<HTMLInputElement>(value, onValueChange);
  /** Null until the button is pressed: only then is the change announced. */
  const [isShown, setIsShown] = useState<boolean | null>(null);
  useHideOnSubmit(control, () => setIsShown(null));
  return (
    <Field
      label={label}
      hint={showRules && <PasswordRules password={value} />}
      error={error}
      isRequired={isRequired}
      id={id}
    >
      {(wiring) => (
        <S.Box>
          <S.Input
            {...wiring}
            {...input}
            ref={control}
            type={isShown ? 'text' : 'password'}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
          />
          <IconButton
            label={intl.formatMessage({ id: isShown ? 'ui.passwordField.hide' : 'ui.passwordField.show' })}
            onPress={() => setIsShown(!isShown)}
          >
            <Icon of={isShown ? eyeOffIcon : eyeIcon} />
          </IconButton>
          <VisuallyHidden role="status">
            {isShown !== null &&
              intl.formatMessage({ id: isShown ? 'ui.passwordField.isShown' : 'ui.passwordField.isHidden' })}
          </VisuallyHidden>
          {showRules && <PasswordRulesAnnouncer password={value} />}
        </S.Box>
      )}
    </Field>
  );
}

/** Browsers would store a password that is submitted while visible as a username. */
function useHideOnSubmit(control: RefObject<HTMLInputElement | null>, hide: () => void): void {
  useEffect(() => {
    const form = control.current?.form;
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  });
}
