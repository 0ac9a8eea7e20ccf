/** Reads the stored draft of a store's form. */
import {
  LONGEST_ABOUT,
  LONGEST_IMAGE_URL,
  LONGEST_NAME,
  LONGEST_PHONE,
  LONGEST_SHOP_ADDRESS,
  LONGEST_URL,
} from '../limits.ts';
import { keysOf } from '../objects.ts';
import { PHONE_COUNTRIES } from '../phone/countries.ts';
import { isRaw } from '../reading/raw.ts';
import { DAYS_OF_A_WEEK } from '../time/beirutDays.ts';
import { readFacade } from '../shops/facade.ts';
import type { StoreForm } from './storeForm.ts';

const LONGEST: Record<Exclude<keyof StoreForm, 'phoneCountry' | 'facade' | 'hours'>, number> = {
  name: LONGEST_NAME,
  nameAr: LONGEST_NAME,
  address: LONGEST_SHOP_ADDRESS,
  addressAr: LONGEST_SHOP_ADDRESS,
  area: LONGEST_NAME,
  place: LONGEST_URL,
  phone: LONGEST_PHONE,
  pictureUrl: LONGEST_IMAGE_URL,
  about: LONGEST_ABOUT,
  aboutAr: LONGEST_ABOUT,
};

const LONGEST_DAY_TEXT = '08:00-20:30'.length;

const isDayText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_DAY_TEXT;

/** A damaged field falls back to `before`. null if nothing differs from `before`. */
export function readStoreDraft(stored: unknown, before: StoreForm): StoreForm | null {
  if (!isRaw(stored)) return null;
  const draft = { ...before };
  for (const field of keysOf(LONGEST)) {
    const value = stored[field];
    if (typeof value === 'string' && value.length <= LONGEST[field]) draft[field] = value;
  }
  draft.phoneCountry = PHONE_COUNTRIES.find((each) => each === stored.phoneCountry) ?? before.phoneCountry;
  if (typeof stored.facade === 'string') draft.facade = readFacade(stored.facade) ?? '';
  const { hours } = stored;
  if (Array.isArray(hours) && hours.length === DAYS_OF_A_WEEK && hours.every(isDayText)) draft.hours = hours;
  return JSON.stringify(draft) === JSON.stringify(before) ? null : draft;
}
