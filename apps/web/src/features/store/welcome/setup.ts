import { fieldsOf } from '@zawadeh/domain';
import { queryTable, type AdminResult } from '../../admin/query.ts';
import { readItem, writeItem } from '../../../lib/storage.ts';
import { LAST_STORE_KEY } from '../storeAddress.ts';

/** The steps of a new shop, each with the section in which it is done. */
export const SETUP_STEPS = { place: 'page', bag: 'bags', phone: 'team' } as const;
export type SetupStep = keyof typeof SETUP_STEPS;

export type Setup = Record<SetupStep, boolean>;

/** What is done of the steps. */
export const fetchSetup = (storeId: string): Promise<AdminResult<Setup>> =>
  queryTable(
    (client) => client.rpc('store_setup', { p_store: storeId }),
    (answer: unknown) => {
      const { place, bag, phone } = fieldsOf(answer);
      return { ok: true, value: { place: place === true, bag: bag === true, phone: phone === true } };
    },
  );

const OVER = 'over';
const keyOf = (storeId: string) => `${LAST_STORE_KEY}-later-${storeId}`;

/** The steps that wait by the owner's own wish, in this browser. */
export const stepsForLater = (storeId: string): string[] => readItem(keyOf(storeId))?.split(' ') ?? [];

export const storeStepsForLater = (storeId: string, steps: readonly string[]): void =>
  writeItem(keyOf(storeId), steps.join(' '));

/** Each step is done, or waits. */
export const isWelcomeOver = (storeId: string): boolean => readItem(keyOf(storeId)) === OVER;

export const endWelcome = (storeId: string): void => writeItem(keyOf(storeId), OVER);
