/** Specification 7: the pieces that requests and answers are made of, each with its limit. */
import {
  array,
  fallback,
  maxLength,
  minLength,
  nullish,
  number,
  pipe,
  rawTransform,
  string,
  transform,
  union,
  type GenericSchema,
} from 'valibot';
import { LONGEST_REASON } from '../limits.ts';
import { parsePrice } from '../money/money.ts';
import { readId } from '../reading/raw.ts';
import { readText } from '../text/localText.ts';
import { readInstant } from '../time/instant.ts';

/** Cleaned of what draws nothing. Longer than allowed is refused, not cut. */
export const text = (most: number) =>
  pipe(
    string(),
    maxLength(most),
    transform((value) => readText(value, most) ?? ''),
  );

/** What one of our own readers makes of a value; null is a refusal. */
export function readBy<Input, Output>(read: (value: Input) => Output | null) {
  return rawTransform<Input, Output>(({ dataset, addIssue, NEVER }) => {
    const value = read(dataset.value);
    if (value !== null) return value;
    addIssue();
    return NEVER;
  });
}

export const someText = (most: number) => pipe(text(most), minLength(1));

/** Numbers in some projects, text in others; text from here on. */
export const id = pipe(
  union([string(), number()]),
  readBy((value: string | number) => (readId(value) === String(value) ? String(value) : null)),
);

export const price = pipe(
  union([string(), number()]),
  readBy((value: string | number) => parsePrice(value)),
);

export const listOf = <Item extends GenericSchema>(item: Item, most: number) =>
  pipe(array(item), minLength(1), maxLength(most));

/** In answers and events: what is missing or cannot be read is null, and the rest still counts. */
export const maybe = <Schema extends GenericSchema>(schema: Schema) => fallback(nullish(schema, null), null);

/** What a server says is shown to people, so it is cut to a length and never refused. */
export const said = (most = LONGEST_REASON) =>
  maybe(
    pipe(
      string(),
      transform((value) => readText(value, most)),
    ),
  );

export const instant = maybe(
  pipe(
    string(),
    transform((value: string) => readInstant(value)),
  ),
);
