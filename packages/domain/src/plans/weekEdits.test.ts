import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_STOCK } from '../limits.ts';
import { exampleWeek, KAAK, KNAFEH, LAHM, MONDAY, MORNING, OPEN, TODAY, weekAnswer } from './exampleWeek.ts';
import type { Week } from './week.ts';
import { cellOf } from './weekCell.ts';
import {
  bodiesOf,
  changesOf,
  conflictsIn,
  editsAfterSaving,
  keepMine,
  readDayConflicts,
  weekAfterSaving,
  withoutDone,
  type DayConflict,
} from './savingWeek.ts';
import {
  changeDay,
  countEdits,
  dayAsPlanned,
  dayWithCount,
  dayWithSkipTurned,
  MOST_CHANGES,
  NO_EDITS,
  readWeekDraft,
  undo,
  withEdit,
  withEdits,
  type DayAfter,
  type Editing,
  type WeekEdits,
} from './weekEdits.ts';
import { cases } from '../testing/cases.ts';

const week = exampleWeek();
const THURSDAY = '2026-11-26';
const FRIDAY = '2026-11-27';
const bagOf = (id: string, of: Week = week) => of.bags.find((bag) => bag.id === id)!;
const cellIn =
  (of: Week, edits: WeekEdits, now = MORNING) =>
  (bag: Week['bags'][number], place: number) =>
    cellOf(bag, place, MONDAY, now, edits.get(bag.id)?.get(`2026-11-${23 + place}`)?.after);

/** Types a number into a cell. */
function typed(
  edits: WeekEdits,
  id: string,
  place: number,
  count: number,
  of: Week = week,
  now = MORNING,
): WeekEdits {
  const bag = bagOf(id, of);
  const cell = cellIn(of, edits, now)(bag, place);
  const after = dayWithCount(bag, cell, place, count, edits.get(id)?.get(cell.day));
  if ('kind' in after) throw new Error(after.kind);
  return changeDay(edits, bag, cell, place, after);
}
const afterOf = (edits: WeekEdits, id: string, day: string) => edits.get(id)?.get(day)?.after;
const count = (id: string, place: number, number: number, now = MORNING) =>
  dayWithCount(bagOf(id), cellIn(week, NO_EDITS, now)(bagOf(id), place), place, number);
const turned = (id: string, place: number, now = MORNING) =>
  dayWithSkipTurned(bagOf(id), cellIn(week, NO_EDITS, now)(bagOf(id), place), place);
const asPlanned = (id: string, place: number, now = MORNING) =>
  dayAsPlanned(bagOf(id), cellIn(week, NO_EDITS, now)(bagOf(id), place), place);

describe('the edit of a day', () => {
  test.each<[string, unknown, unknown]>([
    ['another number', count(KAAK, 3, 12), { quantity: 12, isSkipped: false }],
    ['the number of the plan', count(KAAK, 4, 8), { quantity: null, isSkipped: false }],
    ['none', count(KAAK, 4, 0), { quantity: 12, isSkipped: true }],
    ['none on a closed day', count(KAAK, 6, 0), { quantity: null, isSkipped: false }],
    ['bags on a closed day', count(KAAK, 6, 3), { quantity: 3, isSkipped: false }],
    ['more than can be', count(KAAK, 3, MOST_STOCK + 1), { kind: 'tooMany' }],
    ['another number of the past', count(KAAK, 0, 9), { kind: 'over' }],
    ['today on sale, more', count(KAAK, 2, 9, OPEN), { quantity: 9, isSkipped: false }],
    ['today on sale, as planned', count(KAAK, 2, 8, OPEN), { quantity: 8, isSkipped: false }],
    ['today on sale, less than is taken', count(KAAK, 2, 4, OPEN), { kind: 'tooFew', least: 5 }],
    ['skipped', turned(KAAK, 3), { quantity: null, isSkipped: true }],
    ['skipped with its number', turned(KAAK, 4), { quantity: 12, isSkipped: true }],
    ['no longer skipped', turned(KAAK, 5), { quantity: null, isSkipped: false }],
    ['no longer none', turned(KNAFEH, 3), { quantity: null, isSkipped: false }],
    ['skipped on a closed day', turned(KAAK, 6), { quantity: null, isSkipped: false }],
    ['today skipped while some are taken', turned(KAAK, 2, OPEN), { kind: 'tooFew', least: 5 }],
    ['a past day skipped', turned(KAAK, 0), { kind: 'over' }],
    ['as planned', asPlanned(KAAK, 4), { quantity: null, isSkipped: false }],
    ['today on sale as planned', asPlanned(KAAK, 2, OPEN), { quantity: 8, isSkipped: false }],
    ['a past day as planned', asPlanned(KAAK, 0), { kind: 'over' }],
  ])('the edit of a day: %s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  test('a skipped day keeps its number, also an unsaved one', () => {
    const edits = typed(NO_EDITS, KAAK, 3, 15);
    const skipped = typed(edits, KAAK, 3, 0);
    expect(afterOf(skipped, KAAK, THURSDAY)).toEqual({ quantity: 15, isSkipped: true });
    const bag = bagOf(KAAK);
    const cell = cellIn(week, skipped)(bag, 3);
    expect(dayWithSkipTurned(bag, cell, 3, skipped.get(KAAK)?.get(THURSDAY))).toEqual({
      quantity: 15,
      isSkipped: false,
    });
  });

  test('a day on sale that was set to none returns to its plan, or stays none if its weekday is closed', () => {
    const answer = weekAnswer();
    answer.days[1] = { bag_id: KAAK, day: TODAY, planned: 0, skipped: false, published: true };
    answer.bags[0]!.quantity = 0;
    const none = exampleWeek(answer);
    const bag = bagOf(KAAK, none);
    expect(dayWithSkipTurned(bag, cellIn(none, NO_EDITS, OPEN)(bag, 2), 2)).toEqual({
      quantity: 8,
      isSkipped: false,
    });
    const closed = { ...bag, plan: { ...bag.plan, quantities: Array<number | null>(7).fill(null) } };
    expect(dayWithSkipTurned(closed, cellIn(none, NO_EDITS, OPEN)(closed, 2), 2)).toEqual({
      quantity: 0,
      isSkipped: false,
    });
  });
});

test('a day on sale that was set to none returns to its earlier number', () => {
  const answer = weekAnswer();
  answer.days[1] = { bag_id: KAAK, day: TODAY, planned: 11, skipped: false, published: true };
  answer.bags[0]!.quantity = 11;
  const more = exampleWeek(answer);
  const bag = bagOf(KAAK, more);
  const none = typed(NO_EDITS, KAAK, 2, 0, more, OPEN);
  const edit = none.get(KAAK)?.get(TODAY);
  const after = dayWithSkipTurned(bag, cellIn(more, none, OPEN)(bag, 2), 2, edit);
  expect(after).toEqual({ quantity: 11, isSkipped: false });
});

describe('unsaved edits', () => {
  test('edits are counted, and an edit back to the saved value is none', () => {
    const one = typed(NO_EDITS, KAAK, 3, 12);
    const two = typed(one, LAHM, 3, 2);
    expect([one, two, typed(two, KAAK, 3, 8), typed(one, KAAK, 3, 8)].map(countEdits)).toEqual([1, 2, 1, 0]);
    expect(withEdit(NO_EDITS, KAAK, FRIDAY, null)).toEqual(NO_EDITS);
  });

  test('any number of edits is undone one after the other, and nothing further', () => {
    const change = fc.record({
      place: fc.constantFrom(3, 4, 5),
      count: fc.nat(20),
      bag: fc.constantFrom(KAAK, LAHM, KNAFEH),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        let editing: Editing = { edits: NO_EDITS, earlier: [] };
        const seen = [editing.edits];
        for (const { bag, place, count: number } of changes) {
          editing = withEdits(editing, typed(editing.edits, bag, place, number));
          seen.push(editing.edits);
        }
        for (const before of seen.slice(0, -1).toReversed()) {
          editing = undo(editing);
          expect(editing.edits).toBe(before);
        }
        expect(undo(editing)).toEqual({ edits: NO_EDITS, earlier: [] });
      }),
      cases(100),
    );
  });

  test('edits are stored and read again', () => {
    const edits = typed(typed(NO_EDITS, KAAK, 4, 0), LAHM, 3, 2);
    expect(readWeekDraft(JSON.parse(JSON.stringify(changesOf(edits))), TODAY)).toEqual(edits);
    expect(changesOf(edits)[0]).toEqual({
      bag: KAAK,
      day: FRIDAY,
      before: { planned: 12, skipped: false, published: false },
      after: { planned: 12, skipped: true },
    });
  });

  test('edits are saved in bodies that the database takes, each once', () => {
    const anEdit = [...typed(NO_EDITS, KAAK, 3, 12).get(KAAK)!.values()][0]!;
    const edits = new Map(
      Array.from({ length: 3_001 }, (_, bag) => [`bag ${bag}`, new Map([[FRIDAY, anEdit]])] as const),
    );
    const bodies = bodiesOf(edits);
    expect(bodies.map(({ length }) => length)).toEqual([MOST_CHANGES, MOST_CHANGES, 201]);
    expect(bodies.flat()).toEqual(changesOf(edits));
    expect(bodiesOf(NO_EDITS)).toEqual([]);
  });

  test('edits of past days and damaged edits are not read', () => {
    const [good] = changesOf(typed(NO_EDITS, KAAK, 3, 12));
    const { before, after } = good!;
    const damaged = [null, 3, { ...good, bag: null }, { ...good, day: '2026-11-24' }, { ...good, day: 'x' }];
    expect(readWeekDraft(damaged, TODAY)).toEqual(NO_EDITS);
    expect(readWeekDraft({ length: 1 }, TODAY)).toEqual(NO_EDITS);
    const large = { ...good, before: { ...before, published: true }, after: { ...after, planned: 1e9 } };
    expect([...readWeekDraft([large], TODAY).get(KAAK)!.values()]).toEqual([
      {
        before: { quantity: null, isSkipped: false, isPublished: true },
        after: { quantity: MOST_STOCK, isSkipped: false },
      },
    ]);
    expect(readWeekDraft([{ ...good, before: null, after: null }], TODAY).size).toBe(1);
  });
});

/** The week in which another admin has saved these days. */
function changedByOther(...days: object[]): Week {
  const answer = weekAnswer();
  const none = { planned: null, skipped: false, published: false };
  answer.days.push(...days.map((day) => ({ ...none, ...day })));
  return exampleWeek(answer);
}
const conflicts = (edits: WeekEdits, later: Week, now = MORNING) =>
  conflictsIn(later, edits, cellIn(later, edits, now));

describe('a change of another admin under unsaved edits', () => {
  const mine = typed(typed(NO_EDITS, KAAK, 3, 12), LAHM, 3, 2);

  test('a change of another day is no conflict', () => {
    expect(conflicts(mine, changedByOther({ bag_id: LAHM, day: FRIDAY, planned: 9 }))).toEqual([]);
  });

  test('a change of the same day is shown with both numbers, and either can be kept', () => {
    const later = changedByOther({ bag_id: KAAK, day: THURSDAY, planned: 10 });
    const [conflict, ...others] = conflicts(mine, later);
    expect(others).toEqual([]);
    expect(conflict).toMatchObject({
      bag: KAAK,
      day: THURSDAY,
      reason: 'changed',
      mine: { quantity: 12 },
      there: { quantity: 10 },
    });
    const kept = keepMine(mine, conflict!, bagOf(KAAK).plan);
    expect(conflicts(kept, later)).toEqual([]);
    expect(changesOf(kept)[0]).toMatchObject({ before: { planned: 10 }, after: { planned: 12 } });
    expect(conflicts(withEdit(mine, KAAK, THURSDAY, null), later)).toEqual([]);
  });

  test('an edit that another admin saved already needs no saving', () => {
    const later = changedByOther({ bag_id: KAAK, day: THURSDAY, planned: 12 });
    expect(countEdits(withoutDone(later, mine))).toBe(1);
    expect(withoutDone(week, mine)).toBe(mine);
    const elsewhere = withEdit(mine, KAAK, '2026-12-03', {
      before: { quantity: null, isSkipped: false, isPublished: false },
      after: { quantity: 1, isSkipped: false },
    });
    expect(withoutDone(week, elsewhere)).toBe(elsewhere);
    expect(conflicts(elsewhere, week)).toEqual([]);
  });

  test('a day that went on sale meanwhile is a conflict, and goes on with a number of its own', () => {
    const edits = typed(NO_EDITS, LAHM, 2, 7);
    const later = changedByOther({ bag_id: LAHM, day: TODAY, planned: 5, published: true });
    const [conflict] = conflicts(edits, later, OPEN);
    expect(conflict).toMatchObject({ reason: 'changed', there: { quantity: 5, isPublished: true } });
    expect(afterOf(keepMine(edits, conflict!, bagOf(LAHM).plan), LAHM, TODAY)).toEqual({
      quantity: 7,
      isSkipped: false,
    });
    const as = (after: DayAfter) =>
      afterOf(keepMine(edits, { ...conflict!, mine: after }, bagOf(LAHM).plan), LAHM, TODAY);
    expect(as({ quantity: null, isSkipped: false })).toEqual({ quantity: 5, isSkipped: false });
    expect(as({ quantity: 7, isSkipped: true })).toEqual({ quantity: 0, isSkipped: false });
    expect(
      afterOf(
        keepMine(edits, { ...conflict!, mine: { quantity: null, isSkipped: false } }, null),
        LAHM,
        TODAY,
      ),
    ).toEqual({ quantity: 0, isSkipped: false });
  });

  test.each([
    ['2026-11-25', {}, 5],
    ['2026-12-02', {}, 0],
    ['2026-12-02', { endsOn: null }, 5],
    ['2026-12-02', { endsOn: null, startsOn: '2026-12-03' }, 0],
    ['2026-12-03', { endsOn: null, quantities: [1, 2, 3, 4, 5, 6, 7] }, 4],
  ])(
    'an edit back to the plan has the plan’s number of %s, also in another week',
    (day, changes, quantity) => {
      const there = { quantity: 9, isSkipped: false, isPublished: true };
      const after = { quantity: null, isSkipped: false };
      const conflict: DayConflict = { bag: LAHM, day, reason: 'changed', least: 0, mine: after, there };
      const edits = withEdit(NO_EDITS, LAHM, day, { before: { ...there, isPublished: false }, after });
      const kept = keepMine(edits, conflict, { ...bagOf(LAHM).plan, ...changes });
      expect(afterOf(kept, LAHM, day)).toEqual({ quantity, isSkipped: false });
    },
  );

  test('a bag that no longer repeats, a day that is over and a higher number of sold bags are conflicts', () => {
    const gone = { ...week, bags: week.bags.filter(({ id }) => id !== LAHM) };
    expect(conflicts(mine, gone)).toMatchObject([{ bag: LAHM, reason: 'gone' }]);
    const today = typed(NO_EDITS, KAAK, 2, 5, week, OPEN);
    expect(conflicts(today, week, OPEN)).toEqual([]);
    const answer = weekAnswer();
    answer.bags[0]!.quantity = 2;
    expect(conflicts(today, exampleWeek(answer), OPEN)).toMatchObject([
      { reason: 'tooFew', least: 6, mine: { quantity: 5 } },
    ]);
    const none = withEdit(today, KAAK, TODAY, {
      before: { quantity: 8, isSkipped: false, isPublished: true },
      after: { quantity: null, isSkipped: false },
    });
    expect(conflicts(none, week, OPEN)).toMatchObject([{ reason: 'tooFew' }]);
    answer.days[1] = { ...answer.days[1], over: true };
    expect(conflicts(today, exampleWeek(answer), OPEN)).toMatchObject([{ reason: 'over' }]);
  });
});

describe('saving edits', () => {
  const sent = typed(typed(NO_EDITS, KAAK, 3, 12), LAHM, 3, 2);
  const refusal = {
    bag: KAAK,
    day: THURSDAY,
    reason: 'changed',
    least: null,
    planned: 10,
    skipped: false,
    published: false,
  };

  test('a refused edit stays, and the others are done', () => {
    const found = readDayConflicts({ saved: 1, conflicts: [refusal] }, sent)!;
    expect(found).toEqual([
      {
        bag: KAAK,
        day: THURSDAY,
        reason: 'changed',
        least: 0,
        mine: { quantity: 12, isSkipped: false },
        there: { quantity: 10, isSkipped: false, isPublished: false },
      },
    ]);
    const rest = editsAfterSaving(sent, sent, found);
    expect([...rest.keys()]).toEqual([KAAK]);
    const later = weekAfterSaving(week, sent, found);
    expect([bagOf(KAAK, later).days[3]?.quantity, bagOf(LAHM, later).days[3]?.quantity]).toEqual([null, 2]);
    expect(bagOf(KNAFEH, later)).toBe(bagOf(KNAFEH));
  });

  test.each([
    ['too_few', 'tooFew'],
    ['over', 'over'],
    ['gone', 'gone'],
    ['unheard of', 'changed'],
  ])('a conflict is read with the reason %s', (code, reason) => {
    expect(readDayConflicts({ conflicts: [{ ...refusal, reason: code, least: 3 }] }, sent)).toMatchObject([
      { reason, least: 3 },
    ]);
  });

  test('an answer without conflicts is unreadable, and a conflict of an unsent edit is left out', () => {
    expect(readDayConflicts({ refused: 'malformed' }, sent)).toBeNull();
    const odd = [
      null,
      { ...refusal, bag: 7 },
      { ...refusal, bag: null },
      { ...refusal, day: 'x' },
      { ...refusal, bag: KNAFEH },
    ];
    expect(readDayConflicts({ conflicts: odd }, sent)).toEqual([]);
  });

  test('an edit made while its day was saved goes on from the saved value', () => {
    const edits = typed(sent, KAAK, 3, 15);
    const rest = editsAfterSaving(edits, sent, []);
    expect(rest.get(KAAK)?.get(THURSDAY)).toEqual({
      before: { quantity: 12, isSkipped: false, isPublished: false },
      after: { quantity: 15, isSkipped: false },
    });
    expect(editsAfterSaving(withEdit(edits, KAAK, THURSDAY, null), sent, [])).toEqual(NO_EDITS);
  });

  test('the stock of today changes with a saved edit, and never below none', () => {
    const today = typed(NO_EDITS, KAAK, 2, 9, week, OPEN);
    expect(bagOf(KAAK, weekAfterSaving(week, today, [])).stock).toBe(4);
    const odd = withEdit(NO_EDITS, KAAK, TODAY, {
      before: { quantity: 8, isSkipped: false, isPublished: true },
      after: { quantity: null, isSkipped: false },
    });
    expect(bagOf(KAAK, weekAfterSaving(week, odd, [])).stock).toBe(0);
  });

  test('no change is lost with any edits of two admins, one after the other', () => {
    const change = fc.record({
      place: fc.constantFrom(3, 4, 5),
      count: fc.nat(20),
      bag: fc.constantFrom(KAAK, LAHM, KNAFEH),
    });
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 12 }),
        fc.array(change, { maxLength: 12 }),
        (first, second) => {
          const all = (changes: typeof first) =>
            changes.reduce(
              (edits, { bag, place, count: number }) => typed(edits, bag, place, number),
              NO_EDITS,
            );
          const [ours, theirs] = [all(first), all(second)];
          const later = weekAfterSaving(week, theirs, []);
          const left = withoutDone(later, ours);
          const open = conflicts(left, later);
          for (const [bag, days] of ours) {
            for (const [day, { after }] of days) {
              const other = afterOf(theirs, bag, day);
              const isSame = JSON.stringify(other) === JSON.stringify(after);
              // Mine is to be saved, was done by the other, or waits for a decision.
              expect(afterOf(left, bag, day)).toEqual(isSame ? undefined : after);
              expect(open.some((each) => each.bag === bag && each.day === day)).toBe(
                other !== undefined && !isSame,
              );
            }
          }
        },
      ),
      cases(100),
    );
  });
});
