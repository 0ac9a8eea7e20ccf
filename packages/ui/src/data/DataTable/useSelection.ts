import { useMemo, useRef } from 'react';

type Ids = ReadonlySet<string>;

export interface Selection {
  isSelected: (id: string) => boolean;
  /** A range goes from the row toggled before to this one. */
  toggle: (index: number, isRange: boolean) => void;
  toggleAll: () => void;
  /** The state of the rows that are shown. */
  all: 'every' | 'some' | 'none';
  count: number;
}

const NO_IDS: Ids = new Set();

export function useSelection(
  ids: readonly string[],
  selected: Ids = NO_IDS,
  onChange?: (selected: Ids) => void,
): Selection | null {
  const anchor = useRef<string | null>(null);
  const selectedCount = useMemo(
    () => (selected.size === 0 ? 0 : ids.filter((id) => selected.has(id)).length),
    [ids, selected],
  );
  if (!onChange) return null;

  const update = (which: readonly string[], isOn: boolean) => {
    const next = new Set(selected);
    for (const id of which) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  };
  return {
    isSelected: (id) => selected.has(id),
    toggle: (index, isRange) => {
      const id = ids[index];
      if (id === undefined) return;
      const from = isRange && anchor.current !== null ? ids.indexOf(anchor.current) : -1;
      anchor.current = id;
      const range = from < 0 ? [id] : ids.slice(Math.min(from, index), Math.max(from, index) + 1);
      update(range, !selected.has(id));
    },
    toggleAll: () => update(ids, selectedCount < ids.length),
    all: selectedCount === 0 ? 'none' : selectedCount === ids.length ? 'every' : 'some',
    count: selected.size,
  };
}
