import { useToasts } from '@zawadeh/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Told } from '../../backend/desk/ask.ts';
import { useAct } from './useAct.ts';

const TIME_TO_UNDO = 5_000;

interface Removal {
  id: string;
  work: () => Promise<Told<unknown>>;
  /** "ZWD-… was deleted." */
  done: string;
  failed: (why: string) => string;
  onDone: () => void;
}

export interface Undoable {
  /** What is not shown any more, and may come back. */
  gone: ReadonlySet<string>;
  remove: (removal: Removal) => void;
}

/** Out of sight at once, and away for good only when there was time to take it back. */
export function useUndoable(): Undoable {
  const intl = useIntl();
  const act = useAct();
  const { show, dismiss } = useToasts();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const pending = useRef(new Set<() => void>());

  useEffect(() => {
    const ended = pending.current;
    // Whoever leaves meant it.
    const doNow = () => {
      if (document.visibilityState === 'hidden') for (const finish of ended) finish();
    };
    document.addEventListener('visibilitychange', doNow);
    return () => {
      document.removeEventListener('visibilitychange', doNow);
      for (const finish of ended) finish();
    };
  }, []);

  const bringBack = (id: string) =>
    setGone((before) => new Set(Array.from(before).filter((each) => each !== id)));

  const remove = ({ id, work, done, failed, onDone }: Removal) => {
    setGone((before) => new Set([...before, id]));
    const finish = () => {
      clearTimeout(timer);
      pending.current.delete(finish);
      dismiss(toast);
      void act({ work, failed, onDone, onFailed: () => bringBack(id) });
    };
    const timer = setTimeout(finish, TIME_TO_UNDO);
    pending.current.add(finish);
    const undo = () => {
      clearTimeout(timer);
      pending.current.delete(finish);
      bringBack(id);
    };
    const toast = show({
      message: done,
      durationMs: Infinity,
      action: { label: intl.formatMessage({ id: 'web.desk.undo' }), onPress: undo },
    });
  };
  return { gone, remove };
}
