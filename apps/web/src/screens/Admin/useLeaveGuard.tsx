import { fieldsOf } from '@zawadeh/domain';
import { ConfirmDialog } from '@zawadeh/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessage } from '../../lib/useMessage.ts';
import { useLocation, useNavigate } from 'react-router-dom';

/** While there are unsaved changes, links and the Back button ask first, and so does the browser before it closes the page. */
export function useLeaveGuard(isUnsaved: boolean, onLeave: () => void): ReactNode {
  const t = useMessage();
  const navigate = useNavigate();
  const location = useLocation();
  /** The address of a link, or how many steps of the history to go. */
  const [target, setTarget] = useState<string | number | null>(null);
  const isAllowed = useRef(false);

  useEffect(() => {
    // The place in the history is that of the page's location.
    if (!isUnsaved || !location.key) return;
    const confirmLeave = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const href = link?.getAttribute('href') ?? '';
      const opensNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
      if (!href.startsWith('/') || opensNewTab) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(href);
    };
    const here = placeInHistory(history.state);
    // The browser has changed the address already: it is changed back, and the router notices neither.
    const confirmBack = (event: PopStateEvent) => {
      const steps = placeInHistory(event.state) - here;
      const isAsked = isAllowed.current;
      isAllowed.current = false;
      if (isAsked || Number.isNaN(steps)) return;
      event.stopImmediatePropagation();
      if (steps === 0) return;
      history.go(-steps);
      setTarget(steps);
    };
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router handles the click.
    document.addEventListener('click', confirmLeave, { capture: true });
    window.addEventListener('popstate', confirmBack, { capture: true });
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      document.removeEventListener('click', confirmLeave, { capture: true });
      window.removeEventListener('popstate', confirmBack, { capture: true });
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [isUnsaved, location.key]);

  if (target === null) return null;
  return (
    <ConfirmDialog
      isOpen
      onClose={() => setTarget(null)}
      onConfirm={() => {
        setTarget(null);
        onLeave();
        if (typeof target === 'string') void navigate(target);
        else {
          isAllowed.current = true;
          history.go(target);
        }
      }}
      title={t('web.admin.leave.title')}
      confirmLabel={t('web.admin.leave.leave')}
    >
      {t('web.admin.leave.body')}
    </ConfirmDialog>
  );
}

/** As the router counts its entries; NaN for an entry of another page. */
const placeInHistory = (state: unknown): number => Number(fieldsOf(state).idx);
