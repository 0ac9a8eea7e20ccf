import { readId } from '@zawadeh/domain';
import { matchPath } from 'react-router-dom';

/** Null if the path does not have the pattern, or is not valid percent-encoding. */
export function idInPath(pattern: '/bag/:id' | '/shop/:id', path: string): string | null {
  const written = matchPath(pattern, path)?.params.id;
  try {
    if (written === undefined) return null;
    const id = decodeURIComponent(written);
    // In the spelling that rows have. A malformed id is still requested, and not found.
    return readId(id) ?? id;
  } catch {
    return null;
  }
}
