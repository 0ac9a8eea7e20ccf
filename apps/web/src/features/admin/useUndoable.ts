import { useToasts } from '@zawadeh/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { AdminResult } from './query.ts';
import { useMutation } from './useMutation.ts';

const UNDO_MS = 5_000;

interface Removal {
  id: string;
  work: () => Promise<AdminResult<unknown>>;
  /** "ZWD-… was deleted." */
  done: string;
  failed: (why: string) => string;
  onDone: () => void;
  /** How long it can be taken back. */
  undoMs?: number;
}

export interface Undoable {
  /** The ids of hidden rows, which may come back. */
  hiddenIds: ReadonlySet<string>;
  remove: (removal: Removal) => void;
}

/**
 * Hides a row at once, and deletes it only after the time to undo. The undo toast of the latest removal is shown at
 * once; those of earlier ones come back after it, each for the time that it has left.
 */
export function useUndoable(): Undoable {
  const t = useMessage();
  const mutate = useMutation();
  const { show, dismiss } = useToasts();
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());
  /** The numbers of the undo toasts. */
  const pending = useRef(new Set<number>());

  useEffect(() => {
    const pendingToasts = pending.current;
    // Leaving the page confirms the removals: a dismissed toast runs its deletion.
    const commitAll = () => {
      for (const toast of pendingToasts) dismiss(toast);
    };
    const commitWhenHidden = () => {
      if (document.visibilityState === 'hidden') commitAll();
    };
    document.addEventListener('visibilitychange', commitWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', commitWhenHidden);
      commitAll();
    };
  }, [dismiss]);

  const restore = (id: string) =>
    setHiddenIds((before) => new Set(Array.from(before).filter((each) => each !== id)));

  const remove = ({ id, work, done, failed, onDone, undoMs = UNDO_MS }: Removal) => {
    setHiddenIds((before) => new Set([...before, id]));
    let isConfirmed = true;
    const toast = show({
      message: done,
      durationMs: undoMs,
      comesFirst: true,
      action: {
        label: t('web.admin.undo'),
        onPress: () => {
          isConfirmed = false;
          restore(id);
        },
      },
      onGone: () => {
        pending.current.delete(toast);
        if (isConfirmed) void mutate({ work, failed, onDone, onFailed: () => restore(id) });
      },
    });
    pending.current.add(toast);
  };
  return { hiddenIds, remove };
}
