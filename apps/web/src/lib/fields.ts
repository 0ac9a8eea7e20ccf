import { fieldsOf } from '@zawadeh/domain';

/** The fields of a JSON text; none where there is no text or it cannot be read. */
export function parseFields(text: string | null): Partial<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}
