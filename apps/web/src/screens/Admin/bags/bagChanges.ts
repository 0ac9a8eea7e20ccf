/** The changed fields of a bag, or all fields of a new one. */
export function bagChanges<Body extends object>(before: Body | null, after: Body): Partial<Body> {
  if (before === null) return after;
  const changed = Object.entries(after).filter(([field, value]) => before[field as keyof Body] !== value);
  return Object.fromEntries(changed) as Partial<Body>;
}
