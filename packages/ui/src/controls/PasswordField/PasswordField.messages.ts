import type { PasswordRule } from '@zawadeh/domain';
import type { UiMessageId, UiMessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** Label of the button while the password is hidden. */
  show: 'ui.passwordField.show',
  /** Label of the button while the password is shown. */
  hide: 'ui.passwordField.hide',
  /** Announced after the button was pressed. */
  isShown: 'ui.passwordField.isShown',
  isHidden: 'ui.passwordField.isHidden',
  /** A rule as it is read aloud, met or unmet. */
  met: 'ui.passwordField.kept',
  unmet: 'ui.passwordField.notYet',
  /** Announced while the user types, each time it changes. */
  missing: 'ui.passwordField.missing',
  allMet: 'ui.passwordField.allKept',
} satisfies UiMessageIds;

export const rules = {
  length: 'ui.passwordField.length',
  capital: 'ui.passwordField.capital',
  symbol: 'ui.passwordField.symbol',
} satisfies Record<PasswordRule, UiMessageId>;
