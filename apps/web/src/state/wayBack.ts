/** What somebody was doing when they were sent to log in. It lasts as long as the tab. */
import { brand, readWayBack } from '@zawadeh/domain';

const KEY = `${brand.storagePrefix}-way-back`;

export function keepWayBack(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without it a login leads to the shelf, where the bag stands too.
  }
}

export function keptWayBack(): string | null {
  try {
    return readWayBack(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

export function forgetWayBack(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where nothing is kept there is nothing to forget.
  }
}
