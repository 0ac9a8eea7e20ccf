import { ConnectionBanner, ToastRegion } from '@zawadeh/ui';
import { createPortal } from 'react-dom';
import { ClockBanner } from './ClockBanner/ClockBanner.tsx';
import { nowAtom } from '../../lib/clock.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useAlertWatch } from './useAlertWatch.ts';
import { useClockCheck } from './useClockCheck.ts';
import { useConnection } from './useConnection.ts';

/** On every page: the banners for connection and clock, and the toasts. */
export function GlobalOverlays() {
  const now = useAtomValue(nowAtom);
  const isClockOff = useClockCheck();
  useAlertWatch();
  return (
    <>
      <ConnectionBanner {...useConnection()} />
      <ClockBanner isOff={isClockOff} now={now} />
      {/* A portal, so that it comes after the page in the reading and tab order. */}
      {createPortal(<ToastRegion />, document.body)}
    </>
  );
}
