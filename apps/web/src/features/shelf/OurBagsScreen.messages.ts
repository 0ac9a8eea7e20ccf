import type { MessageIds } from '../../lib/messages/messageId.ts';

export const messages = {
  heading: 'web.ourBags.title',
  search: 'web.ourBags.search',
  placeholder: 'web.ourBags.placeholder',
  filters: 'web.ourBags.filters',
  /** Read aloud before the chips. */
  categories: 'web.ourBags.categories',
  all: 'web.ourBags.all',
  empty: 'web.ourBags.empty',
  emptySentence: 'web.ourBags.emptySentence',
  /** wanted is what was searched for, the category that was chosen, or both */
  noMatch: 'web.ourBags.noMatch',
  /** Resets a search or category that finds nothing. */
  showAll: 'web.ourBags.showAll',
  /** Read aloud when the list changes under the search. */
  count: 'web.ourBags.count',
} satisfies MessageIds;
