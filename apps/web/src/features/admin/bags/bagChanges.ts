import { fieldsOf } from '@zawadeh/domain';

/** The changed fields of a bag, or all fields of a new one. */
export function bagChanges<Body extends object>(before: Body | null, after: Body): Partial<Body> {
  if (before === null) return after;
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(fieldsOf(before)[field]) !== JSON.stringify(value),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of the fields of `after`
  return Object.fromEntries(changed) as Partial<Body>;
}
