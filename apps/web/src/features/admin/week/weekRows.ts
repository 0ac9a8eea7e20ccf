import {
  beirutDay,
  cellOf,
  daysFrom,
  type Cell,
  type DayEdit,
  type Instant,
  type WeekBag,
  type WeekEdits,
} from '@zawadeh/domain';

/** One bag with its seven cells. */
export interface WeekRowOf {
  bag: WeekBag;
  cells: readonly Cell[];
  edits: ReadonlyMap<string, DayEdit> | undefined;
}

/** When a row is drawn. */
export interface WeekMoment {
  monday: string;
  days: readonly string[];
  now: Instant;
  today: string;
}

export const momentOf = (monday: string, now: Instant): WeekMoment => ({
  monday,
  days: daysFrom(monday),
  now,
  today: beirutDay(now),
});

interface Cached {
  row: WeekRowOf;
  moment: WeekMoment;
}

const cache = new WeakMap<WeekBag, Cached>();

/** The same row as before where nothing of it has changed, so that only the others are drawn again. */
export function rowOf(bag: WeekBag, moment: WeekMoment, allEdits: WeekEdits): WeekRowOf {
  const edits = allEdits.get(bag.id);
  const known = cache.get(bag);
  const cellAt = (place: number) =>
    cellOf(bag, place, moment.monday, moment.now, edits?.get(moment.days[place] ?? '')?.after);
  if (known && known.row.edits === edits && isSameDay(known.moment, moment)) {
    const place = moment.days.indexOf(moment.today);
    // Another minute changes nothing but whether today has opened.
    if (known.moment.now === moment.now || place < 0 || isSame(known.row.cells[place], cellAt(place))) {
      cache.set(bag, { row: known.row, moment });
      return known.row;
    }
  }
  const row = { bag, cells: moment.days.map((_, place) => cellAt(place)), edits };
  cache.set(bag, { row, moment });
  return row;
}

const isSameDay = (before: WeekMoment, later: WeekMoment): boolean =>
  before.monday === later.monday && before.today === later.today;

const isSame = (before: Cell | undefined, later: Cell): boolean =>
  before?.isEditable === later.isEditable &&
  before.state === later.state &&
  before.quantity === later.quantity &&
  before.byHand === later.byHand;
