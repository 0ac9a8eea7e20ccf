import { leftToRight, type CoordinatesProblem, type StoreForm } from '@zawadeh/domain';
import type { MessageId, MessageIds } from '../../../lib/messages/messageId.ts';

export const messages = {
  heading: 'web.admin.stores',
  search: 'web.admin.stores.search',
  /** The column's, which shows the name in the reader's language. */
  store: 'web.admin.bags.store',
  name: 'web.admin.stores.name',
  nameAr: 'web.admin.stores.nameAr',
  otherName: 'web.admin.stores.otherName',
  nameMissing: 'web.admin.stores.nameMissing',
  add: 'web.admin.stores.add',
  adding: 'web.admin.stores.adding',
  added: 'web.admin.stores.added',
  notAdded: 'web.admin.stores.notAdded',
  empty: 'web.admin.stores.empty',
  notLoaded: 'web.admin.stores.notLoaded',
  nothingFound: 'web.admin.stores.nothingFound',
  none: 'web.admin.stores.none',
  actions: 'web.admin.actions',
  edit: 'web.admin.stores.edit',
  rename: 'web.admin.stores.rename',
  renameTitle: 'web.admin.stores.renameTitle',
  renamed: 'web.admin.stores.renamed',
  notRenamed: 'web.admin.stores.notRenamed',
  noArea: 'web.admin.stores.noArea',
  phone: 'web.admin.stores.phone',
  readingLink: 'web.admin.stores.readingLink',
  emptyLink: 'web.admin.stores.emptyLink',
  linkNotRead: 'web.admin.stores.linkNotRead',
  placeFound: 'web.admin.stores.placeFound',
  onMap: 'web.admin.stores.onMap',
  picture: 'web.admin.stores.picture',
  preview: 'web.admin.stores.preview',
  update: 'web.admin.stores.update',
  updated: 'web.admin.stores.updated',
  notUpdated: 'web.admin.stores.notUpdated',
  /** Beside the buttons: what saving does not change. */
  staying: 'web.admin.stores.staying',
  saving: 'web.admin.bags.saving',
  cancel: 'web.admin.cancel',
  delete: 'web.admin.stores.delete',
  deleteTitle: 'web.admin.stores.deleteTitle',
  deleteBody: 'web.admin.stores.deleteBody',
  deleted: 'web.admin.stores.deleted',
  notDeleted: 'web.admin.stores.notDeleted',
  hasBags: 'web.admin.stores.hasBags',
  hasBagsBody: 'web.admin.stores.hasBagsBody',
  moveTo: 'web.admin.stores.moveTo',
  moveAndDelete: 'web.admin.stores.moveAndDelete',
  sameTitle: 'web.admin.stores.sameTitle',
  sameBody: 'web.admin.stores.sameBody',
  sameConfirm: 'web.admin.stores.sameConfirm',
  draftRestored: 'web.admin.bags.draftKept',
  discardDraft: 'web.admin.bags.startAnew',
  areaColumn: 'web.admin.stores.area',
  seeBags: 'web.admin.stores.seeBags',
} satisfies MessageIds;

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
