type Fields = Partial<Record<string, unknown>>;

/** The fields of a value that may be anything. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field of any value is unknown
export const fieldsOf = (value: unknown): Fields => Object(value) as Fields;

/** The fields of a JSON text; none where there is no text or it cannot be read. */
export function parseFields(text: string | null): Fields {
  try {
    return fieldsOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}
