import type { PasswordRule } from '@zawadeh/domain';
import type { UiMessageId } from '../../locales/messageId.ts';

export const rules = {
  length: 'ui.passwordField.length',
  capital: 'ui.passwordField.capital',
  symbol: 'ui.passwordField.symbol',
} satisfies Record<PasswordRule, UiMessageId>;
