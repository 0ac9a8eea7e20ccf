/** The fields of the cart's form, stored so that they survive an error, a reload and a change of language. */
import {
  fieldsOf,
  CHECKOUT_FORM_KEY,
  DEFAULT_METHOD,
  DEFAULT_PHONE_COUNTRY,
  DELIVERY_METHODS,
  findArea,
  formatNational,
  GUEST,
  LAST_CUSTOMER_NAME_KEY,
  LAST_DELIVERY_ADDRESS_KEY,
  LAST_DELIVERY_METHOD_KEY,
  LAST_WHATSAPP_PHONE_KEY,
  LONGEST_ADDRESS_PART,
  LONGEST_NAME,
  LONGEST_PHONE,
  PHONE_COUNTRIES,
  readAddressLine,
  readDeliveryMethod,
  readPhone,
  readText,
  type AddressParts,
  type CustomerForm,
  type Profile,
} from '@zawadeh/domain';
import { persistedAtom, readItem } from '../../lib/storage.ts';

/** First and last name are sent as one name. */
export const LONGEST_NAME_PART = Math.floor((LONGEST_NAME - 1) / 2);

export const checkoutFormAtom = persistedAtom<CustomerForm>({
  key: CHECKOUT_FORM_KEY,
  read: readForm,
  write: JSON.stringify,
});

/** Without a stored form it begins with the fields of the last order. */
function readForm(text: string | null): CustomerForm {
  const raw = readObject(text);
  return raw ? readFields(raw) : lastOrder();
}

/** Reads each field by itself, so that a damaged one does not affect the others; as typed, because it may be incomplete. */
function readFields(raw: Record<string, unknown>): CustomerForm {
  return {
    firstName: typed(raw.firstName, LONGEST_NAME_PART),
    lastName: typed(raw.lastName, LONGEST_NAME_PART),
    phone: typed(raw.phone, LONGEST_PHONE),
    phoneCountry: PHONE_COUNTRIES.find((country) => country === raw.phoneCountry) ?? DEFAULT_PHONE_COUNTRY,
    method: DELIVERY_METHODS.find((method) => method === raw.method) ?? DEFAULT_METHOD,
    isGift: raw.isGift === true,
    areaId: findArea(raw.areaId)?.id ?? null,
    address: readAddress(raw.address),
  };
}

function readAddress(raw: unknown): AddressParts {
  const parts = fieldsOf(raw);
  const part = (name: keyof AddressParts) => typed(parts[name], LONGEST_ADDRESS_PART);
  return {
    street: part('street'),
    building: part('building'),
    floor: part('floor'),
    apartment: part('apartment'),
    landmark: part('landmark'),
  };
}

function lastOrder(): CustomerForm {
  const name = readText(readItem(LAST_CUSTOMER_NAME_KEY), LONGEST_NAME);
  return {
    ...nameParts(name === GUEST ? null : name),
    ...phoneParts(readText(readItem(LAST_WHATSAPP_PHONE_KEY), LONGEST_PHONE)),
    method: readDeliveryMethod(readItem(LAST_DELIVERY_METHOD_KEY)) ?? DEFAULT_METHOD,
    isGift: false,
    areaId: null,
    address: readAddress(readAddressLine(readItem(LAST_DELIVERY_ADDRESS_KEY))),
  };
}

/** Fills empty fields from the profile. */
export function withProfile(
  form: CustomerForm,
  { name, phone }: Pick<Profile, 'name' | 'phone'>,
): CustomerForm {
  const hasName = form.firstName !== '' || form.lastName !== '';
  const lacksName = !hasName && name !== null;
  const lacksPhone = form.phone === '' && phone !== null;
  if (!lacksName && !lacksPhone) return form;
  return { ...form, ...(lacksName && nameParts(name)), ...(lacksPhone && phoneParts(phone)) };
}

function nameParts(name: string | null): Pick<CustomerForm, 'firstName' | 'lastName'> {
  const [first = '', ...others] = (name ?? '').split(' ');
  return { firstName: typed(first, LONGEST_NAME_PART), lastName: typed(others.join(' '), LONGEST_NAME_PART) };
}

function phoneParts(given: string | null): Pick<CustomerForm, 'phone' | 'phoneCountry'> {
  const reading = readPhone(given);
  return reading.ok
    ? { phone: formatNational(reading.value), phoneCountry: reading.value.country }
    : { phone: typed(given, LONGEST_PHONE), phoneCountry: DEFAULT_PHONE_COUNTRY };
}

const typed = (value: unknown, longest: number): string =>
  typeof value === 'string' ? value.slice(0, longest) : '';

function readObject(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
