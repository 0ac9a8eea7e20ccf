/** Reads a row of stores as the shop that everyone may see. */
import { findArea, type DeliveryArea } from '../delivery/areas.ts';
import { LONGEST_ABOUT, LONGEST_NAME, LONGEST_SHOP_ADDRESS } from '../limits.ts';
import { isRaw, readId, readImageUrl, type Raw } from '../reading/raw.ts';
import type { Result } from '../result.ts';
import { readLocalText, type LocalText } from '../text/localText.ts';
import { readStoredCoordinates, type Coordinates } from './coordinates.ts';
import { readOpenHours, type OpenHours } from './openHours.ts';
import { readFacade, type Facade } from './facade.ts';

export interface Shop {
  id: string;
  /** null is shown as "Store" */
  name: LocalText | null;
  about: LocalText | null;
  address: LocalText | null;
  area: DeliveryArea | null;
  coordinates: Coordinates | null;
  /** E.164 */
  phone: string | null;
  pictureUrl: string | null;
  /** null: not known */
  hours: OpenHours | null;
  /** null is the drawing of any shop. */
  facade: Facade | null;
}

/** The columns of stores that the page of a shop shows. */
export const SHOP_PAGE_COLUMNS =
  'id,name,name_ar,address,address_ar,area,latitude,longitude,phone,picture_url,facade,about,about_ar,hours,rating,rating_count';

export type ShopReading = Result<Shop, 'notAnObject' | 'noId'>;

const E164 = /^\+[1-9]\d{6,14}$/;

export function readShop(value: unknown): ShopReading {
  if (!isRaw(value)) return { ok: false, error: 'notAnObject' };
  const id = readId(value.id);
  if (id === null) return { ok: false, error: 'noId' };
  return {
    ok: true,
    value: {
      id,
      name: readLocalText(value.name, value.name_ar, LONGEST_NAME),
      about: readLocalText(value.about, value.about_ar, LONGEST_ABOUT),
      ...readShopPlace(value),
      area: findArea(value.area),
      pictureUrl: readImageUrl(value.picture_url),
      hours: readOpenHours(value.hours),
      facade: readFacade(value.facade),
    },
  };
}

/** Where a shop is, and how it is called. */
export const readShopPlace = (row: Raw): Pick<Shop, 'address' | 'coordinates' | 'phone'> => ({
  address: readLocalText(row.address, row.address_ar, LONGEST_SHOP_ADDRESS),
  coordinates: readStoredCoordinates(row.latitude, row.longitude),
  phone: typeof row.phone === 'string' && E164.test(row.phone) ? row.phone : null,
});
