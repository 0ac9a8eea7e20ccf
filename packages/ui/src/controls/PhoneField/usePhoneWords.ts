import { dialCodeOf, leftToRight, type PhoneCountry, type PhoneProblem } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { countries, problems } from './PhoneField.messages.ts';

/** In Arabic text the plus would move to the other side of the digits. */
const codeOf = (country: PhoneCountry): string => leftToRight(dialCodeOf(country));

/** The field's messages as plain text, for the field and for the error summary of a form. */
export function usePhoneMessages() {
  const intl = useIntl();
  return {
    problem: (problem: PhoneProblem, country: PhoneCountry): string =>
      intl.formatMessage({ id: problems[problem] }, { code: codeOf(country) }),
    /** "Lebanon +961" */
    country: (country: PhoneCountry): string =>
      intl.formatMessage(
        { id: 'ui.phoneField.country' },
        { country: intl.formatMessage({ id: countries[country] }), code: codeOf(country) },
      ),
    code: intl.formatMessage({ id: 'ui.phoneField.code' }),
  };
}
