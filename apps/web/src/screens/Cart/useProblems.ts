import { readCustomer, readPhone, type CustomerForm } from '@zawadeh/domain';
import { usePhoneWords } from '@zawadeh/ui';
import { useMessage } from '../../lib/useMessage.ts';
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
  const t = useMessage();
  const words = usePhoneWords();
  const reading = readCustomer(form);
  if (reading.ok) return { list: [] };
  const { error: problem } = reading;
  const list: Problem[] = [];
  const phone = readPhone(form.phone, form.phoneCountry);
  if (!phone.ok) {
    const message = words.problem(phone.error, form.phoneCountry);
    const field = t(messages.phone);
    // "Please enter your phone number." already names the field.
    const above = phone.error === 'missing' ? message : t(messages.problem, { field, message });
    list.push({ field: 'phone', message, above });
  }
  if (problem.say !== 'areaAndPhone') return { list };
  if (problem.missing.includes('area')) {
    const message = t(messages.areaMissing);
    list.push({ field: 'area', message, above: message });
  }
  return problem.missing.length > 1 ? { list, title: t(messages.areaAndPhone) } : { list };
}
