import { ConfirmDialog } from '@zawadeh/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { useNavigate } from 'react-router-dom';

/** An address of the app, or an entry of the browser's history. */
type Target = { href: string } | { key: string };

/**
 * While there are unsaved changes, links and the Back button ask first, and so does the browser before it closes the
 * page. A browser without the Navigation API leaves at once: the drafts of the forms outlast that.
 */
export function useLeaveGuard(isUnsaved: boolean, onLeave: () => void): ReactNode {
  const t = useMessage();
  const navigate = useNavigate();
  const [target, setTarget] = useState<Target | null>(null);
  const isAllowed = useRef(false);

  useEffect(() => {
    if (!isUnsaved) return;
    const confirmLeave = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const href = link?.getAttribute('href') ?? '';
      const opensNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
      if (!href.startsWith('/') || opensNewTab) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget({ href });
    };
    // Runs before the router, which gets a popstate event first.
    const confirmBack = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || isAllowed.current) return;
      event.preventDefault();
      setTarget({ key: event.destination.key });
    };
    const history = 'navigation' in window ? window.navigation : null;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router handles the click.
    document.addEventListener('click', confirmLeave, { capture: true });
    history?.addEventListener('navigate', confirmBack);
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      document.removeEventListener('click', confirmLeave, { capture: true });
      history?.removeEventListener('navigate', confirmBack);
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [isUnsaved]);

  const leave = (to: Target) => {
    setTarget(null);
    onLeave();
    if ('href' in to) void navigate(to.href);
    else {
      isAllowed.current = true;
      window.navigation.traverseTo(to.key);
    }
  };

  if (target === null) return null;
  return (
    <ConfirmDialog
      isOpen
      onClose={() => setTarget(null)}
      onConfirm={() => leave(target)}
      title={t('web.admin.leave.title')}
      confirmLabel={t('web.admin.leave.leave')}
    >
      {t('web.admin.leave.body')}
    </ConfirmDialog>
  );
}
