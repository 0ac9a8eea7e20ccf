import {
  changeDay,
  conflictsIn,
  countEdits,
  dayAsPlanned,
  dayWithCount,
  dayWithSkipTurned,
  editsAfterSaving,
  keepMine,
  NO_EDITS,
  undo,
  weekAfterSaving,
  withEdit,
  withEdits,
  withoutDone,
  type DayAfter,
  type DayConflict,
  type DayEdit,
  type DayRefusal,
  type Editing,
  type Place,
  type PlacedCount,
  type Week,
  type WeekEdits,
} from '@zawadeh/domain';
import { useToasts } from '@zawadeh/ui';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { saveDays } from './weekCalls.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { sessionAtom } from '../../session/session.ts';
import { storeIdOf, useScope } from '../scope.ts';
import { useMutation } from '../useMutation.ts';
import type { WeekQuery } from './useWeek.ts';
import { readStoredWeek, storeWeek } from './weekDraft.ts';
import { momentOf, rowOf, type WeekRowOf } from './weekRows.ts';

const MINUTE = 60_000;

type Becomes = (row: WeekRowOf, place: number, edit: DayEdit | undefined) => DayAfter | DayRefusal;

/** Why days were not changed. */
export interface Refused {
  refusal: DayRefusal;
  count: number;
}

export interface WeekEditor {
  rows: readonly WeekRowOf[];
  today: string;
  count: number;
  conflicts: readonly DayConflict[];
  isSaving: boolean;
  /** A row, for another row or another week. */
  copied: string | null;
  setCopied: (text: string) => void;
  /** null: all days were changed. */
  setCounts: (counts: readonly PlacedCount[]) => Refused | null;
  turnSkips: (places: readonly Place[]) => Refused | null;
  setAsPlanned: (places: readonly Place[]) => Refused | null;
  /** False without anything to undo, and while it is being saved. */
  undo: () => boolean;
  discard: () => void;
  save: () => void;
  keepMine: (conflict: DayConflict) => void;
  takeTheirs: (conflict: DayConflict) => void;
}

/** The unsaved changes of all weeks; they survive a reload. The rows are of one shop, or of all shops. */
export function useWeekEditor(
  week: Week,
  { changeSaved, refetch }: WeekQuery,
  shopId: string | null,
): WeekEditor {
  const t = useMessage();
  const mutate = useMutation();
  const { show } = useToasts();
  const session = useAtomValue(sessionAtom);
  const storeId = storeIdOf(useScope());
  const user = session.status === 'signedIn' ? session.profile.id : '';
  const draft = storeId === null ? user : `${user} ${storeId}`;
  const exact = useAtomValue(nowAtom);
  // A row is not drawn again with each tick of the clock.
  const now = Math.floor(exact / MINUTE) * MINUTE;
  const { monday, bags } = week;
  const moment = useMemo(() => momentOf(monday, now), [monday, now]);
  const { today } = moment;
  const [editing, setEditing] = useState<Editing>(() => ({
    edits: readStoredWeek(draft, today),
    earlier: [],
  }));
  const [copied, setCopied] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** Refused while another week was shown. */
  const [elsewhere, setElsewhere] = useState<readonly DayConflict[]>([]);
  const edits = useMemo(() => withoutDone(week, editing.edits), [week, editing.edits]);
  useEffect(() => storeWeek(draft, edits), [draft, edits]);

  const shown = shopId === null ? bags : bags.filter((bag) => bag.shopId === shopId);
  const rows = shown.map((bag) => rowOf(bag, moment, edits));
  const found = conflictsIn(week, edits, (bag, place) => {
    const row = rowOf(bag, moment, edits);
    return row.cells[place]!;
  });
  const isOpen = ({ bag, day }: DayConflict) =>
    edits.get(bag)?.has(day) === true && !found.some((each) => each.bag === bag && each.day === day);
  const isHere = ({ day }: DayConflict) => rows[0]?.cells.some((cell) => cell.day === day) === true;
  const conflicts = [...found, ...elsewhere.filter((each) => isOpen(each) && !isHere(each))];

  const change = (places: readonly Place[], becomes: Becomes): Refused | null => {
    let later = edits;
    const refusals: DayRefusal[] = [];
    for (const { row: rowPlace, column } of places) {
      const bag = shown[rowPlace];
      if (!bag) continue;
      const row = rowOf(bag, moment, later);
      const cell = row.cells[column]!;
      const after = becomes(row, column, row.edits?.get(cell.day));
      if ('kind' in after) refusals.push(after);
      else later = changeDay(later, bag, cell, column, after);
    }
    if (later !== edits) setEditing(withEdits({ ...editing, edits }, later));
    const [refusal] = refusals;
    return refusal ? { refusal, count: refusals.length } : null;
  };

  const setCounts = (counts: readonly PlacedCount[]) => {
    const byPlace = new Map(counts.map(({ row, column, count }) => [`${shown[row]?.id} ${column}`, count]));
    return change(counts, ({ bag, cells }, place, edit) =>
      dayWithCount(bag, cells[place]!, place, byPlace.get(`${bag.id} ${place}`) ?? 0, edit),
    );
  };

  const turnSkips = (places: readonly Place[]) => {
    const cellAt = ({ row, column }: Place) => rows[row]?.cells[column];
    const open = places.filter((place) => cellAt(place)?.isEditable && cellAt(place)?.state === 'open');
    // The open days of several chosen ones are skipped first; if all are skipped, they are opened.
    const turned = open.length > 0 ? open : places;
    return change(turned, ({ bag, cells }, place, edit) =>
      dayWithSkipTurned(bag, cells[place]!, place, edit),
    );
  };

  const setAsPlanned = (places: readonly Place[]) =>
    change(places, ({ bag, cells }, place) => dayAsPlanned(bag, cells[place]!, place));

  const decide = ({ bag, day }: DayConflict, later: WeekEdits) => {
    setElsewhere((before) => before.filter((each) => each.bag !== bag || each.day !== day));
    setEditing(withEdits({ ...editing, edits }, later));
  };

  const save = () => {
    if (isSaving || edits.size === 0) return;
    const sent = edits;
    setSaving(true);
    void mutate({
      work: () => saveDays(sent, storeId),
      failed: (why) => t('web.admin.week.notSaved', { why }),
      onDone: (refused) => {
        const count = countEdits(sent) - refused.length;
        if (count > 0) show({ message: t('web.admin.week.saved', { count }), kind: 'success' });
        // Together: the week is drawn later than the edits, and would show the earlier numbers in between.
        startTransition(() => {
          // Saved changes cannot be undone here.
          setEditing((before) => ({ edits: editsAfterSaving(before.edits, sent, refused), earlier: [] }));
          setElsewhere(refused);
          changeSaved((shown) => weekAfterSaving(shown, sent, refused));
        });
      },
      onFailed: refetch,
      // Only what is still unsaved by then.
      onRetry: () => saveNow.current(),
    }).finally(() => startTransition(() => setSaving(false)));
  };
  const saveNow = useRef(save);
  useEffect(() => {
    saveNow.current = save;
  });

  return {
    rows,
    today,
    count: countEdits(edits),
    conflicts,
    isSaving,
    copied,
    setCopied,
    setCounts,
    turnSkips,
    setAsPlanned,
    undo: () => {
      if (isSaving || editing.earlier.length === 0) return false;
      setEditing(undo(editing));
      return true;
    },
    discard: () => setEditing(withEdits({ ...editing, edits }, NO_EDITS)),
    save,
    keepMine: (conflict) => {
      const bag = bags.find(({ id }) => id === conflict.bag);
      decide(conflict, keepMine(edits, conflict, bag?.plan ?? null));
    },
    takeTheirs: (conflict) => decide(conflict, withEdit(edits, conflict.bag, conflict.day, null)),
  };
}
