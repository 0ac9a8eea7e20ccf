/** The admin's form for a bag: required fields, and what is typed and chosen as the columns of a row. */
import { NO_CONTENTS, readContents, type BagContents } from '../bags/contents.ts';
import type { Bag } from '../bags/readBag.ts';
import type { Raw } from '../reading/raw.ts';
import type { Result } from '../result.ts';
import { readText } from '../text/localText.ts';
import type { BagBody } from '../wire/surpriseBags.ts';
import {
  BAG_FIELDS,
  BAG_TEXT_FIELDS,
  type BagProblem,
  type BagTextField,
  type TypedColumns,
} from './bagFields.ts';

/** The text of the fields, with times of Beirut in the format of a datetime-local input, and the chosen contents. */
export type BagForm = Record<BagTextField, string> & Readonly<BagContents>;

export interface BagFormProblem {
  field: BagTextField;
  kind: BagProblem;
}

export type BagFormReading = Result<BagBody, BagFormProblem[]>;

export const EMPTY_BAG_FORM: BagForm = {
  ...textsOf((field) => BAG_FIELDS[field].initial ?? ''),
  ...NO_CONTENTS,
};

/** The button stays disabled until this is empty. */
export function missingBagFields(form: BagForm): BagTextField[] {
  return BAG_TEXT_FIELDS.filter((field) => BAG_FIELDS[field].isRequired && readText(form[field]) === null);
}

export function readBagForm(form: BagForm): BagFormReading {
  const { typed, problems } = readTyped(form);
  const { pickup_start: start, pickup_end: end } = typed;
  if (typeof start === 'string' && typeof end === 'string' && end <= start)
    problems.push({ field: 'pickupEnd', kind: 'endsBeforeStart' });
  problems.unshift(...missingBagFields(form).map((field) => ({ field, kind: 'missing' as const })));
  if (problems.length > 0) return { ok: false, error: problems };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each column was read by the reader of its type
  const columns = typed as TypedColumns;
  return { ok: true, value: { ...columns, price: columns.sale_price, ...readContents(form) } };
}

/** The columns of the typed fields; null for an empty field, and for one that has a problem. */
export function readTyped(form: BagForm): { typed: Raw; problems: BagFormProblem[] } {
  const problems: BagFormProblem[] = [];
  const columns = BAG_TEXT_FIELDS.map((field): [string, unknown] => {
    const { column, read } = BAG_FIELDS[field];
    const typed = readText(form[field], Infinity);
    if (typed === null) return [column, null];
    const reading = read(typed);
    if (!reading.ok) problems.push({ field, kind: reading.error });
    return [column, reading.ok ? reading.value : null];
  });
  return { typed: Object.fromEntries(columns), problems };
}

/** Allowed, but the form asks for confirmation, because then no full price is shown. */
export function isSaleAboveFull({ sale_price: sale, full_price: full }: BagBody): boolean {
  return full !== null && sale > full;
}

/** The form's fields for an existing bag. */
export const bagFormOf = (bag: Bag & BagContents): BagForm => ({
  ...textsOf((field) => BAG_FIELDS[field].textOf(bag)),
  ...readContents(bag),
});

function textsOf(textOf: (field: BagTextField) => string): Record<BagTextField, string> {
  const texts = BAG_TEXT_FIELDS.map((field) => [field, textOf(field)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one text for each of the fields
  return Object.fromEntries(texts) as Record<BagTextField, string>;
}
