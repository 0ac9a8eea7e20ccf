import { useToasts } from '@zawadeh/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessage } from '../../lib/useMessage.ts';
import type { AdminResult } from '../../backend/admin/query.ts';
import { useMutation } from './useMutation.ts';

const TIME_TO_UNDO = 5_000;

interface Removal {
  id: string;
  work: () => Promise<AdminResult<unknown>>;
  /** "ZWD-… was deleted." */
  done: string;
  failed: (why: string) => string;
  onDone: () => void;
}

export interface Undoable {
  /** The ids of hidden rows, which may come back. */
  gone: ReadonlySet<string>;
  remove: (removal: Removal) => void;
}

/**
 * Hides a row at once, and deletes it only after the time to undo. The undo toast of the latest removal is shown at
 * once; those of earlier ones come back after it, each for the time that it has left.
 */
export function useUndoable(): Undoable {
  const t = useMessage();
  const act = useMutation();
  const { show, dismiss } = useToasts();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  /** The numbers of the undo toasts. */
  const pending = useRef(new Set<number>());

  useEffect(() => {
    const waiting = pending.current;
    // Leaving the page confirms the removals: a dismissed toast runs its deletion.
    const doNow = () => {
      for (const toast of waiting) dismiss(toast);
    };
    const doWhenHidden = () => {
      if (document.visibilityState === 'hidden') doNow();
    };
    document.addEventListener('visibilitychange', doWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', doWhenHidden);
      doNow();
    };
  }, [dismiss]);

  const bringBack = (id: string) =>
    setGone((before) => new Set(Array.from(before).filter((each) => each !== id)));

  const remove = ({ id, work, done, failed, onDone }: Removal) => {
    setGone((before) => new Set([...before, id]));
    let isMeant = true;
    const toast = show({
      message: done,
      durationMs: TIME_TO_UNDO,
      comesFirst: true,
      action: {
        label: t('web.admin.undo'),
        onPress: () => {
          isMeant = false;
          bringBack(id);
        },
      },
      onGone: () => {
        pending.current.delete(toast);
        if (isMeant) void act({ work, failed, onDone, onFailed: () => bringBack(id) });
      },
    });
    pending.current.add(toast);
  };
  return { gone, remove };
}
