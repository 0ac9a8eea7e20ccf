/** The fields of a value that may be anything. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field of any value is unknown
export const fieldsOf = (value: unknown) => Object(value) as Partial<Record<string, unknown>>;

/** The keys of an object literal with their type. */
export const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys is typed as string[] for objects that may have more keys
  Object.keys(object) as Key[];
