import { leftToRight, type CoordinatesProblem, type StoreForm } from '@zawadeh/domain';
import type { MessageId } from '../../../lib/messages/messageId.ts';

/** The labels of the fields with a text. */
export const fields = {
  name: 'web.admin.stores.name',
  nameAr: 'web.admin.stores.nameAr',
  address: 'web.admin.stores.address',
  addressAr: 'web.admin.stores.addressAr',
  area: 'web.admin.stores.area',
  place: 'web.admin.stores.place',
  about: 'web.admin.stores.about',
  aboutAr: 'web.admin.stores.aboutAr',
} satisfies Partial<Record<keyof StoreForm, MessageId>>;

export const placeProblems: Record<CoordinatesProblem, MessageId> = {
  notCoordinates: 'web.admin.stores.notCoordinates',
  outsideLebanon: 'web.admin.stores.outsideLebanon',
};

/** The clock tower. */
export const PLACE_EXAMPLE = leftToRight('34.4367, 35.8497');
