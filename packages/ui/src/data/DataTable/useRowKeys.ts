import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

interface Options {
  ids: readonly string[];
  indexOf: ReadonlyMap<string, number>;
  body: RefObject<HTMLElement | null>;
  onOpen?: (index: number) => void;
  onSelect?: (index: number, isRange: boolean) => void;
  /** Identifies sort and search; a change moves the active row back to the first. */
  viewKey: string;
  /** Takes the focus once it is here. */
  startId: string | null;
}

/** The number of rows that Page Up and Page Down move. */
const PAGE = 10;

const CONTROLS = 'a[href], button, input, select, textarea, summary';

/** Roving tabindex: one row is the tab stop of the table, arrow keys move it, and Tab goes on to the controls in it. */
export function useRowKeys({ ids, indexOf, body, onOpen, onSelect, viewKey, startId }: Options) {
  const [activeId, setActiveId] = useState(startId);
  const [lastViewKey, setLastViewKey] = useState(viewKey);
  if (viewKey !== lastViewKey) {
    setLastViewKey(viewKey);
    setActiveId(null);
  }
  const focusTarget = useRef(startId);
  const activeIndex = activeId === null ? undefined : indexOf.get(activeId);
  const active = activeIndex ?? (ids.length > 0 ? 0 : -1);

  useLayoutEffect(() => {
    const rows = [...(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    for (const row of rows) {
      for (const control of row.querySelectorAll<HTMLElement>(CONTROLS)) {
        control.tabIndex = row.tabIndex;
      }
    }
    const row = rows.find(({ dataset }) => dataset.row === focusTarget.current);
    if (!row) return;
    focusTarget.current = null;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  });

  const moveTo = (index: number) => {
    const id = ids[Math.min(Math.max(0, index), ids.length - 1)];
    if (id === undefined) return;
    focusTarget.current = id;
    setActiveId(id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target instanceof HTMLElement ? event.target.dataset.row : undefined;
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const index = indexOf.get(row) ?? 0;
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => moveTo(index + 1),
      ArrowUp: () => moveTo(index - 1),
      PageDown: () => moveTo(index + PAGE),
      PageUp: () => moveTo(index - PAGE),
      Home: () => moveTo(0),
      End: () => moveTo(ids.length - 1),
      Enter: onOpen && (() => onOpen(index)),
      ' ': onSelect && (() => onSelect(index, event.shiftKey)),
    };
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return { active, onKeyDown, onRowFocus: setActiveId, focusRow: moveTo };
}
