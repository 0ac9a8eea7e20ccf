/** The customer's form: required fields, and the default name. */
import type { AddressParts } from '../delivery/address.ts';
import { findArea } from '../delivery/areas.ts';
import type { DeliveryChoice, DeliveryMethod } from '../delivery/deliveryMethod.ts';
import type { PhoneCountry } from '../phone/countries.ts';
import { readPhone, type Phone, type PhoneProblem } from '../phone/readPhone.ts';
import { LONGEST_NAME } from '../limits.ts';
import type { Result } from '../result.ts';
import { readText } from '../text/localText.ts';

/** The content of the fields. */
export interface CustomerForm {
  firstName: string;
  lastName: string;
  phone: string;
  phoneCountry: PhoneCountry;
  method: DeliveryMethod;
  /** A pickup for a person in need. */
  isGift: boolean;
  areaId: string | null;
  address: AddressParts;
}

export interface Customer {
  name: string;
  phone: Phone;
  choice: DeliveryChoice;
}

export type CustomerProblem =
  /** "Please select your delivery area and phone number." */
  | { kind: 'areaAndPhone'; missing: readonly ('area' | 'phone')[] }
  /** "Please enter your phone number." */
  | { kind: 'phone' }
  | { kind: 'phoneWrong'; reason: Exclude<PhoneProblem, 'missing'> };

export type CustomerReading = Result<Customer, CustomerProblem>;

export const GUEST = 'Guest';

export function readCustomer(form: CustomerForm): CustomerReading {
  const phone = readPhone(form.phone, form.phoneCountry);
  const phoneMissing = !phone.ok && phone.error === 'missing';
  const area = findArea(form.areaId);
  if (form.method === 'delivery' && (area === null || phoneMissing)) {
    const missing = [
      ...(area === null ? ['area' as const] : []),
      ...(phoneMissing ? ['phone' as const] : []),
    ];
    return { ok: false, error: { kind: 'areaAndPhone', missing } };
  }
  if (!phone.ok) {
    const { error: reason } = phone;
    return { ok: false, error: reason === 'missing' ? { kind: 'phone' } : { kind: 'phoneWrong', reason } };
  }
  const choice: DeliveryChoice =
    form.method === 'delivery' && area !== null
      ? { method: 'delivery', area, address: form.address }
      : { method: 'pickup', isGift: form.isGift };
  return { ok: true, value: { name: customerName(form), phone: phone.value, choice } };
}

/** The name is optional; the default is Guest. */
export function customerName({ firstName, lastName }: Pick<CustomerForm, 'firstName' | 'lastName'>): string {
  return readText(`${firstName} ${lastName}`, LONGEST_NAME) ?? GUEST;
}
