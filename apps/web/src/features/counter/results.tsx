/** What came of a confirmation on the phone of a shop or of a courier. */
import type { CounterHandover, Device, Instant } from '@zawadeh/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { HandOverResult } from './HandOverResult/HandOverResult.tsx';
import { useAtomValue } from '../../lib/store.ts';
import { chatAddress, supportAtom } from '../../lib/support.ts';
import { UNDO_SECONDS } from './stock.ts';

/** The seconds until something can no longer be undone; `onOver` is called at the end. */
export function useUndoSeconds(onOver: () => void): number {
  const [left, setLeft] = useState(UNDO_SECONDS);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const until = Date.now() + UNDO_SECONDS * 1_000;
    const timer = setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / 1_000);
      setLeft(seconds);
      if (seconds <= 0) over();
    }, 250);
    return () => clearInterval(timer);
  }, []);
  return left;
}

interface UndoResultProps {
  handover: CounterHandover;
  at: Instant;
  onUndo: () => void;
  /** Without it one goes back to the list. */
  onScan?: () => void;
  onOver: () => void;
}

/** What was handed over, and for some seconds the way to take it back. */
export function UndoResult({ handover, at, onUndo, onScan, onOver }: UndoResultProps) {
  const left = useUndoSeconds(onOver);
  return (
    <HandOverResult
      kind="done"
      handover={handover}
      at={at}
      undoSeconds={left}
      onUndo={onUndo}
      {...(onScan && { onScan })}
      onLeave={onOver}
    />
  );
}

/** A chat with Zawadeh; null where no number is set. */
export function useAskHref(): string | null {
  const support = useAtomValue(supportAtom);
  return support === null ? null : chatAddress(support);
}

interface AlreadyResultProps {
  /** With when and how it was done. */
  handover: CounterHandover;
  /** The id of this phone. */
  device: Device;
  onLeave: () => void;
}

/** The bag was handed over before, here or on another phone. */
export function AlreadyResult({ handover, device, onLeave }: AlreadyResultProps) {
  const askHref = useAskHref();
  const { deviceId, deviceName } = handover;
  const isElsewhere = deviceId !== null && deviceId !== device.id;
  return (
    <HandOverResult
      kind="already"
      handover={handover}
      phone={isElsewhere ? deviceName : null}
      askHref={askHref}
      onLeave={onLeave}
    />
  );
}
