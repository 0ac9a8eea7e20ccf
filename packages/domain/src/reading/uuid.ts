/** Apart from other readers, because first visits download those. */
import { readId } from './raw.ts';

export const UUID = /^[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}$/;

/** Where text that is no UUID would make the database fail. */
export function readUuid(value: unknown): string | null {
  const id = readId(value);
  return id !== null && UUID.test(id) ? id : null;
}
