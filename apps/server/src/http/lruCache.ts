/** A cache of limited size that drops its least recently used entry. */
export function lruCache<Thing>(most: number): (key: string, make: () => Thing) => Thing {
  const things = new Map<string, Thing>();
  return (key, make) => {
    const thing = things.get(key) ?? make();
    // A map iterates in the order of insertion.
    things.delete(key);
    things.set(key, thing);
    const [oldest] = things.keys();
    if (things.size > most && oldest !== undefined) things.delete(oldest);
    return thing;
  };
}
