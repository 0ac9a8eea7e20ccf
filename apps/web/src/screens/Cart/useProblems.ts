import { readCustomer, readPhone, type CustomerForm } from '@zawadeh/domain';
import { usePhoneWords } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { messages } from './CartScreen.messages.ts';

/** What is said at a field, where something has to be. */
export interface Problems {
  phone?: string;
  area?: string;
}

/** What is missing in the form, in words. */
export function useProblems(form: CustomerForm): Problems {
  const intl = useIntl();
  const words = usePhoneWords();
  const reading = readCustomer(form);
  if (reading.ok) return {};
  const { problem } = reading;
  const { phoneCountry } = form;
  switch (problem.say) {
    case 'phone':
      return { phone: words.problem('missing', phoneCountry) };
    case 'phoneWrong':
      return { phone: words.problem(problem.reason, phoneCountry) };
    case 'areaAndPhone': {
      const sentence = intl.formatMessage({ id: messages.areaAndPhone });
      const phone = readPhone(form.phone, phoneCountry);
      const isPhoneWrong = !phone.ok && phone.reason !== 'missing';
      return {
        ...(isPhoneWrong && { phone: words.problem(phone.reason, phoneCountry) }),
        ...Object.fromEntries(problem.missing.map((field) => [field, sentence])),
      };
    }
  }
}
