import { brokenPasswordRules, PASSWORD_RULES, type PasswordRule } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { checkCircleIcon } from '../../foundations/Icon/formIcons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { FirstLine } from '../Field/Field.styles.ts';
import { messages, rules } from './PasswordField.messages.ts';
import * as S from './PasswordField.styles.ts';

export interface PasswordRulesProps {
  /** As far as it has been typed. */
  password: string;
}

function useRuleWords(): (rule: PasswordRule) => string {
  const intl = useIntl();
  return (rule) => intl.formatMessage({ id: rules[rule] });
}

/** The rules for a new password, ticked off while it is typed. */
export function PasswordRules({ password }: PasswordRulesProps) {
  const intl = useIntl();
  const wordsOf = useRuleWords();
  const broken = brokenPasswordRules(password);
  return (
    <S.Rules>
      {PASSWORD_RULES.map((rule) => {
        const isKept = !broken.includes(rule);
        const words = wordsOf(rule);
        const aloud = intl.formatMessage({ id: isKept ? messages.kept : messages.notYet }, { rule: words });
        return (
          <S.Rule key={rule} data-kept={isKept || undefined}>
            <FirstLine>{isKept ? <Icon of={checkCircleIcon} size="small" /> : <S.NotYet />}</FirstLine>
            <span aria-hidden="true">{words}</span>
            <VisuallyHidden>{aloud}</VisuallyHidden>
          </S.Rule>
        );
      })}
    </S.Rules>
  );
}

/** What is still missing, said politely each time that it changes; nothing before one begins. */
export function PasswordRulesAloud({ password }: PasswordRulesProps) {
  const intl = useIntl();
  const wordsOf = useRuleWords();
  const broken = brokenPasswordRules(password).map(wordsOf);
  const said =
    broken.length === 0
      ? intl.formatMessage({ id: messages.allKept })
      : intl.formatMessage({ id: messages.missing }, { rules: intl.formatList(broken) });
  return <VisuallyHidden role="status">{password !== '' && said}</VisuallyHidden>;
}
