/** POST {backend}/api/store/applications: a shop asks to sell here; it needs no account. */
import { isPlainEmail } from '../accounts/email.ts';
import { DELIVERY_AREAS } from '../delivery/areas.ts';
import { LONGEST_EMAIL, LONGEST_LEFT_OVER, LONGEST_NAME } from '../limits.ts';
import { SHOP_KINDS } from '../shops/applications.ts';
import { readRequest, type BodyOf, type Fields, type RequestOf, type WireReading } from './fields.ts';
import { nonEmptyText, oneOf, phoneNumber } from './pieces.ts';

export const STORE_APPLICATIONS_PATH = '/api/store/applications';

const AREA_IDS = /* @__PURE__ */ DELIVERY_AREAS.map((area) => area.id);

export const storeApplicationFields = {
  name: nonEmptyText(LONGEST_NAME, 'The name of the shop.'),
  area: oneOf(AREA_IDS, 'The delivery area in which it is.'),
  phone: phoneNumber(),
  email: nonEmptyText(LONGEST_EMAIL, 'A plain address, to which an invitation is sent.'),
  kind: oneOf(SHOP_KINDS, 'The kind of shop.'),
  left_over: nonEmptyText(LONGEST_LEFT_OVER, 'What is left over on an evening.'),
  language: oneOf(['en', 'ar'], 'The language in which the shop wants to be answered.'),
} satisfies Fields;

export type StoreApplicationBody = BodyOf<typeof storeApplicationFields>;

/** Rejects an address that no account could have. */
export function readStoreApplicationRequest(
  body: unknown,
): WireReading<RequestOf<typeof storeApplicationFields>> {
  const reading = readRequest(storeApplicationFields, body);
  return reading.ok && !isPlainEmail(reading.value.email)
    ? { ok: false, error: { field: 'email', problem: 'wrong' } }
    : reading;
}

export interface StoreApplicationAnswerBody {
  /** Also in the error `applied_before`, of the earlier one. */
  applied_at: string;
}
