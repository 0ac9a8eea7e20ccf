import { readId } from '@zawadeh/domain';
import { matchPath } from 'react-router-dom';

/** Null where the path is not of a bag, or is written as no browser writes it. */
export function bagIdIn(path: string): string | null {
  const written = matchPath('/bag/:id', path)?.params.id;
  try {
    if (written === undefined) return null;
    const id = decodeURIComponent(written);
    // In the spelling that rows have. What is no id is still asked for, and not found.
    return readId(id) ?? id;
  } catch {
    return null;
  }
}
