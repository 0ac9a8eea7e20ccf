import { ClockBanner, ConnectionBanner, HelpButton, ToastRegion } from '@zawadeh/ui';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { nowAtom } from '../../lib/clock.ts';
import { chatAddress, supportAtom } from '../../state/support.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useClockCheck } from './useClockCheck.ts';
import { useConnection } from './useConnection.ts';
import { paths } from '../../lib/paths.ts';

/** These offer the conversation by themselves; on the dashboard sit those who answer. */
const WITH_THEIR_OWN = new Set(['/admin', '/', paths.checkoutSuccess]);

/** What is there on every page and belongs to none: the line to the world, the way to a person, short news. */
export function GlobalOverlays() {
  const { pathname } = useLocation();
  const support = useAtomValue(supportAtom);
  const now = useAtomValue(nowAtom);
  const isClockOff = useClockCheck();
  return (
    <>
      <ConnectionBanner {...useConnection()} />
      <ClockBanner isOff={isClockOff} now={now} />
      {/* Read and reached after the page, though it is written before it. */}
      {createPortal(
        <>
          {support !== null && !WITH_THEIR_OWN.has(pathname) && <HelpButton href={chatAddress(support)} />}
          <ToastRegion />
        </>,
        document.body,
      )}
    </>
  );
}
