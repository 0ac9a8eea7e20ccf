import { inLanguage, isolated, type Store } from '@zawadeh/domain';
import { ConfirmDialog, useLanguage } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { messages } from './StoresSection.messages.ts';

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
      title={t(messages.sameTitle)}
      confirmLabel={t(messages.sameConfirm)}
      kind="primary"
    >
      {t(messages.sameBody, { name })}
    </ConfirmDialog>
  );
}
