import { readOrderCode } from '@zawadeh/domain';
import { matchPath } from 'react-router-dom';

/** Null if the path is not of an order, or is not valid percent-encoding. */
export function orderCodeIn(path: string): string | null {
  const written = matchPath('/ticket/:code', path)?.params.code;
  try {
    return written === undefined ? null : readOrderCode(decodeURIComponent(written));
  } catch {
    return null;
  }
}
