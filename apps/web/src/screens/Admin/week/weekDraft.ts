import { brand, changesOf, readWeekDraft, type WeekEdits } from '@zawadeh/domain';
import { parseFields } from '../../../lib/fields.ts';
import { readSessionItem, writeSessionItem } from '../../../lib/storage.ts';

/** Lasts in its tab through a reload, an expired session and a visit to another section. */
const KEY = `${brand.storagePrefix}-week-draft`;

/** Another admin in the same tab does not continue it. */
export function readStoredWeek(admin: string, today: string): WeekEdits {
  const { by, changes } = parseFields(readSessionItem(KEY));
  return readWeekDraft(by === admin ? changes : null, today);
}

export const storeWeek = (admin: string, edits: WeekEdits): void =>
  writeSessionItem(KEY, edits.size === 0 ? null : JSON.stringify({ by: admin, changes: changesOf(edits) }));
