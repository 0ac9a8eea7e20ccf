/** The fields of a value that may be anything. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field of any value is unknown
export const fieldsOf = (value: unknown) => Object(value) as Partial<Record<string, unknown>>;
