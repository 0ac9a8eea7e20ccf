import type { PasswordRule } from '@zawadeh/domain';
import type { MessageId, MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** The button, while the password is hidden. */
  show: 'ui.passwordField.show',
  /** The button, while it is shown. */
  hide: 'ui.passwordField.hide',
  /** Said after the button was pressed. */
  isShown: 'ui.passwordField.isShown',
  isHidden: 'ui.passwordField.isHidden',
  /** A rule as it is read aloud, kept or not. */
  met: 'ui.passwordField.kept',
  unmet: 'ui.passwordField.notYet',
  /** Said while one types, each time it changes. */
  missing: 'ui.passwordField.missing',
  allMet: 'ui.passwordField.allKept',
} satisfies MessageIds;

export const rules = {
  length: 'ui.passwordField.length',
  capital: 'ui.passwordField.capital',
  symbol: 'ui.passwordField.symbol',
} satisfies Record<PasswordRule, MessageId>;
