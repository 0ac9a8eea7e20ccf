import { readCustomer, readPhone, type CustomerForm } from '@zawadeh/domain';
import { usePhoneMessages } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';

export interface CustomerFieldProblem {
  field: 'phone' | 'area';
  /** Shown at the field. */
  message: string;
  /** The same in the summary above the form, where the field cannot be seen. */
  summary: string;
}

export interface CustomerFieldProblems {
  /** In the order of the fields. */
  list: readonly CustomerFieldProblem[];
  /** Names the missing fields, where there is more than one. */
  title?: string;
}

/** The problems of the form as messages. */
export function useCustomerProblems(form: CustomerForm): CustomerFieldProblems {
  const t = useMessage();
  const phoneMessages = usePhoneMessages();
  const reading = readCustomer(form);
  if (reading.ok) return { list: [] };
  const { error: problem } = reading;
  const list: CustomerFieldProblem[] = [];
  const phone = readPhone(form.phone, form.phoneCountry);
  if (!phone.ok) {
    const message = phoneMessages.problem(phone.error, form.phoneCountry);
    const field = t('web.cart.phone');
    // "Please enter your phone number." already names the field.
    const summary = phone.error === 'missing' ? message : t('web.cart.problem', { field, message });
    list.push({ field: 'phone', message, summary });
  }
  if (problem.kind !== 'areaAndPhone') return { list };
  if (problem.missing.includes('area')) {
    const message = t('web.cart.areaMissing');
    list.push({ field: 'area', message, summary: message });
  }
  return problem.missing.length > 1 ? { list, title: t('web.cart.areaAndPhone') } : { list };
}
