/** The plan of a bag, and what was changed for single days: the tables bag_plans and bag_days. */
import {
  fieldsOf,
  readId,
  readPlan,
  readPlanDay,
  type Plan,
  type PlanColumns,
  type PlanDay,
} from '@zawadeh/domain';
import { affectedRows, done, everyRow, queryTable, type AdminResult } from '../../query.ts';

export interface BagPlan {
  plan: Plan;
  /** Of today and later. */
  days: readonly PlanDay[];
}

/** By the id of the bag; a bag that does not repeat has none. */
export type Plans = ReadonlyMap<string, BagPlan>;

export async function fetchPlans(today: string): Promise<AdminResult<Plans>> {
  const [plans, days] = await Promise.all([
    everyRow((client, start, end) =>
      client.from('bag_plans').select('*').order('bag_id').range(start, end).retry(false),
    ),
    everyRow((client, start, end) =>
      client
        .from('bag_days')
        .select('bag_id, day, planned, skipped')
        .gte('day', today)
        .order('day')
        .order('bag_id')
        .range(start, end)
        .retry(false),
    ),
  ]);
  if (!plans.ok) return plans;
  if (!days.ok) return days;
  const daysOf = new Map<unknown, PlanDay[]>();
  for (const row of days.value) {
    const [id, day] = [bagOf(row), readPlanDay(row)];
    if (day) daysOf.set(id, [...(daysOf.get(id) ?? []), day]);
  }
  const found = plans.value.flatMap((row): [string, BagPlan][] => {
    const [id, plan] = [bagOf(row), readPlan(row)];
    return id !== null && plan ? [[id, { plan, days: daysOf.get(id) ?? [] }]] : [];
  });
  return { ok: true, value: new Map(found) };
}

const bagOf = (row: unknown): string | null => readId(fieldsOf(row).bag_id);

/** Makes the plan of the bag, or changes it. */
export const savePlan = (bag_id: string, columns: PlanColumns): Promise<AdminResult<null>> =>
  queryTable(
    (client) =>
      client
        .from('bag_plans')
        .upsert({ bag_id, ...columns })
        .select('bag_id'),
    affectedRows,
  );

export const pausePlan = (bagId: string, paused: boolean): Promise<AdminResult<null>> =>
  queryTable(
    (client) => client.from('bag_plans').update({ paused }).eq('bag_id', bagId).select('bag_id'),
    affectedRows,
  );

/** What was published stays. */
export const deletePlan = (bagId: string): Promise<AdminResult<null>> =>
  queryTable((client) => client.from('bag_plans').delete().eq('bag_id', bagId), done);
