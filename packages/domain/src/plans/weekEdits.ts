/** Changes of a week that are not saved yet: by bag and day, with what was there before, and how they are undone. */
import { MOST_STOCK } from '../limits.ts';
import { fieldsOf } from '../objects.ts';
import { isRaw, readId } from '../reading/raw.ts';
import { readPlanDay } from './plan.ts';
import { AS_PLANNED, type DayState, type WeekBag } from './week.ts';
import type { Cell } from './weekCell.ts';

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

export const isSameDay = (one: DayAfter, other: DayAfter): boolean =>
  one.quantity === other.quantity && one.isSkipped === other.isSkipped;
export const isSameState = (one: DayState, other: DayState): boolean =>
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

export const stateOf = ({ days }: WeekBag, place: number): DayState => {
  const { quantity, isSkipped, isPublished } = days[place] ?? AS_PLANNED;
  return { quantity, isSkipped, isPublished };
};

export type DayRefusal = { kind: 'over' } | { kind: 'tooMany' } | { kind: 'tooFew'; least: number };

/** The edit of a day to a number of bags. None means skipped, and the planned number means as planned. */
export function dayWithCount(
  bag: WeekBag,
  cell: Cell,
  place: number,
  count: number,
  edit?: DayEdit,
): DayAfter | DayRefusal {
  const { quantity, isPublished } = { ...stateOf(bag, place), ...edit?.after };
  if (!cell.isEditable) return { kind: 'over' };
  if (count > MOST_STOCK) return { kind: 'tooMany' };
  if (count < cell.least) return { kind: 'tooFew', least: cell.least };
  // A day on sale has a number of its own.
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

/** A stored draft, without what is unreadable and without days of the past. */
export function readWeekDraft(value: unknown, today: string): WeekEdits {
  const edits = new Map<string, Map<string, DayEdit>>();
  if (!Array.isArray(value)) return edits;
  for (const row of value as unknown[]) {
    if (!isRaw(row)) continue;
    const { bag, day, before, after } = row;
    const [id, was, becomes] = [readId(bag), readState(before, day), readState(after, day)];
    if (id === null || was === null || becomes === null || becomes.day < today) continue;
    const { quantity, isSkipped } = becomes;
    const isPublished = fieldsOf(before).published === true;
    const ofBag = edits.get(id) ?? new Map<string, DayEdit>();
    edits.set(id, ofBag);
    ofBag.set(becomes.day, {
      before: { quantity: was.quantity, isSkipped: was.isSkipped, isPublished },
      after: { quantity: quantity === null ? null : Math.min(quantity, MOST_STOCK), isSkipped },
    });
  }
  return edits;
}

const readState = (value: unknown, day: unknown) => readPlanDay({ ...fieldsOf(value), day });
