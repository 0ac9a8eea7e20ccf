import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOfWallTime, readWallTime } from '../time/wallTime.ts';
import type { CounterHandover } from '../wire/counterAnswers.ts';
import { bagCount, counterSections, handoverKey } from './counterSections.ts';
import { cases } from '../testing/cases.ts';

/** An instant by the clock on the wall in Beirut. */
function beirut(text: string): number {
  const reading = readWallTime(text);
  const found = reading.ok ? instantOfWallTime(reading.value) : reading;
  if (!found.ok) throw new Error(text);
  return found.value.at;
}

const NOW = beirut('2026-11-25 18:47');
const HOUR = 3_600_000;

const handover = (orderId: string, columns: Partial<CounterHandover> = {}): CounterHandover => ({
  orderId,
  storeId: 's1',
  kind: 'pickup',
  orderCode: 'ZWD-7K4M9PQ2',
  firstName: 'Rami',
  bags: [{ bagId: 'b1', title: { en: 'Fresh Ka’ak Basket', ar: null }, quantity: 1 }],
  state: 'waiting',
  dueStart: NOW - HOUR,
  dueEnd: NOW + HOUR,
  doneAt: null,
  how: null,
  deviceId: null,
  deviceName: null,
  ...columns,
});

const keys = (rows: readonly CounterHandover[]) => rows.map(({ orderId }) => orderId);
/** The keys of each section. */
function sectionsOf(handovers: readonly CounterHandover[], now = NOW) {
  const { now: current, missed, later, done } = counterSections(handovers, now);
  return {
    now: current.map((group) => keys(group.handovers)),
    missed: keys(missed),
    later: later.map((group) => keys(group.handovers)),
    done: keys(done),
  };
}

const NOTHING = { now: [], missed: [], later: [], done: [] };

test('bags are counted over all kinds', () => {
  const bag = { bagId: null, title: null };
  expect(bagCount({ bags: [] })).toBe(0);
  expect(
    bagCount({
      bags: [
        { ...bag, quantity: 2 },
        { ...bag, quantity: 3 },
      ],
    }),
  ).toBe(5);
});

test('an order’s handovers have different keys', () => {
  const [pickup, courier] = [handover('a'), handover('a', { kind: 'courier' })];
  expect(handoverKey(pickup)).toBe('a pickup');
  expect(handoverKey(courier)).toBe('a courier s1');
  expect(handoverKey({ ...courier, storeId: null })).toBe('a courier');
});

test('handovers are grouped by the end of the window, the soonest first, and stay in their order', () => {
  const soon = { dueEnd: NOW + HOUR, dueStart: NOW - 2 * HOUR };
  const late = { dueEnd: NOW + 2 * HOUR };
  const anyTime = { ...late, dueStart: null };
  const rows = [
    handover('late', late),
    handover('b', soon),
    handover('a', { ...soon, dueStart: NOW }),
    handover('any time', anyTime),
  ];
  expect(sectionsOf(rows)).toEqual({
    ...NOTHING,
    now: [
      ['b', 'a'],
      ['late', 'any time'],
    ],
  });
  expect(counterSections(rows, NOW).now[0]).toMatchObject({ ...soon, bags: 2 });
});

test.each([
  ['begins now', { dueStart: NOW }, 'now'],
  ['begins in a moment', { dueStart: NOW + 1 }, 'later'],
  ['begins tomorrow', { dueStart: beirut('2026-11-26 17:00'), dueEnd: beirut('2026-11-26 20:00') }, 'later'],
  [
    'begins the night after',
    { dueStart: beirut('2026-11-27 03:00'), dueEnd: beirut('2026-11-27 05:00') },
    'later',
  ],
  [
    'begins the day after tomorrow',
    { dueStart: beirut('2026-11-27 04:00'), dueEnd: beirut('2026-11-27 20:00') },
    null,
  ],
  ['has just ended', { dueEnd: NOW }, 'now'],
  ['ended almost two hours ago', { dueEnd: NOW - 2 * HOUR + 1 }, 'now'],
  ['ended two hours ago', { dueEnd: NOW - 2 * HOUR }, 'missed'],
  ['was marked as missed', { state: 'missed' }, 'missed'],
  ['was missed last night, before four', { state: 'missed', dueEnd: beirut('2026-11-25 03:59') }, null],
  ['was missed this morning', { state: 'missed', dueEnd: beirut('2026-11-25 04:00') }, 'missed'],
  ['waited yesterday', { dueEnd: beirut('2026-11-24 20:00') }, null],
  ['was cancelled', { state: 'cancelled' }, null],
  ['is done', { state: 'done', doneAt: NOW }, 'done'],
  ['was done this morning', { state: 'done', doneAt: beirut('2026-11-25 04:00') }, 'done'],
  ['was done last night', { state: 'done', doneAt: beirut('2026-11-25 03:59') }, null],
  ['is done, of unknown time', { state: 'done', doneAt: null }, 'done'],
] as const)('a handover that %s: %j', (_, columns, section) => {
  const found = sectionsOf([handover('it', columns)]);
  const grouped = section === 'now' || section === 'later';
  expect(found).toEqual(section === null ? NOTHING : { ...NOTHING, [section]: grouped ? [['it']] : ['it'] });
});

test('the day of a night goes on until four', () => {
  const missed = handover('it', { state: 'missed', dueEnd: beirut('2026-11-25 20:00') });
  expect(sectionsOf([missed], beirut('2026-11-26 03:59')).missed).toEqual(['it']);
  expect(sectionsOf([missed], beirut('2026-11-26 04:00'))).toEqual(NOTHING);
});

test('missed handovers begin with the soonest end', () => {
  const rows = [
    handover('late', { state: 'missed', dueEnd: NOW - HOUR }),
    handover('early', { state: 'missed', dueEnd: NOW - 3 * HOUR }),
  ];
  expect(sectionsOf(rows).missed).toEqual(['early', 'late']);
});

test('later handovers come by their beginning, then by their end', () => {
  const evening = { dueStart: NOW + HOUR, dueEnd: NOW + 3 * HOUR };
  const rows = [
    handover('tomorrow', { dueStart: NOW + 24 * HOUR, dueEnd: NOW + 25 * HOUR }),
    handover('evening', evening),
    handover('short evening', { ...evening, dueEnd: NOW + 2 * HOUR }),
    handover('evening too', evening),
  ];
  expect(sectionsOf(rows).later).toEqual([['short evening'], ['evening', 'evening too'], ['tomorrow']]);
});

test('done handovers begin with the latest', () => {
  const rows = [-3, -1, -2].map((hours) =>
    handover(`${hours}`, { state: 'done', doneAt: NOW + hours * HOUR }),
  );
  expect(sectionsOf(rows).done).toEqual(['-1', '-2', '-3']);
});

const anyInstant = fc.option(fc.integer({ min: NOW - 72 * HOUR, max: NOW + 72 * HOUR }));
const anyHandover = fc
  .record({
    state: fc.constantFrom('waiting', 'done', 'missed', 'cancelled'),
    dueStart: anyInstant,
    dueEnd: anyInstant.map((at) => at ?? NOW),
    doneAt: anyInstant,
  })
  .map((columns) => handover('', columns));

test('each handover is in one place at most, and all bags of a group are counted', () => {
  fc.assert(
    fc.property(fc.array(anyHandover, { maxLength: 20 }), (rows) => {
      const named = rows.map((row, index) => ({ ...row, orderId: String(index) }));
      const { now, missed, later, done } = counterSections(named, NOW);
      const groups = [...now, ...later];
      const shown = keys([...groups.flatMap(({ handovers }) => handovers), ...missed, ...done]);
      expect(new Set(shown).size).toBe(shown.length);
      for (const { bags, handovers } of groups) expect(bags).toBe(handovers.length);
      const ends = now.map(({ dueEnd }) => dueEnd);
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    }),
    cases(100),
  );
});
