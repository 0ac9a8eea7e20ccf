import type { BagSort, When } from '@zawadeh/domain';
import type { UiMessageId, UiMessageIds } from '../../locales/messageId.ts';

export const messages = {
  title: 'ui.filterSheet.title',
  clear: 'ui.filterSheet.clear',
  close: 'ui.filterSheet.close',
  when: 'ui.filterSheet.when',
  area: 'ui.filterSheet.area',
  allAreas: 'ui.filterSheet.allAreas',
  shops: 'ui.filterSheet.shops',
  allShops: 'ui.filterSheet.allShops',
  myFavourites: 'ui.filterSheet.myFavourites',
  diet: 'ui.filterSheet.diet',
  sort: 'ui.filterSheet.sort',
  /** While the device looks for the position. */
  asking: 'ui.filterSheet.asking',
  noPosition: 'ui.filterSheet.noPosition',
  show: 'ui.filterSheet.show',
  none: 'ui.filterSheet.none',
  /** Read aloud when a choice changes the number. */
  count: 'ui.filterSheet.count',
} satisfies UiMessageIds;

export const whenMessages: Record<When, UiMessageId> = {
  any: 'ui.filterSheet.anyTime',
  now: 'ui.filterSheet.now',
  later: 'ui.filterSheet.laterToday',
  tomorrow: 'ui.filterSheet.tomorrow',
};

export const sortMessages: Record<BagSort, UiMessageId> = {
  best: 'ui.filterSheet.bestMatch',
  nearest: 'ui.filterSheet.nearest',
  cheapest: 'ui.filterSheet.cheapest',
  ends: 'ui.filterSheet.endsSoonest',
  saving: 'ui.filterSheet.biggestSaving',
};
