/** The admin's form for a store: the texts of its fields, and the columns that they become. */
import { findArea } from '../delivery/areas.ts';
import { LONGEST_ABOUT, LONGEST_SHOP_ADDRESS } from '../limits.ts';
import { DEFAULT_PHONE_COUNTRY, type PhoneCountry } from '../phone/countries.ts';
import { formatNational } from '../phone/formatPhone.ts';
import { readPhone, readStoredPhone, type PhoneProblem } from '../phone/readPhone.ts';
import { readImageUrl } from '../reading/raw.ts';
import type { Result } from '../result.ts';
import { readCoordinates, type CoordinatesProblem } from '../shops/typedCoordinates.ts';
import { CLOSED, readDayHours, writeDayHours } from '../shops/openHours.ts';
import { readFacade, type Facade } from '../shops/facade.ts';
import { readShop, type Shop } from '../shops/readShop.ts';
import { readText } from '../text/localText.ts';
import { DAYS_OF_A_WEEK } from '../time/beirutDays.ts';
import { readStoreName } from './storeName.ts';
import { arabicText, mainText } from './textPair.ts';

export interface StoreForm {
  name: string;
  nameAr: string;
  address: string;
  addressAr: string;
  /** The id of a delivery area, empty for none. */
  area: string;
  /** A link of a map, or latitude and longitude. */
  place: string;
  phone: string;
  phoneCountry: PhoneCountry;
  pictureUrl: string;
  /** Empty for the drawing of any shop. */
  facade: Facade | '';
  about: string;
  aboutAr: string;
  /** For each weekday `08:00-20:30`, empty for a closed one; while it is typed, a time may be missing. */
  hours: readonly string[];
}

export interface StoreColumns {
  name: string | null;
  name_ar: string | null;
  address: string | null;
  address_ar: string | null;
  area: string | null;
  latitude: number | null;
  longitude: number | null;
  phone: string | null;
  picture_url: string | null;
  facade: Facade | null;
  about: string | null;
  about_ar: string | null;
  hours: string[] | null;
}

export interface StoreFormProblems {
  name?: 'missing';
  place?: CoordinatesProblem;
  phone?: PhoneProblem;
  /** The weekdays with one time only. */
  hours?: number[];
}

/** The columns that differ from the earlier form, or the problems. */
export function readStoreForm(
  form: StoreForm,
  before: StoreForm,
): Result<Partial<StoreColumns> & { name?: string }, StoreFormProblems> {
  const { columns, problems } = read(form);
  if (Object.keys(problems).length > 0) return { ok: false, error: problems };
  const earlier: Record<string, unknown> = { ...read(before).columns };
  const changed = Object.entries(columns).filter(
    ([column, value]) => JSON.stringify(value) !== JSON.stringify(earlier[column]),
  );
  // The name is there, or it would be a problem.
  return { ok: true, value: Object.fromEntries(changed) };
}

/** The shop as its page would show it; what cannot be read yet is left out. */
export function previewShop(id: string, form: StoreForm): Shop | null {
  const reading = readShop({ id, ...read(form).columns });
  return reading.ok ? reading.value : null;
}

/** The form's fields for an existing shop. */
export function storeFormOf(shop: Shop): StoreForm {
  const { coordinates } = shop;
  const phone = readStoredPhone(shop.phone);
  return {
    name: mainText(shop.name),
    nameAr: arabicText(shop.name),
    address: mainText(shop.address),
    addressAr: arabicText(shop.address),
    area: shop.area?.id ?? '',
    place: coordinates ? `${coordinates.latitude}, ${coordinates.longitude}` : '',
    phone: phone ? formatNational(phone) : (shop.phone ?? ''),
    phoneCountry: phone?.country ?? DEFAULT_PHONE_COUNTRY,
    pictureUrl: shop.pictureUrl ?? '',
    facade: shop.facade ?? '',
    about: mainText(shop.about),
    aboutAr: arabicText(shop.about),
    hours: Array.from({ length: DAYS_OF_A_WEEK }, (_, weekday) => {
      const hours = shop.hours?.[weekday];
      return hours ? writeDayHours(hours) : '';
    }),
  };
}

function read(form: StoreForm): { columns: StoreColumns; problems: StoreFormProblems } {
  const problems: StoreFormProblems = {};
  const name = readStoreName(form.name);
  if (name === null) problems.name = 'missing';
  const place = form.place.trim() === '' ? null : readCoordinates(form.place);
  if (place?.ok === false) problems.place = place.error;
  const phone = form.phone.trim() === '' ? null : readPhone(form.phone, form.phoneCountry);
  if (phone?.ok === false) problems.phone = phone.error;
  const hours = form.hours.map((text) => (readDayHours(text) ? text : CLOSED));
  const incomplete = hours.flatMap((day, weekday) =>
    day === CLOSED && form.hours[weekday] ? [weekday] : [],
  );
  if (incomplete.length > 0) problems.hours = incomplete;
  return {
    problems,
    columns: {
      name,
      name_ar: readStoreName(form.nameAr),
      address: readText(form.address, LONGEST_SHOP_ADDRESS),
      address_ar: readText(form.addressAr, LONGEST_SHOP_ADDRESS),
      area: findArea(form.area)?.id ?? null,
      latitude: place?.ok ? place.value.latitude : null,
      longitude: place?.ok ? place.value.longitude : null,
      phone: phone?.ok ? phone.value.e164 : null,
      picture_url: readImageUrl(form.pictureUrl),
      facade: readFacade(form.facade),
      about: readText(form.about, LONGEST_ABOUT),
      about_ar: readText(form.aboutAr, LONGEST_ABOUT),
      hours: hours.every((day) => day === CLOSED) ? null : hours,
    },
  };
}
