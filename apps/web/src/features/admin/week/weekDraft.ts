import { brand, changesOf, readWeekDraft, type WeekEdits } from '@zawadeh/domain';
import { parseFields } from '../../../lib/fields.ts';
import { readSessionItem, writeSessionItem } from '../../../lib/storage.ts';

/** Lasts in its tab through a reload, an expired session and a visit to another section. */
const KEY = `${brand.storagePrefix}-week-draft`;

/** Of each admin in the tab, by their id. */
const readDrafts = () => parseFields(readSessionItem(KEY));

export const readStoredWeek = (admin: string, today: string): WeekEdits =>
  readWeekDraft(readDrafts()[admin], today);

export function storeWeek(admin: string, edits: WeekEdits): void {
  const { [admin]: _before, ...others } = readDrafts();
  const drafts = edits.size === 0 ? others : { ...others, [admin]: changesOf(edits) };
  writeSessionItem(KEY, Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts));
}
