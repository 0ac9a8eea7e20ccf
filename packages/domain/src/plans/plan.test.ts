import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  nextOpenings,
  openingOf,
  openingToPublish,
  readPlan,
  readPlanDay,
  type Opening,
  type Plan,
  type PlanDay,
} from './plan.ts';
import { cases } from '../testing/cases.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const at = (text: string) => Date.parse(text);

/** From Monday to Saturday, with another quantity each day. */
const plan: Plan = {
  quantities: [1, 2, 3, 4, 5, 6, null],
  opens: '17:00',
  closes: '20:30',
  startsOn: null,
  endsOn: null,
  isPaused: false,
};

const daily: Plan = { ...plan, quantities: [3, 3, 3, 3, 3, 3, 3] };

const change = (day: string, changes: Partial<PlanDay> = {}): PlanDay => ({
  day,
  isSkipped: false,
  quantity: null,
  ...changes,
});

const window = (opening: Opening | null) =>
  opening && [opening.start, opening.end].map((moment) => new Date(moment).toISOString().slice(0, 16));

describe('a row of a plan', () => {
  const row = {
    quantities: [5, 5, 5, 5, 8, null, 0],
    opens: '17:00:00',
    closes: '20:30:00',
    starts_on: '2026-11-25',
    ends_on: '2026-12-31',
    paused: false,
  };
  const read: Plan = {
    quantities: [5, 5, 5, 5, 8, null, 0],
    opens: '17:00',
    closes: '20:30',
    startsOn: '2026-11-25',
    endsOn: '2026-12-31',
    isPaused: false,
  };

  test.each<[string, object, Partial<Plan>]>([
    ['with all columns', {}, {}],
    ['with short times', { opens: '17:00', closes: '20:30' }, {}],
    ['after midnight', { opens: '22:00:00', closes: '01:00:00' }, { opens: '22:00', closes: '01:00' }],
    ['since always and for ever', { starts_on: null, ends_on: undefined }, { startsOn: null, endsOn: null }],
    ['that is paused', { paused: true }, { isPaused: true }],
    ['that is paused in words', { paused: 'true' }, { isPaused: false }],
    ['with digits', { quantities: ['5', 5, 5, 5, '8', null, '0'] }, {}],
    [
      'with damaged quantities, which are closed days',
      { quantities: [-1, 1.5, 'many', [], {}, undefined, 7] },
      { quantities: [null, null, null, null, null, null, 7] },
    ],
    ['with other columns', { id: 3, note: 'x' }, {}],
  ])('a plan is read %s', (_, changes, expected) => {
    expect(readPlan({ ...row, ...changes })).toEqual({ ...read, ...expected });
  });

  test.each([
    [
      'quantities',
      [undefined, null, 5, '5,5,5,5,5,5,5', { length: 7 }, [], [1, 2, 3, 4, 5, 6], Array(8).fill(1)],
    ],
    ['opens', [undefined, null, 17, '24:00', 'noon', {}]],
    ['closes', [undefined, null, 20.5, '20:60', '', []]],
    // Never since always or for ever by mistake.
    ['starts_on', ['', 'soon', '2026-02-30', '25/11/2026', 20_261_125, false, {}]],
    ['ends_on', ['', 'never', '2026-11-31', '2026-11-25T00:00:00', '1999-12-31', 0, ['2026-12-31']]],
  ])('a plan with damaged %s is not read', (name, values) => {
    for (const value of values) expect(readPlan({ ...row, [name]: value })).toBeNull();
  });
});

describe('a row of a day', () => {
  test.each([
    [{ day: '2026-11-25', skipped: true, planned: null }, { isSkipped: true }],
    [{ day: '2026-11-25', skipped: false, planned: 4 }, { quantity: 4 }],
    [{ day: '2026-11-25', skipped: 'yes', planned: '0' }, { quantity: 0 }],
    [{ day: '2026-11-25', planned: -4 }, {}],
    [{ day: '2026-11-25' }, {}],
  ])('the row %j is read as a day', (row, expected) => {
    expect(readPlanDay(row)).toEqual(change('2026-11-25', expected));
  });

  test.each([
    // Its midnight does not exist.
    '2026-03-29',
    '2000-01-01',
    '2028-02-29',
    '2100-12-31',
  ])('%s is a day', (day) => {
    expect(readPlanDay({ day })).toEqual(change(day));
  });

  // Days are compared as text, so there is one way to write them.
  test.each([
    ' 2026-11-25',
    '\n2026-11-25',
    '2026-11-25 ',
    '٢٠٢٦-١١-٢٥',
    '2026-11-25T00:00:00',
    '2026-2-3',
    '20261125',
    '2027-02-29',
    '1970-01-01',
    '2101-01-01',
    'today',
    '',
    null,
    20_261_125,
    ['2026-11-25'],
    Object.create(null),
  ])('%j is no day', (day) => {
    expect(readPlanDay({ day, skipped: true, planned: 4 })).toBeNull();
  });
});

describe('the opening of a day', () => {
  test('a plan with too few days is closed on the others', () => {
    expect(openingOf({ ...plan, quantities: [1] }, '2026-11-24')).toBeNull();
  });

  test.each([
    ['2026-11-25', '17:00', '20:30', '2026-11-25T15:00', '2026-11-25T18:30'],
    // The calendar of the domain ends here.
    ['2100-12-31', '22:00', '02:00', '2100-12-31T20:00', '2101-01-01T00:00'],
  ])('the opening on %s from %s to %s begins and ends at %s and %s', (day, opens, closes, start, end) => {
    expect(window(openingOf({ ...daily, opens, closes }, day))).toEqual([start, end]);
  });

  test('a pause of the plan does not change the opening of a day', () => {
    expect(openingOf({ ...plan, isPaused: true }, '2026-11-25')).toEqual(openingOf(plan, '2026-11-25'));
  });
});

describe('the next openings', () => {
  const days = (openings: readonly Opening[]) => openings.map(({ day }) => day.slice(5));
  const wednesday = at('2026-11-25T12:00Z');

  test('the next openings begin and end with the plan, however far ahead', () => {
    const limited = { ...plan, startsOn: '2029-11-23', endsOn: '2029-11-26' };
    expect(nextOpenings(limited, [], wednesday, 9).map(({ day }) => day)).toEqual([
      '2029-11-23',
      '2029-11-24',
      '2029-11-26',
    ]);
    expect(nextOpenings({ ...limited, startsOn: null }, [], at('2029-11-26T15:00Z'), 9)).toEqual([]);
    expect(nextOpenings({ ...limited, endsOn: '2029-11-22' }, [], wednesday, 9)).toEqual([]);
  });

  test('the next openings of an old plan do not begin before today', () => {
    expect(days(nextOpenings({ ...plan, startsOn: '2020-01-01' }, [], wednesday, 1))).toEqual(['11-25']);
  });

  test('the next openings are looked for on four hundred days', () => {
    expect(nextOpenings(daily, [], wednesday, 1000).map(({ day }) => day)).toHaveLength(400);
    const closed = { ...plan, quantities: Array<null>(7).fill(null) };
    const only = (day: string) => nextOpenings(closed, [change(day, { quantity: 1 })], wednesday, 1);
    expect(only('2027-12-29')).toMatchObject([{ day: '2027-12-29' }]);
    expect(only('2027-12-30')).toEqual([]);
  });
});

/** Calculated again from what Node says about Beirut, and with nothing of the domain. */
describe('the openings of every day from 2024 to 2035', () => {
  const FIRST = at('2024-01-01T00:00Z');
  const LAST = at('2035-12-31T00:00Z');
  const days = Array.from({ length: (LAST - FIRST) / DAY + 1 }, (_, index) => dateOf(FIRST + index * DAY));

  const wallClock = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Beirut',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const onTheWall = (moment: number) => wallClock.format(moment).replace(', ', 'T');
  const aheadAt = (moment: number) => at(`${onTheWall(moment)}Z`) - moment;

  function dateOf(moment: number): string {
    return new Date(moment).toISOString().slice(0, 10);
  }

  /** The first minutes with another difference from UTC. */
  const clockChanges: number[] = [];
  for (let noon = FIRST - DAY / 2; noon < LAST + 2 * DAY; noon += DAY) {
    let [before, after] = [noon, noon + DAY];
    if (aheadAt(before) === aheadAt(after)) continue;
    while (after - before > MINUTE) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE;
      if (aheadAt(middle) === aheadAt(before)) before = middle;
      else after = middle;
    }
    clockChanges.push(after);
  }

  const lastSunday = (year: number, month: number) => {
    const monthEnds = Date.UTC(year, month, 0);
    return monthEnds - new Date(monthEnds).getUTCDay() * DAY;
  };

  test('the clock changes twice a year', () => {
    const found = clockChanges.map((moment) => `${onTheWall(moment - MINUTE)} ${onTheWall(moment)}`);
    const expected = Array.from({ length: 12 }, (_, index) => 2024 + index).flatMap((year) => {
      const [march, october] = [lastSunday(year, 3), lastSunday(year, 10)];
      const saturday = dateOf(october - DAY);
      return [`${dateOf(march - DAY)}T23:59 ${dateOf(march)}T01:00`, `${saturday}T23:59 ${saturday}T23:00`];
    });
    expect(found).toEqual(expected);
  });

  interface AroundADay {
    /** Where the clock changes near this day. */
    changesAt: number;
    before: number;
    after: number;
  }

  const around = new Map<string, AroundADay>();
  for (let midnight = FIRST; midnight <= LAST + DAY; midnight += DAY) {
    const changesAt = clockChanges.find((moment) => Math.abs(moment - midnight) < 2 * DAY) ?? midnight - DAY;
    const [before, after] = [aheadAt(changesAt - MINUTE), aheadAt(changesAt)];
    around.set(dateOf(midnight), { changesAt, before, after });
  }

  /** The first instant at which the wall shows it; if there is none, as if the clock had not changed. */
  function firstInstant(day: string, clock: string): number {
    const { changesAt, before, after } = around.get(day)!;
    const shown = at(`${day}T${clock}Z`);
    if (shown - before < changesAt) return shown - before;
    return shown - after >= changesAt ? shown - after : shown - before;
  }

  function expectedOpening(each: Plan, index: number, changed: PlanDay | undefined): Opening | null {
    const day = days[index]!;
    // The first day is a Monday.
    const planned = each.quantities[index % 7]!;
    const quantity = changed?.quantity ?? planned;
    const isOutside = day < (each.startsOn ?? day) || day > (each.endsOn ?? day);
    if (isOutside || changed?.isSkipped || !quantity) return null;
    const endDay = each.closes > each.opens ? day : dateOf(FIRST + (index + 1) * DAY);
    const [start, end] = [firstInstant(day, each.opens), firstInstant(endDay, each.closes)];
    return end > start ? { day, start, end, quantity, isChanged: quantity !== planned } : null;
  }

  const text = (opening: Opening | null) =>
    opening ? `${opening.start} ${opening.end} ${opening.quantity} ${opening.isChanged}` : 'none';

  /** The days whose opening is another one. */
  function differences(each: Plan, changes: readonly PlanDay[]): string[] {
    const byDay = new Map(changes.map((changed) => [changed.day, changed]));
    return days.flatMap((day, index) => {
      const found = text(openingOf(each, day, byDay.get(day)));
      const expected = text(expectedOpening(each, index, byDay.get(day)));
      return found === expected ? [] : [`${day}: ${found}, expected ${expected}`];
    });
  }

  test.each([
    ['17:00', '20:30'],
    ['22:00', '23:30'],
    ['22:30', '00:00'],
    ['23:00', '00:30'],
    ['23:30', '01:00'],
    ['23:30', '23:30'],
    ['00:00', '00:30'],
    ['00:15', '01:00'],
    ['00:30', '03:00'],
    ['01:00', '00:59'],
  ])('every day opens as expected from %s to %s', (opens, closes) => {
    expect(differences({ ...daily, opens, closes }, [])).toEqual([]);
  });

  test('every day opens as expected, minute by minute around every change of the clock', () => {
    const clocks = ['22:00', '22:30', '23:00', '23:01', '23:30', '23:59', '00:00', '00:01', '00:30', '00:59'];
    const times = [...clocks, '01:00', '01:01', '01:30', '02:00', '17:00'];
    const wrong: string[] = [];
    let compared = 0;
    for (const changesAt of clockChanges) {
      const firstShown = new Map<string, number>();
      for (let moment = changesAt - 25 * HOUR; moment < changesAt + 50 * HOUR; moment += MINUTE) {
        const shown = onTheWall(moment);
        if (!firstShown.has(shown)) firstShown.set(shown, moment);
      }
      // What is left out is as long after the change as it is after midnight.
      const instant = (day: string, clock: string) =>
        firstShown.get(`${day}T${clock}`) ?? changesAt + Number(clock.slice(3)) * MINUTE;
      const saturday = onTheWall(changesAt - 2 * HOUR).slice(0, 10);
      const [sunday, monday] = [1, 2].map((count) => dateOf(at(saturday) + count * DAY)) as [string, string];
      for (const [day, next] of [
        [saturday, sunday],
        [sunday, monday],
      ] as const) {
        for (const opens of times) {
          for (const closes of times) {
            const [start, end] = [instant(day, opens), instant(closes > opens ? day : next, closes)];
            const expected = end > start ? `${start} ${end} 3 false` : 'none';
            const found = text(openingOf({ ...daily, opens, closes }, day));
            if (found !== expected)
              wrong.push(`${day} ${opens} to ${closes}: ${found}, expected ${expected}`);
            compared += 1;
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBe(24 * 2 * 15 * 15);
  });

  const two = (count: number) => String(count).padStart(2, '0');
  const anyClock = fc.oneof(
    fc.constantFrom('00:00', '00:30', '01:00', '17:00', '23:00', '23:30', '23:59'),
    fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([hour, minute]) => `${two(hour)}:${two(minute)}`),
  );
  const anyQuantity = fc.option(fc.integer({ min: 0, max: 4 }));
  const anyPlan = fc.record({
    quantities: fc.array(anyQuantity, { minLength: 7, maxLength: 7 }),
    opens: anyClock,
    closes: anyClock,
    startsOn: fc.option(fc.constantFrom(...days), { freq: 1 }),
    endsOn: fc.option(fc.constantFrom(...days), { freq: 1 }),
    isPaused: fc.constant(false),
  });
  const anyChanges = fc.array(
    fc.record({
      day: fc.constantFrom(...days),
      isSkipped: fc.boolean(),
      quantity: anyQuantity,
    }),
    { maxLength: 100 },
  );

  test('every day opens as expected with any plan and any changes', () => {
    fc.assert(
      fc.property(anyPlan, anyChanges, (each, changes) => {
        expect(differences(each, changes)).toEqual([]);
      }),
      cases(12),
    );
  });

  /** What is expected from one day to another. */
  const expectedOpenings = (each: Plan, changes: readonly PlanDay[], from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) =>
      expectedOpening(
        each,
        from + index,
        changes.findLast(({ day }) => day === days[from + index]),
      ),
    ).filter((opening) => opening !== null);

  /** Days near a change of the clock, and changes near these days. */
  const nearby = fc
    .oneof(
      fc.integer({ min: 10, max: days.length - 500 }),
      fc.constantFrom(...clockChanges.slice(0, -4)).map((moment) => Math.floor((moment - FIRST) / DAY)),
    )
    .chain((index) =>
      fc.record({
        index: fc.constant(index),
        // Since a few days, or soon.
        startsOn: fc.option(fc.integer({ min: -9, max: 9 }).map((ahead) => days[index + ahead]!)),
        endsOn: fc.option(fc.integer({ min: -9, max: 40 }).map((ahead) => days[index + ahead]!)),
        changes: fc.array(
          fc.record({
            day: fc.integer({ min: -2, max: 9 }).map((ahead) => days[index + ahead]!),
            isSkipped: fc.boolean(),
            quantity: anyQuantity,
          }),
          { maxLength: 5 },
        ),
      }),
    );

  test('the next openings of any plan are the expected ones', () => {
    const moments = fc.integer({ min: 0, max: 2 * 24 * 60 });
    fc.assert(
      fc.property(
        anyPlan,
        nearby,
        moments,
        fc.integer({ min: 0, max: 9 }),
        (each, { index, startsOn, endsOn, changes }, minutes, count) => {
          const limited = { ...each, startsOn, endsOn };
          const after = FIRST + index * DAY + minutes * MINUTE;
          const expected = expectedOpenings(limited, changes, index - 1, index + 60)
            .filter(({ start }) => start > after)
            .slice(0, count);
          // A plan with few days may have others later.
          const found = nextOpenings(limited, changes, after, count);
          expect(found.slice(0, expected.length)).toEqual(expected);
          expect(found.every(({ start }, place) => start > (found[place - 1]?.start ?? after))).toBe(true);
          expect(found.length).toBeLessThanOrEqual(count);
          expect(nextOpenings({ ...limited, isPaused: true }, changes, after, count)).toEqual([]);
        },
      ),
      cases(300),
    );
  });

  test('the opening to publish of any plan is the expected one', () => {
    const offsets = fc.oneof(
      fc.constantFrom(-1, 0, 1, HOUR - 1, HOUR, HOUR + 1),
      fc.integer({ min: -90 * MINUTE, max: 90 * MINUTE }),
    );
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(
        anyPlan,
        nearby,
        offsets,
        fc.constantFrom<'opens' | 'closes'>('opens', 'opens', 'closes'),
        (each, { index, startsOn, endsOn, changes }, offset, name) => {
          const limited = { ...each, startsOn, endsOn };
          const now = firstInstant(days[index]!, limited[name]) + offset;
          const due = expectedOpenings(limited, changes, index - 4, index + 5).filter(
            ({ start, end }) => start <= now && now <= start + HOUR && now < end,
          );
          seen.add(due.length === 1);
          expect(due.length).toBeLessThanOrEqual(1);
          expect(openingToPublish(limited, changes, now)).toEqual(due[0] ?? null);
          expect(openingToPublish({ ...limited, isPaused: true }, changes, now)).toBeNull();
        },
      ),
      cases(1000),
    );
    expect(seen).toEqual(new Set([true, false]));
  });
});
