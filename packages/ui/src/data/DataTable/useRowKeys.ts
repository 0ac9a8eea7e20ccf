import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

interface Options {
  ids: readonly string[];
  indexOf: ReadonlyMap<string, number>;
  body: RefObject<HTMLElement | null>;
  onOpen?: (index: number) => void;
  onSelect?: (index: number, isRange: boolean) => void;
  /** What the rows are sorted and searched by: another begins at the first row. */
  by: string;
}

/** How far Page Up and Page Down go. */
const PAGE = 10;

const CONTROLS = 'a[href], button, input, select, textarea, summary';

/** One row is the table's stop for the Tab key, and arrows move it; the controls within it come after it. */
export function useRowKeys({ ids, indexOf, body, onOpen, onSelect, by }: Options) {
  const [activeId, setActive] = useState<string | null>(null);
  const [lastBy, setBy] = useState(by);
  if (by !== lastBy) {
    setBy(by);
    setActive(null);
  }
  const wanted = useRef<string | null>(null);
  const known = activeId === null ? undefined : indexOf.get(activeId);
  const active = known ?? (ids.length > 0 ? 0 : -1);

  useLayoutEffect(() => {
    const rows = [...(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    for (const row of rows) {
      for (const control of row.querySelectorAll<HTMLElement>(CONTROLS)) {
        control.tabIndex = row.tabIndex;
      }
    }
    const row = rows.find(({ dataset }) => dataset.row === wanted.current);
    wanted.current = null;
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  });

  const moveTo = (index: number) => {
    const id = ids[Math.min(Math.max(0, index), ids.length - 1)];
    if (id === undefined) return;
    wanted.current = id;
    setActive(id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as HTMLElement).dataset.row;
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

  return { active, onKeyDown, onRowFocus: setActive };
}
