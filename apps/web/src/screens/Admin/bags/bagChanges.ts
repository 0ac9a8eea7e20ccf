/** What of a bag is another than before; all of it where there was nothing. */
export function bagChanges<Body extends object>(before: Body | null, after: Body): Partial<Body> {
  if (before === null) return after;
  const changed = Object.entries(after).filter(([field, value]) => before[field as keyof Body] !== value);
  return Object.fromEntries(changed) as Partial<Body>;
}
