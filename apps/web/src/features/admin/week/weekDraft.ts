import { brand, changesOf, readWeekDraft, type WeekEdits } from '@zawadeh/domain';
import { parseFields } from '../../../lib/fields.ts';
import { readSessionItem, writeSessionItem } from '../../../lib/storage.ts';

/** Lasts in its tab through a reload, an expired session and a visit to another section. */
const KEY = `${brand.storagePrefix}-week-draft`;

/** Of each user in the tab, by their id, and by the store whose week it is. */
const readDrafts = () => parseFields(readSessionItem(KEY));

export const readStoredWeek = (of: string, today: string): WeekEdits =>
  readWeekDraft(readDrafts()[of], today);

export function storeWeek(of: string, edits: WeekEdits): void {
  const { [of]: _before, ...others } = readDrafts();
  const drafts = edits.size === 0 ? others : { ...others, [of]: changesOf(edits) };
  writeSessionItem(KEY, Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts));
}
