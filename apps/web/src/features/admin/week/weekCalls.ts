/** The week of the dashboard: the functions week_of_plans and save_bag_days. */
import {
  bodiesOf,
  fieldsOf,
  readDayConflicts,
  readWeek,
  type DayConflict,
  type Week,
  type WeekEdits,
} from '@zawadeh/domain';
import { fail, queryTable, readRejection, type AdminResult } from '../query.ts';

/** Of more changes the server reads the body only for an admin. */
const MOST_OF_A_STORE = 300;

/** Of all stores or of one. null: it is as the `known` version. */
export const fetchWeek = (
  monday: string,
  known: string | null,
  storeId: string | null = null,
): Promise<AdminResult<Week | null>> =>
  queryTable(
    (client) =>
      client
        .rpc('week_of_plans', {
          p_from: monday,
          p_store: storeId,
          ...(known !== null && { p_known: known }),
        })
        .retry(false),
    (answer: unknown) => {
      if (known !== null && fieldsOf(answer).version === known) return { ok: true, value: null };
      const week = readWeek(answer, monday);
      return week === null ? fail('server') : { ok: true, value: week };
    },
  );

/** What could not be saved, because others were first or because of what is sold. */
export async function saveDays(
  edits: WeekEdits,
  storeId: string | null = null,
): Promise<AdminResult<DayConflict[]>> {
  const conflicts: DayConflict[] = [];
  for (const changes of storeId === null ? bodiesOf(edits) : bodiesOf(edits, MOST_OF_A_STORE)) {
    const result = await saveChanges(changes, edits, storeId);
    if (!result.ok) return result;
    conflicts.push(...result.value);
  }
  return { ok: true, value: conflicts };
}

const saveChanges = (
  changes: ReturnType<typeof bodiesOf>[number],
  edits: WeekEdits,
  storeId: string | null,
) =>
  queryTable(
    (client) => client.rpc('save_bag_days', { p_changes: changes, p_store: storeId }),
    (answer: unknown): AdminResult<DayConflict[]> => {
      const { refused } = fieldsOf(answer);
      if (refused !== undefined) return { ok: false, error: readRejection({ code: refused }) };
      const conflicts = readDayConflicts(answer, edits);
      return conflicts === null ? fail('server') : { ok: true, value: conflicts };
    },
  );
