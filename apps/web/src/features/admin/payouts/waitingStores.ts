import type { OwedToStores } from '@zawadeh/domain';
import type { AdminResult } from '../query.ts';
import { fetchOwedToStores } from './payoutCalls.ts';

/** How many stores are owed something, or have a question. */
export const waitingStores = ({ owed, questions }: OwedToStores): number =>
  new Set([
    ...owed.filter((store) => store.owed > 0).map(({ storeId }) => storeId),
    ...questions.map(({ storeId }) => storeId),
  ]).size;

export const countWaitingStores = async (): Promise<AdminResult<number>> => {
  const list = await fetchOwedToStores();
  return list.ok ? { ok: true, value: waitingStores(list.value) } : list;
};
