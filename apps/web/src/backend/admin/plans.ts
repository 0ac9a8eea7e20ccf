/** The plan of a bag, and what was changed for single days: the tables bag_plans and bag_days. */
import { readPlan, readPlanDay, type Plan, type PlanColumns, type PlanDay } from '@zawadeh/domain';
import { affectedRows, done, fail, queryTable, type AdminResult } from './query.ts';

export interface BagPlan {
  /** null: the bag does not repeat. */
  plan: Plan | null;
  /** Of today and later. */
  days: readonly PlanDay[];
}

export async function fetchPlan(bagId: string, today: string): Promise<AdminResult<BagPlan>> {
  const [plan, days] = await Promise.all([
    queryTable(
      (client) => client.from('bag_plans').select('*').eq('bag_id', bagId).retry(false),
      (rows: unknown) => (Array.isArray(rows) ? { ok: true, value: readPlan(rows[0]) } : fail('server')),
    ),
    queryTable(
      (client) =>
        client
          .from('bag_days')
          .select('day, planned, skipped')
          .eq('bag_id', bagId)
          .gte('day', today)
          .order('day')
          .retry(false),
      (rows: unknown) =>
        Array.isArray(rows)
          ? { ok: true, value: rows.flatMap((row: unknown) => readPlanDay(row) ?? []) }
          : fail('server'),
    ),
  ]);
  if (!plan.ok) return plan;
  if (!days.ok) return days;
  return { ok: true, value: { plan: plan.value, days: days.value } };
}

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
