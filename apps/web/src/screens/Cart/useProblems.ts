import { readCustomer, readPhone, type CustomerForm } from '@zawadeh/domain';
import { usePhoneWords } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { messages } from './CartScreen.messages.ts';

export interface Problem {
  field: 'phone' | 'area';
  /** Shown at the field. */
  message: string;
  /** The same in the summary above the form, where the field cannot be seen. */
  above: string;
}

export interface Problems {
  /** In the order of the fields. */
  list: readonly Problem[];
  /** Names the missing fields, where there is more than one. */
  title?: string;
}

/** The problems of the form as messages. */
export function useProblems(form: CustomerForm): Problems {
  const intl = useIntl();
  const words = usePhoneWords();
  const reading = readCustomer(form);
  if (reading.ok) return { list: [] };
  const { error: problem } = reading;
  const list: Problem[] = [];
  const phone = readPhone(form.phone, form.phoneCountry);
  if (!phone.ok) {
    const message = words.problem(phone.error, form.phoneCountry);
    const field = intl.formatMessage({ id: messages.phone });
    // "Please enter your phone number." already names the field.
    const above =
      phone.error === 'missing' ? message : intl.formatMessage({ id: messages.problem }, { field, message });
    list.push({ field: 'phone', message, above });
  }
  if (problem.say !== 'areaAndPhone') return { list };
  if (problem.missing.includes('area')) {
    const message = intl.formatMessage({ id: messages.areaMissing });
    list.push({ field: 'area', message, above: message });
  }
  return problem.missing.length > 1
    ? { list, title: intl.formatMessage({ id: messages.areaAndPhone }) }
    : { list };
}
