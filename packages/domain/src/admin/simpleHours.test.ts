import { describe, expect, test } from 'vitest';
import { simpleHoursOf, withSimpleHours } from './simpleHours.ts';

const BAG = { pickupStart: '2026-11-25T17:00', pickupEnd: '2026-11-25T20:30', quantity: '4' };
const PLAN = {
  quantities: ['4', '4', '4', '4', '4', '4', ''],
  opens: '17:00',
  closes: '20:30',
  startsOn: '',
  endsOn: '',
};
const NOBODY = [false, false, false, false, false, false, false];
/** 18:47 in Beirut. */
const NOW = Date.parse('2026-11-25T16:47:00Z') as never;

describe('the short form', () => {
  test('a bag of today has its own hours and no weekday', () => {
    const hours = { opens: '17:00', closes: '20:30', weekdays: NOBODY, quantity: '4' };
    expect(simpleHoursOf(BAG, null)).toEqual(hours);
    expect(withSimpleHours(BAG, hours, 'single', NOW)).toEqual({ bag: BAG, plan: null });
  });

  test('a plan with one number shows its weekdays, and changes with them', () => {
    const hours = simpleHoursOf(BAG, PLAN)!;
    expect(hours.weekdays).toEqual([true, true, true, true, true, true, false]);
    expect(withSimpleHours(BAG, hours, 'single', NOW)).toEqual({ bag: BAG, plan: PLAN });
    const five = withSimpleHours(BAG, { ...hours, quantity: '5', closes: '21:00' }, 'planned', NOW);
    expect(five.bag).toBe(BAG);
    expect(five.plan).toMatchObject({ quantities: ['5', '5', '5', '5', '5', '5', ''], closes: '21:00' });
  });

  test.each([
    { quantities: ['4', '5', '', '', '', '', ''] },
    { startsOn: '2026-12-01' },
    { endsOn: '2026-12-01' },
  ])('a plan with %j says more', (more) => {
    expect(simpleHoursOf(BAG, { ...PLAN, ...more })).toBeNull();
  });

  test('a saved plan without a weekday is still a plan, with the number of the bag', () => {
    const closed = { ...PLAN, quantities: PLAN.quantities.map(() => '') };
    const hours = simpleHoursOf(BAG, closed)!;
    expect(hours.quantity).toBe('4');
    expect(withSimpleHours(BAG, hours, 'planned', NOW).plan).toEqual(closed);
  });

  test('other times are of today, and of tomorrow once they are over', () => {
    const at = (opens: string, closes: string) =>
      withSimpleHours(BAG, { opens, closes, weekdays: NOBODY, quantity: '2' }, 'single', NOW).bag;
    expect(at('19:00', '21:00')).toEqual({
      pickupStart: '2026-11-25T19:00',
      pickupEnd: '2026-11-25T21:00',
      quantity: '2',
    });
    expect(at('08:00', '10:00').pickupStart).toBe('2026-11-26T08:00');
    expect(at('22:00', '01:00').pickupEnd).toBe('2026-11-26T01:00');
    expect(at('', '21:00')).toMatchObject({ pickupStart: '', pickupEnd: '2026-11-25T21:00' });
    expect(at('19:00', '')).toMatchObject({ pickupEnd: '' });
  });

  test('a new bag begins on the first of its weekdays, and one on sale stays where it is', () => {
    const fridays = { opens: '17:00', closes: '20:30', weekdays: NOBODY.with(4, true), quantity: '4' };
    expect(withSimpleHours(BAG, fridays, 'new', NOW).bag.pickupStart).toBe('2026-11-27T17:00');
    expect(withSimpleHours(BAG, fridays, 'single', NOW).bag).toEqual(BAG);
    const wednesdays = { ...fridays, weekdays: NOBODY.with(2, true) };
    expect(withSimpleHours(BAG, wednesdays, 'new', NOW).bag.pickupStart).toBe('2026-11-25T17:00');
    const over = { ...wednesdays, closes: '18:00' };
    expect(withSimpleHours(BAG, over, 'new', NOW).bag.pickupStart).toBe('2026-12-02T17:00');
  });
});
