import type { OwedToStores } from '@zawadeh/domain';

/** How many stores are owed something, or have a question; `admin_counts` in the database counts the same. */
export const waitingStores = ({ owed, questions }: OwedToStores): number =>
  new Set([
    ...owed.filter((store) => store.owed > 0).map(({ storeId }) => storeId),
    ...questions.map(({ storeId }) => storeId),
  ]).size;
