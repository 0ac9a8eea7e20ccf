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
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const href = link?.getAttribute('href') ?? '';
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
      if (!href.startsWith('/') || opensElsewhere) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(href);
    };
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router handles the click.
    document.addEventListener('click', ask, { capture: true });
    window.addEventListener('beforeunload', hold);
    return () => {
      document.removeEventListener('click', ask, { capture: true });
      window.removeEventListener('beforeunload', hold);
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
