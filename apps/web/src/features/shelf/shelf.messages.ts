import type { Category, ShelfGroup } from '@zawadeh/domain';
import type { NetworkError } from '../../lib/http/networkError.ts';
import type { MessageId } from '../../lib/messages/messageId.ts';

export const categoryMessages: Record<Category, MessageId> = {
  Meals: 'web.ourBags.meals',
  'Bakery/pastery': 'web.ourBags.bakery',
  'Diet/healthy': 'web.ourBags.diet',
  'Late Breakfast': 'web.ourBags.breakfast',
};

export const groupMessages: Record<ShelfGroup, MessageId> = {
  now: 'web.ourBags.now',
  later: 'web.ourBags.later',
  tomorrow: 'web.ourBags.tomorrow',
  gone: 'web.ourBags.gone',
};

export const shelfErrorMessages: Record<NetworkError, MessageId> = {
  offline: 'web.ourBags.offline',
  slow: 'web.ourBags.slow',
  server: 'web.ourBags.server',
};
