import { expect, test } from 'vitest';
import {
  newPlanForm,
  planFormOf,
  previewPlan,
  readPlanDraft,
  readPlanForm,
  withHoursOf,
  type PlanForm,
} from './planForm.ts';

const FORM: PlanForm = {
  quantities: ['8', '8', '8', '8', '١٢', ' 12 ', ''],
  opens: '17:00',
  closes: '20:30',
  startsOn: '2026-10-01',
  endsOn: '2026-12-31',
};
const COLUMNS = {
  quantities: [8, 8, 8, 8, 12, 12, null],
  opens: '17:00',
  closes: '20:30',
  starts_on: '2026-10-01',
  ends_on: '2026-12-31',
};

test('a whole form becomes columns, in the digits of any script', () => {
  expect(readPlanForm(FORM)).toEqual({ ok: true, value: COLUMNS });
  expect(readPlanForm({ ...FORM, startsOn: '', endsOn: '' })).toMatchObject({
    value: { starts_on: null, ends_on: null },
  });
  expect(readPlanForm({ ...FORM, endsOn: FORM.startsOn }).ok).toBe(true);
  expect(readPlanForm({ ...FORM, opens: '22:00', closes: '01:00' }).ok).toBe(true);
  expect(readPlanForm({ ...FORM, quantities: ['0', '', '', '', '', '', '5'] })).toMatchObject({
    value: { quantities: [null, null, null, null, null, null, 5] },
  });
});

const FINE = {
  quantities: [null, null, null, null, null, null, null],
  isEmpty: false,
  opens: null,
  closes: null,
  startsOn: null,
  endsOn: null,
};

test.each([
  ['no weekday', { quantities: ['', '', '', '', '', '', ''] }, { isEmpty: true }],
  ['nothing but zero', { quantities: ['0', '', '', '', '', '', ''] }, { isEmpty: true }],
  [
    'no number, and too many',
    { quantities: ['x', '100001', '8', '', '', '', '-1'] },
    { quantities: ['notACount', 'tooMany', null, null, null, null, 'notACount'] },
  ],
  ['no opening time', { opens: '' }, { opens: 'missing' }],
  ['no closing time', { closes: '25:00' }, { closes: 'missing' }],
  ['the same time', { closes: '17:00' }, { closes: 'same' }],
  ['no days', { startsOn: 'x', endsOn: '2026-02-30' }, { startsOn: 'notADay', endsOn: 'notADay' }],
  ['an end before the start', { endsOn: '2026-09-30' }, { endsOn: 'beforeStart' }],
])('the form of a plan reports its problems: %s', (_what, changed, problems) => {
  expect(readPlanForm({ ...FORM, ...changed })).toEqual({ ok: false, error: { ...FINE, ...problems } });
});

test('an end without a start is no problem', () => {
  expect(readPlanForm({ ...FORM, startsOn: '' }).ok).toBe(true);
});

test('a plan goes into the form and out again', () => {
  const plan = previewPlan(FORM, true);
  expect(plan).toEqual({
    quantities: COLUMNS.quantities,
    opens: '17:00',
    closes: '20:30',
    startsOn: '2026-10-01',
    endsOn: '2026-12-31',
    isPaused: true,
  });
  const form = planFormOf(plan!);
  expect(readPlanForm(form)).toEqual({ ok: true, value: COLUMNS });
  expect(planFormOf({ ...plan!, startsOn: null, endsOn: null })).toMatchObject({ startsOn: '', endsOn: '' });
  expect(previewPlan(newPlanForm(HOURS), false)).toBeNull();
});

const HOURS = { pickupStart: '2026-11-25T16:00', pickupEnd: '2026-11-25T22:30' };

test('a new plan has the hours of its bag, and the usual ones where the bag has none yet', () => {
  const none = ['', '', '', '', '', '', ''];
  const dates = { startsOn: '', endsOn: '' };
  expect(newPlanForm(HOURS)).toEqual({ quantities: none, opens: '16:00', closes: '22:30', ...dates });
  expect(newPlanForm({ pickupStart: '', pickupEnd: '2026-11-26T01:00' })).toMatchObject({
    opens: '17:00',
    closes: '01:00',
  });
  expect(newPlanForm({ pickupStart: '', pickupEnd: '' }).closes).toBe('20:30');
});

test('the hours of a new plan follow those of the bag until they are edited', () => {
  const later = { ...HOURS, pickupEnd: '2026-11-25T23:00' };
  const plan = newPlanForm(HOURS);
  expect(withHoursOf(plan, HOURS, later)).toEqual({ ...plan, closes: '23:00' });
  const edited = { ...plan, opens: '15:00' };
  expect(withHoursOf(edited, HOURS, later)).toEqual(edited);
  expect(withHoursOf({ ...plan, closes: '21:00' }, HOURS, later).closes).toBe('21:00');
});

test('the draft of a plan is read whole or not at all', () => {
  expect(readPlanDraft(structuredClone(FORM))).toEqual(FORM);
  const typo = { ...FORM, opens: '5 o’clock' };
  expect(readPlanDraft(typo)).toEqual(typo);
  for (const damaged of [
    null,
    'text',
    { ...FORM, quantities: '8' },
    { ...FORM, quantities: ['8'] },
    { ...FORM, quantities: [8, 8, 8, 8, 8, 8, 8] },
    { ...FORM, opens: 17 },
    { ...FORM, closes: undefined },
    { ...FORM, startsOn: null },
    { ...FORM, endsOn: 'x'.repeat(41) },
  ]) {
    expect(readPlanDraft(damaged)).toBeNull();
  }
});
