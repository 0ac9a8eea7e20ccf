import type { Category } from '@zawadeh/domain';
import type { Trouble } from '../../backend/trouble.ts';
import type { MessageId, MessageIds } from '../../locales/messageId.ts';

export const messages = {
  heading: 'web.ourBags.title',
  search: 'web.ourBags.search',
  placeholder: 'web.ourBags.placeholder',
  /** Read aloud before the chips. */
  categories: 'web.ourBags.categories',
  all: 'web.ourBags.all',
  empty: 'web.ourBags.empty',
  emptySentence: 'web.ourBags.emptySentence',
  /** wanted is what was searched for, the category that was chosen, or both */
  noMatch: 'web.ourBags.noMatch',
  /** The way out of a search or chip that finds nothing. */
  showAll: 'web.ourBags.showAll',
  /** Read aloud when the list changes under the search. */
  count: 'web.ourBags.count',
  /** Why they are not up to date, and the moment they are of. */
  earlier: 'web.ourBags.earlier',
} satisfies MessageIds;

export const categoryMessages: Record<Category, MessageId> = {
  Meals: 'web.ourBags.meals',
  'Bakery/pastery': 'web.ourBags.bakery',
  'Diet/healthy': 'web.ourBags.diet',
  'Late Breakfast': 'web.ourBags.breakfast',
};

export const troubleMessages: Record<Trouble, MessageId> = {
  offline: 'web.ourBags.offline',
  slow: 'web.ourBags.slow',
  server: 'web.ourBags.server',
};
