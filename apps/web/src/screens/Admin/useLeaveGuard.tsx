import { ConfirmDialog } from '@zawadeh/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useMessage } from '../../lib/useMessage.ts';
import { useNavigate } from 'react-router-dom';

/** While there are unsaved changes, a link asks first, and so does the browser before it closes the page. */
export function useLeaveGuard(isUnsaved: boolean, onLeave: () => void): ReactNode {
  const t = useMessage();
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!isUnsaved) return;
    const confirmLeave = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const href = link?.getAttribute('href') ?? '';
      const opensNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
      if (!href.startsWith('/') || opensNewTab) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(href);
    };
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router handles the click.
    document.addEventListener('click', confirmLeave, { capture: true });
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      document.removeEventListener('click', confirmLeave, { capture: true });
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [isUnsaved]);

  if (target === null) return null;
  return (
    <ConfirmDialog
      isOpen
      onClose={() => setTarget(null)}
      onConfirm={() => {
        setTarget(null);
        onLeave();
        void navigate(target);
      }}
      title={t('web.admin.leave.title')}
      confirmLabel={t('web.admin.leave.leave')}
    >
      {t('web.admin.leave.body')}
    </ConfirmDialog>
  );
}
