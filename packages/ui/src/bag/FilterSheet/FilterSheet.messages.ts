import type { BagSort, When } from '@zawadeh/domain';
import type { UiMessageId } from '../../locales/messageId.ts';

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
