/** Starts the real server on a data folder. */
import { startUntil, type Started } from './children.ts';

export function startZawadeh(dataFolder: string): Promise<Started> {
  return startUntil(
    ['apps/server/src/main.ts', '--port', '0', '--data', dataFolder],
    /^Zawadeh is ready: (http:\S+)/,
  );
}
