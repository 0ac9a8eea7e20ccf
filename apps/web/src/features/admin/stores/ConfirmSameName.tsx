import { inLanguage, isolated, type Store } from '@zawadeh/domain';
import { ConfirmDialog, useLanguage } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';

interface ConfirmSameNameProps {
  /** The existing store of that name. */
  store: Store;
  onClose: () => void;
  onConfirm: () => void;
}

/** Two stores may share a name, which the admin has to confirm. */
export function ConfirmSameName({ store, onClose, onConfirm }: ConfirmSameNameProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const name = isolated(store.name ? inLanguage(store.name, locale).text : store.id);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title={t('web.admin.stores.sameTitle')}
      confirmLabel={t('web.admin.stores.sameConfirm')}
      kind="primary"
    >
      {t('web.admin.stores.sameBody', { name })}
    </ConfirmDialog>
  );
}
