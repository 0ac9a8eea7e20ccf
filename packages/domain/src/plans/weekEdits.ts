/** Changes of a week that are not saved yet: by bag and day, with what was there before, and how they are undone. */
import { fieldsOf } from '../objects.ts';
import { isRaw, readCount, readId } from '../reading/raw.ts';
import { addDays } from '../time/beirutDays.ts';
import { readPlanDay, type Plan } from './plan.ts';
import {
  AS_PLANNED,
  daysFrom,
  plannedOn,
  type Cell,
  type DayState,
  type Week,
  type WeekBag,
} from './week.ts';

export const MOST_PLANNED = 999;
/** As many as the database saves together: two hundred plans, seven days each. */
export const MOST_CHANGES = 1_400;
const MOST_UNDONE = 200;

export type DayAfter = Pick<DayState, 'quantity' | 'isSkipped'>;

export interface DayEdit {
  before: DayState;
  after: DayAfter;
}

type EditsOfBag = ReadonlyMap<string, DayEdit>;
/** By bag, then by day, so that a row of the table sees only its own. */
export type WeekEdits = ReadonlyMap<string, EditsOfBag>;

export interface Editing {
  edits: WeekEdits;
  /** Earlier edits, the latest last. */
  earlier: readonly WeekEdits[];
}

export const NO_EDITS: WeekEdits = new Map();

export const countEdits = (edits: WeekEdits): number =>
  [...edits.values()].reduce((sum, ofBag) => sum + ofBag.size, 0);

export const withEdits = ({ edits, earlier }: Editing, later: WeekEdits): Editing => ({
  edits: later,
  earlier: [...earlier, edits].slice(-MOST_UNDONE),
});

export const undo = ({ edits, earlier }: Editing): Editing => ({
  edits: earlier.at(-1) ?? edits,
  earlier: earlier.slice(0, -1),
});

const isSameDay = (one: DayAfter, other: DayAfter): boolean =>
  one.quantity === other.quantity && one.isSkipped === other.isSkipped;
const isSameState = (one: DayState, other: DayState): boolean =>
  isSameDay(one, other) && one.isPublished === other.isPublished;

export function withEdit(edits: WeekEdits, bag: string, day: string, edit: DayEdit | null): WeekEdits {
  const ofBag = new Map(edits.get(bag));
  if (edit === null) ofBag.delete(day);
  else ofBag.set(day, edit);
  const later = new Map(edits);
  if (ofBag.size === 0) later.delete(bag);
  else later.set(bag, ofBag);
  return later;
}

/** A change back to what was there is none. */
export function changeDay(
  edits: WeekEdits,
  bag: WeekBag,
  { day }: Cell,
  place: number,
  after: DayAfter,
): WeekEdits {
  const before = edits.get(bag.id)?.get(day)?.before ?? stateOf(bag, place);
  return withEdit(edits, bag.id, day, isSameDay(before, after) ? null : { before, after });
}

const stateOf = ({ days }: WeekBag, place: number): DayState => {
  const { quantity, isSkipped, isPublished } = days[place] ?? AS_PLANNED;
  return { quantity, isSkipped, isPublished };
};

export type DayRefusal = { why: 'over' } | { why: 'tooMany' } | { why: 'tooFew'; least: number };

/** What a day becomes with a number of bags. None is the same as skipped; as many as the plan says is as planned. */
export function dayWithCount(
  bag: WeekBag,
  cell: Cell,
  place: number,
  count: number,
  edit?: DayEdit,
): DayAfter | DayRefusal {
  const { quantity, isPublished } = { ...stateOf(bag, place), ...edit?.after };
  if (!cell.isEditable) return { why: 'over' };
  if (count > MOST_PLANNED) return { why: 'tooMany' };
  if (count < cell.least) return { why: 'tooFew', least: cell.least };
  // What is on sale has its own number.
  if (isPublished) return { quantity: count, isSkipped: false };
  if (count > 0) return { quantity: count === cell.planned ? null : count, isSkipped: false };
  // The number stays, for when the day is no longer skipped.
  return cell.planned === null ? { quantity: null, isSkipped: false } : { quantity, isSkipped: true };
}

/** Skips the day, or takes the skip away. */
export function dayWithSkipTurned(
  bag: WeekBag,
  cell: Cell,
  place: number,
  edit?: DayEdit,
): DayAfter | DayRefusal {
  if (cell.state !== 'skipped') return dayWithCount(bag, cell, place, 0, edit);
  const { quantity, isPublished } = { ...stateOf(bag, place), ...edit?.after };
  if (isPublished || !cell.isEditable) {
    const before = edit?.before.quantity ?? 0;
    return before > 0 ? dayWithCount(bag, cell, place, before, edit) : dayAsPlanned(bag, cell, place);
  }
  return { quantity: quantity || null, isSkipped: false };
}

export function dayAsPlanned(bag: WeekBag, cell: Cell, place: number): DayAfter | DayRefusal {
  if (!cell.isEditable || stateOf(bag, place).isPublished) {
    return dayWithCount(bag, cell, place, cell.planned ?? 0);
  }
  return { quantity: null, isSkipped: false };
}

export interface DayConflict {
  bag: string;
  day: string;
  /** Too few: as many as `least` are sold, being paid or taken off sale. */
  reason: 'changed' | 'tooFew' | 'over' | 'gone';
  least: number;
  mine: DayAfter;
  there: DayState;
}

/** What others did to days that have unsaved edits, and edits that can no longer be saved. */
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

/** Without the edits that somebody else has made just so. */
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

/** The body of save_bag_days. */
export const changesOf = (edits: WeekEdits) =>
  [...edits].flatMap(([bag, ofBag]) =>
    [...ofBag].map(([day, { before, after }]) => ({
      bag,
      day,
      before: { planned: before.quantity, skipped: before.isSkipped, published: before.isPublished },
      after: { planned: after.quantity, skipped: after.isSkipped },
    })),
  );

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

/** What is still to save: what was refused, and what was edited again meanwhile. */
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

/** A stored draft, without what is unreadable and without days of the past. */
export function readWeekDraft(value: unknown, today: string): WeekEdits {
  let edits: WeekEdits = NO_EDITS;
  if (!Array.isArray(value)) return edits;
  for (const row of value.slice(0, MOST_CHANGES) as unknown[]) {
    if (!isRaw(row)) continue;
    const { bag, day, before, after } = row;
    const [id, was, becomes] = [readId(bag), readState(before, day), readState(after, day)];
    if (id === null || was === null || becomes === null || becomes.day < today) continue;
    const { quantity, isSkipped } = becomes;
    const isPublished = fieldsOf(before).published === true;
    edits = withEdit(edits, id, becomes.day, {
      before: { quantity: was.quantity, isSkipped: was.isSkipped, isPublished },
      after: { quantity: quantity === null ? null : Math.min(quantity, MOST_PLANNED), isSkipped },
    });
  }
  return edits;
}

const readState = (value: unknown, day: unknown) => readPlanDay({ ...fieldsOf(value), day });
