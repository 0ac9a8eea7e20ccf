/** Starts the real server on a data folder; a new database has the demo's history only where the start itself is measured. */
import { startUntil, type Started } from './children.ts';

export function startZawadeh(dataFolder: string, { history = false } = {}): Promise<Started> {
  return startUntil(
    ['apps/server/src/main.ts', '--port', '0', '--data', dataFolder],
    /^Zawadeh is ready: (http:\S+)/,
    { DEMO_HISTORY: String(history) },
  );
}
