import {
  blockOf,
  copiedText,
  fillAhead,
  fillDown,
  latinDigits,
  moveInWeek,
  placePasted,
  readPastedCounts,
  readTypedCount,
  type Marked,
  type Place,
  type PlacedCount,
} from '@zawadeh/domain';
import { useLanguage } from '@zawadeh/ui';
import {
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { Refused, WeekEditor } from './useWeekEditor.ts';
import { useWeekText } from './useWeekText.ts';
import type { Typing } from './WeekRow.tsx';

const LAST_DAY = 6;

interface Status {
  /** Counts on, so that the same text is announced again. */
  id: number;
  text: string;
  isProblem: boolean;
  /** Days that changed, which the table shows to those who see it. */
  changed: readonly Place[];
}
const SILENT: Status = { id: 0, text: '', isProblem: false, changed: [] };

/** A day of a bag: the rows above it may become more or fewer. */
interface ChosenCell extends Place {
  bag: string | undefined;
}

/** The keys that copy, undo and save, in any layout of the keyboard. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();

const placeOf = (target: EventTarget): Place | null => {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : null;
  const [row, column] = (place ?? '').split(' ').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
};

/** The cells of the week with the keys of a spreadsheet: one has the focus, and a block of them is marked. */
export function useCells(
  editor: WeekEditor,
  shops: readonly number[],
  firstColumn: number,
  table: RefObject<HTMLTableElement | null>,
) {
  const t = useMessage();
  const { dir } = useLanguage();
  const { cellText, refusedText } = useWeekText();
  const { rows, copied } = editor;
  const cellAt = (place: Place): ChosenCell => ({ ...place, bag: rows[place.row]?.bag.id });
  const [chosen, setChosen] = useState<Record<keyof Marked, ChosenCell>>(() => {
    const first = cellAt({ row: 0, column: firstColumn });
    return { from: first, to: first };
  });
  const [typing, setTyping] = useState<Typing | null>(null);
  const [status, setStatus] = useState(SILENT);
  const silence = () => setStatus(({ id }) => ({ ...SILENT, id }));
  const announce = (next: Partial<Status>) => setStatus(({ id }) => ({ ...SILENT, ...next, id: id + 1 }));
  const isFocusWanted = useRef(false);
  /** A row that goes takes the focus with it without an event. */
  const hasFocus = useRef(false);

  const choose = (to: Place, from = to) => setChosen({ from: cellAt(from), to: cellAt(to) });
  const within = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(row, rows.length - 1)),
    column,
  });
  const placeNow = ({ bag, row, column }: ChosenCell): Place | null => {
    // Mostly it is where it was.
    const now = rows[row]?.bag.id === bag ? row : rows.findIndex((each) => each.bag.id === bag);
    return now < 0 ? null : { row: now, column };
  };
  const toNow = placeNow(chosen.to);
  const isGone = toNow === null;
  const marked: Marked = {
    from: (!isGone && placeNow(chosen.from)) || toNow || within(chosen.to),
    to: toNow ?? within(chosen.to),
  };
  const { to } = marked;
  const block = blockOf(marked);
  const countAt = (row: number, column: number): number => rows[row]?.cells[column]?.quantity ?? 0;
  const places = block.rows.flatMap((row) => block.columns.map((column) => ({ row, column })));

  if (isGone && rows.length > 0) {
    choose(to);
    if (typing) {
      setTyping(null);
      announce({ text: t('web.admin.week.problem.gone'), isProblem: true });
    }
  }

  const isSaveWanted = useRef(false);
  useLayoutEffect(() => {
    if (isSaveWanted.current) {
      isSaveWanted.current = false;
      editor.save();
    }
    if (hasFocus.current && !table.current?.contains(document.activeElement)) isFocusWanted.current = true;
    if (!isFocusWanted.current || typing) return;
    isFocusWanted.current = false;
    table.current?.querySelector<HTMLElement>(`[data-place="${to.row} ${to.column}"]`)?.focus();
  });

  const announceChange = (refused: Refused | null, changed: readonly Place[]) =>
    announce(refused ? { text: refusedText(refused), isProblem: true } : { changed });
  const changedText = ({ changed: [first, ...others] }: Status): string => {
    const cell = first && rows[first.row]?.cells[first.column];
    if (!cell) return '';
    return others.length === 0 ? cellText(cell) : t('web.admin.week.changed', { count: others.length + 1 });
  };
  const moveTo = (place: Place, isMarking = false) => {
    isFocusWanted.current = true;
    setTyping(null);
    silence();
    choose(place, isMarking ? marked.from : place);
  };

  const startTyping = (digit: string | null) => {
    const cell = rows[to.row]?.cells[to.column];
    if (!cell) return;
    choose(to);
    if (!cell.isEditable) announceChange({ refusal: { kind: 'over' }, count: 1 }, []);
    else setTyping({ text: digit ?? String(cell.quantity), isFresh: digit !== null });
  };
  /** Keeps what was typed; false if the cell cannot have it. */
  const keepTyped = (text: string): boolean => {
    setTyping(null);
    if (text.trim() === '') return true;
    const count = readTypedCount(text);
    if (count === null) {
      announce({ text: t('web.admin.bags.problem.notACount'), isProblem: true });
      return false;
    }
    if (count === countAt(to.row, to.column)) return true;
    const refused = editor.setCounts([{ ...to, count }]);
    announceChange(refused, [to]);
    return refused === null;
  };
  const keepAndGo = (text: string, place: Place) => {
    silence();
    isFocusWanted.current = true;
    if (keepTyped(text)) choose(place);
  };

  const setCounts = (counts: readonly PlacedCount[]) => {
    if (counts.length > 0) announceChange(editor.setCounts(counts), counts);
  };
  const skip = () => announceChange(editor.turnSkips(places), places);
  const asPlanned = () => announceChange(editor.setAsPlanned(places), places);
  const undo = () => {
    if (editor.isSaving) announce({ text: t('web.admin.bags.saving') });
    else if (editor.undo()) announce({ text: t('web.admin.week.undone') });
  };
  const paste = (text: string) => {
    const counts = readPastedCounts(text);
    if (counts) setCounts(placePasted(counts, marked, rows.length));
    else announce({ text: t('web.admin.week.problem.paste'), isProblem: true });
  };
  const copyRow = () => {
    const text = copiedText({ rows: [to.row], columns: [0, 1, 2, 3, 4, 5, 6] }, countAt);
    editor.setCopied(text);
    // Where the browser denies it, the row can still be pasted here.
    navigator.clipboard?.writeText(text).catch(() => {});
    announce({ text: t('web.admin.week.rowCopied') });
  };

  const pressCtrl = (event: KeyboardEvent): boolean => {
    // With Shift they belong to the browser: Ctrl+Shift+R loads the page anew.
    if (event.shiftKey) return false;
    switch (letterOf(event)) {
      case 'd':
        setCounts(fillDown(marked, countAt));
        return true;
      case 'r':
        setCounts(fillAhead(marked, countAt));
        return true;
      case 'z':
        undo();
        return true;
      case 's':
        editor.save();
        return true;
      default:
        return false;
    }
  };
  const press = (event: KeyboardEvent): boolean => {
    const digit = latinDigits(event.key);
    if (/^\d$/.test(digit)) startTyping(digit);
    else if (event.key === 'Enter' || event.key === 'F2') startTyping(null);
    else if (event.key === 'Delete' || event.key === 'Backspace') skip();
    else if (event.key === 'Escape') choose(to);
    else return false;
    return true;
  };
  /** In the field of a cell. */
  const pressTyping = (event: KeyboardEvent, { isFresh }: Typing): boolean => {
    if (!(event.target instanceof HTMLInputElement)) return false;
    const { value } = event.target;
    const isCtrl = event.ctrlKey || event.metaKey;
    const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (event.key === 'Escape') {
      isFocusWanted.current = true;
      setTyping(null);
    } else if (event.key === 'Enter') {
      keepAndGo(value, within({ row: to.row + (event.shiftKey ? -1 : 1), column: to.column }));
    } else if (event.key === 'Tab') {
      keepAndGo(value, nextPlace(to, event.shiftKey, rows.length));
    } else if (isVertical || (isFresh && event.key.startsWith('Arrow'))) {
      const move = { key: event.key, isCtrl: false, isRightToLeft: dir === 'rtl' };
      keepAndGo(value, moveInWeek(to, move, rows.length, shops) ?? to);
    } else if (isCtrl && !event.shiftKey && letterOf(event) === 's') {
      isFocusWanted.current = true;
      // Once what was typed is among the changes.
      isSaveWanted.current = keepTyped(value);
    } else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return;
    const isCtrl = event.ctrlKey || event.metaKey;
    if (typing) {
      if (pressTyping(event, typing)) event.preventDefault();
      return;
    }
    const move = { key: event.key, isCtrl, isRightToLeft: dir === 'rtl' };
    const place = moveInWeek(to, move, rows.length, shops);
    if (place) moveTo(place, event.shiftKey);
    else if (!(isCtrl ? pressCtrl(event) : press(event))) return;
    event.preventDefault();
  };

  const onMouseDown = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (!place || event.button !== 0 || event.target instanceof HTMLInputElement) return;
    // The press would move the focus itself, before what was typed is kept.
    event.preventDefault();
    const field = table.current?.querySelector('input');
    if (field && !keepTyped(field.value)) {
      isFocusWanted.current = true;
      return;
    }
    const isAgain = place.row === to.row && place.column === to.column && !typing;
    if (isAgain && table.current?.contains(document.activeElement) && !event.shiftKey) startTyping(null);
    else moveTo(place, event.shiftKey);
  };

  return {
    marked,
    block,
    typing,
    status: { ...status, text: status.text || changedText(status), isHidden: status.changed.length > 0 },
    hasCopied: copied !== null,
    skip,
    asPlanned,
    copyRow,
    pasteRow: () => {
      if (copied !== null) paste(copied);
    },
    undo,
    handlers: {
      onKeyDown,
      onMouseDown,
      /** Also by assistive technology, which presses no keys. */
      onFocus: (event: { target: EventTarget }) => {
        hasFocus.current = true;
        const place = placeOf(event.target);
        if (place && !typing && (place.row !== to.row || place.column !== to.column)) choose(place);
      },
      onBlur: (event: { target: EventTarget }) => {
        // The window lost the focus, not the field.
        if (document.activeElement === event.target) return;
        hasFocus.current = false;
        if (typing && event.target instanceof HTMLInputElement) keepTyped(event.target.value);
      },
      onCopy: (event: ClipboardEvent) => {
        if (typing) return;
        event.preventDefault();
        const text = copiedText(block, countAt);
        event.clipboardData.setData('text/plain', text);
      },
      onPaste: (event: ClipboardEvent) => {
        if (typing) return;
        event.preventDefault();
        paste(event.clipboardData.getData('text/plain'));
      },
    },
  };
}

/** Behind the last day comes the first of the next bag. */
function nextPlace({ row, column }: Place, isBack: boolean, rows: number): Place {
  if (isBack) {
    if (column > 0) return { row, column: column - 1 };
    return row > 0 ? { row: row - 1, column: LAST_DAY } : { row, column };
  }
  if (column < LAST_DAY) return { row, column: column + 1 };
  return row < rows - 1 ? { row: row + 1, column: 0 } : { row, column };
}
