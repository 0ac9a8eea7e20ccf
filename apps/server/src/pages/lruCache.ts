/** As many things as there is room for; the one that was used longest ago goes first. */
export function lruCache<Thing>(most: number): (key: string, make: () => Thing) => Thing {
  const things = new Map<string, Thing>();
  return (key, make) => {
    const thing = things.get(key) ?? make();
    // A map keeps the order in which things were put in.
    things.delete(key);
    things.set(key, thing);
    const [oldest] = things.keys();
    if (things.size > most && oldest !== undefined) things.delete(oldest);
    return thing;
  };
}
