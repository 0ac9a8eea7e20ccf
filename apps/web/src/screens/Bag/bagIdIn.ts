import { matchPath } from 'react-router-dom';

/** Null where the path is not of a bag, or is written as no browser writes it. */
export function bagIdIn(path: string): string | null {
  const written = matchPath('/bag/:id', path)?.params.id;
  try {
    return written === undefined ? null : decodeURIComponent(written);
  } catch {
    return null;
  }
}
