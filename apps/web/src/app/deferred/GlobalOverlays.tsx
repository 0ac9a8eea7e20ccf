import { ConnectionBanner, ToastRegion } from '@zawadeh/ui';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { ClockBanner } from './ClockBanner/ClockBanner.tsx';
import { HelpButton } from './HelpButton/HelpButton.tsx';
import { nowAtom } from '../../lib/clock.ts';
import { chatAddress, supportAtom } from '../../lib/support.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useAlertWatch } from './useAlertWatch.ts';
import { useClockCheck } from './useClockCheck.ts';
import { useConnection } from './useConnection.ts';
import { paths } from '../../lib/paths.ts';

/** These pages have their own WhatsApp link; the dashboard needs none. */
const PAGES_WITHOUT_HELP_BUTTON = new Set(['/admin', '/', paths.checkoutSuccess]);

/** On every page: the banners for connection and clock, the help button and the toasts. */
export function GlobalOverlays() {
  const { pathname } = useLocation();
  const support = useAtomValue(supportAtom);
  const now = useAtomValue(nowAtom);
  const isClockOff = useClockCheck();
  useAlertWatch();
  return (
    <>
      <ConnectionBanner {...useConnection()} />
      <ClockBanner isOff={isClockOff} now={now} />
      {/* A portal, so that it comes after the page in the reading and tab order. */}
      {createPortal(
        <>
          {support !== null && !PAGES_WITHOUT_HELP_BUTTON.has(pathname) && (
            <HelpButton href={chatAddress(support)} />
          )}
          <ToastRegion />
        </>,
        document.body,
      )}
    </>
  );
}
