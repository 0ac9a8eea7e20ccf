import type { PhoneCountry, PhoneProblem } from '@zawadeh/domain';
import type { UiMessageId } from '../../locales/messageId.ts';

export const countries = {
  LB: 'ui.phoneField.LB',
  US: 'ui.phoneField.US',
  GB: 'ui.phoneField.GB',
  FR: 'ui.phoneField.FR',
  DE: 'ui.phoneField.DE',
  AE: 'ui.phoneField.AE',
  SA: 'ui.phoneField.SA',
} satisfies Record<PhoneCountry, UiMessageId>;

/** How to correct each problem. */
export const problems = {
  missing: 'ui.phoneField.missing',
  notDigits: 'ui.phoneField.notDigits',
  tooShort: 'ui.phoneField.tooShort',
  tooLong: 'ui.phoneField.tooLong',
  wrongStart: 'ui.phoneField.wrongStart',
  otherCountry: 'ui.phoneField.otherCountry',
} satisfies Record<PhoneProblem, UiMessageId>;
