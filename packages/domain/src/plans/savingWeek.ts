/** Saving a week: what others changed meanwhile, what could not be saved, and what is left to save. */
import { fieldsOf } from '../objects.ts';
import { readCount, readId } from '../reading/raw.ts';
import { addDays } from '../time/beirutDays.ts';
import { readPlanDay, type Plan } from './plan.ts';
import { daysFrom, type DayState, type Week, type WeekBag } from './week.ts';
import { plannedOn, type Cell } from './weekCell.ts';
import {
  isSameDay,
  isSameState,
  MOST_CHANGES,
  stateOf,
  withEdit,
  type DayAfter,
  type WeekEdits,
} from './weekEdits.ts';

export interface DayConflict {
  bag: string;
  day: string;
  /** Too few: as many as `least` are sold, being paid or taken off sale. */
  reason: 'changed' | 'tooFew' | 'over' | 'gone';
  least: number;
  mine: DayAfter;
  there: DayState;
}

/** Changes by other admins under unsaved edits, and edits that can no longer be saved. */
export function conflictsIn(
  week: Week,
  edits: WeekEdits,
  cellOfDay: (bag: WeekBag, place: number) => Cell,
): DayConflict[] {
  const days = daysFrom(week.monday);
  const bags = new Map(week.bags.map((bag) => [bag.id, bag]));
  return [...edits].flatMap(([id, ofBag]) =>
    [...ofBag].flatMap(([day, { before, after }]): DayConflict[] => {
      const [bag, place] = [bags.get(id), days.indexOf(day)];
      if (!bag) return [{ bag: id, day, reason: 'gone', least: 0, mine: after, there: before }];
      if (place < 0) return [];
      const there = stateOf(bag, place);
      const { isEditable, least } = cellOfDay(bag, place);
      const found = { bag: id, day, least, mine: after, there };
      if (!isEditable) return [{ ...found, reason: 'over' }];
      if (!isSameState(there, before)) return [{ ...found, reason: 'changed' }];
      return there.isPublished && (after.quantity ?? 0) < least ? [{ ...found, reason: 'tooFew' }] : [];
    }),
  );
}

/** Drops the edits that another admin has saved with the same values. */
export function withoutDone(week: Week, edits: WeekEdits): WeekEdits {
  const days = daysFrom(week.monday);
  let later = edits;
  for (const bag of week.bags) {
    for (const [day, { before, after }] of edits.get(bag.id) ?? []) {
      const there = stateOf(bag, days.indexOf(day));
      const isDone = days.includes(day) && !isSameState(there, before) && isSameDay(there, after);
      if (isDone) later = withEdit(later, bag.id, day, null);
    }
  }
  return later;
}

/** The edit goes on from what is there now. */
export function keepMine(
  edits: WeekEdits,
  { bag, day, there, mine }: DayConflict,
  plan: Plan | null,
): WeekEdits {
  const planned = plan === null ? null : plannedOn(plan, day);
  const onSale = { quantity: mine.isSkipped ? 0 : (mine.quantity ?? planned ?? 0), isSkipped: false };
  return withEdit(edits, bag, day, { before: there, after: there.isPublished ? onSale : mine });
}

/** As save_bag_days takes them, and as the draft is stored. */
export const changesOf = (edits: WeekEdits) =>
  [...edits].flatMap(([bag, ofBag]) =>
    [...ofBag].map(([day, { before, after }]) => ({
      bag,
      day,
      before: { planned: before.quantity, skipped: before.isSkipped, published: before.isPublished },
      after: { planned: after.quantity, skipped: after.isSkipped },
    })),
  );

/** As much as save_bag_days takes together. */
export function bodiesOf(edits: WeekEdits, most = MOST_CHANGES): ReturnType<typeof changesOf>[] {
  const changes = changesOf(edits);
  const bodies = Math.ceil(changes.length / most);
  return Array.from({ length: bodies }, (_, at) => changes.slice(at * most, (at + 1) * most));
}

const REASONS = { changed: 'changed', too_few: 'tooFew', over: 'over', gone: 'gone' } as const;

/** The answer of save_bag_days; null if it is unreadable. */
export function readDayConflicts(answer: unknown, sent: WeekEdits): DayConflict[] | null {
  const { conflicts } = fieldsOf(answer);
  if (!Array.isArray(conflicts)) return null;
  return conflicts.flatMap((row: unknown): DayConflict[] => {
    const [there, bag] = [readPlanDay(row), readId(fieldsOf(row).bag)];
    const { reason, least, published } = fieldsOf(row);
    const edit = sent.get(bag ?? '')?.get(there?.day ?? '');
    if (there === null || bag === null || !edit) return [];
    const { day, quantity, isSkipped } = there;
    return [
      {
        bag,
        day,
        reason: Object.entries(REASONS).find(([code]) => code === reason)?.[1] ?? 'changed',
        least: readCount(least) ?? 0,
        mine: edit.after,
        there: { quantity, isSkipped, isPublished: published === true },
      },
    ];
  });
}

const isRefused = (conflicts: readonly DayConflict[], bag: string, day: string): boolean =>
  conflicts.some((conflict) => conflict.bag === bag && conflict.day === day);

/** The edits still to save: refused days, and days that were edited again meanwhile. */
export function editsAfterSaving(
  edits: WeekEdits,
  sent: WeekEdits,
  conflicts: readonly DayConflict[],
): WeekEdits {
  let later = edits;
  for (const [bag, ofBag] of sent) {
    for (const [day, { before, after }] of ofBag) {
      if (isRefused(conflicts, bag, day)) continue;
      const now = edits.get(bag)?.get(day);
      const stored = { ...after, isPublished: before.isPublished };
      const isSaved = now === undefined || isSameDay(now.after, after);
      later = withEdit(later, bag, day, isSaved ? null : { before: stored, after: now.after });
    }
  }
  return later;
}

/** The week with what was just saved, until it is read again. */
export function weekAfterSaving(week: Week, sent: WeekEdits, conflicts: readonly DayConflict[]): Week {
  return {
    ...week,
    bags: week.bags.map((bag) => {
      const ofBag = sent.get(bag.id);
      if (!ofBag) return bag;
      const edited = bag.days.map((there, place) => {
        const day = addDays(week.monday, place);
        const edit = ofBag.get(day);
        return edit && !isRefused(conflicts, bag.id, day) ? { ...there, ...edit.after } : there;
      });
      const planned = (of: readonly DayState[]) =>
        of.reduce((sum, { isPublished, quantity }) => sum + (isPublished ? (quantity ?? 0) : 0), 0);
      const more = planned(edited) - planned(bag.days);
      return { ...bag, days: edited, stock: Math.max(0, bag.stock + more) };
    }),
  };
}
