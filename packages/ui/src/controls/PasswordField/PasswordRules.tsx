import { brokenPasswordRules, PASSWORD_RULES, type PasswordRule } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { checkCircleIcon } from '../../foundations/Icon/formIcons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { FirstLine } from '../Field/Field.styles.ts';
import { rules } from './PasswordField.messages.ts';
import * as S from './PasswordField.styles.ts';

export interface PasswordRulesProps {
  /** The password as typed so far. */
  password: string;
}

function useRuleMessage(): (rule: PasswordRule) => string {
  const intl = useIntl();
  return (rule) => intl.formatMessage({ id: rules[rule] });
}

/** The rules for a new password, each marked as met while the user types. */
export function PasswordRules({ password }: PasswordRulesProps) {
  const intl = useIntl();
  const messageOf = useRuleMessage();
  const broken = brokenPasswordRules(password);
  return (
    <S.Rules>
      {PASSWORD_RULES.map((rule) => {
        const isMet = !broken.includes(rule);
        const ruleMessage = messageOf(rule);
        const spokenMessage = intl.formatMessage(
          { id: isMet ? 'ui.passwordField.kept' : 'ui.passwordField.notYet' },
          { rule: ruleMessage },
        );
        return (
          <S.Rule key={rule} data-met={isMet || undefined}>
            <FirstLine>{isMet ? <Icon of={checkCircleIcon} size="small" /> : <S.UnmetMark />}</FirstLine>
            <span aria-hidden="true">{ruleMessage}</span>
            <VisuallyHidden>{spokenMessage}</VisuallyHidden>
          </S.Rule>
        );
      })}
    </S.Rules>
  );
}

/** Announces the unmet rules each time they change; silent while the field is empty. */
export function PasswordRulesAnnouncer({ password }: PasswordRulesProps) {
  const intl = useIntl();
  const messageOf = useRuleMessage();
  const broken = brokenPasswordRules(password).map(messageOf);
  const announcement =
    broken.length === 0
      ? intl.formatMessage({ id: 'ui.passwordField.allKept' })
      : intl.formatMessage({ id: 'ui.passwordField.missing' }, { rules: intl.formatList(broken) });
  return <VisuallyHidden role="status">{password !== '' && announcement}</VisuallyHidden>;
}
