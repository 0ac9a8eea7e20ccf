import { brand } from '@zawadeh/domain';
import { useToasts } from '@zawadeh/ui';
import { useState } from 'react';
import { download } from '../../../lib/download.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useStore } from '../../../lib/store.ts';
import { signOut } from '../../session/session.ts';
import { deleteAccount, fetchOwnData, type KeptReason } from './ownDataCalls.ts';

export function useOwnData(email: string) {
  const t = useMessage();
  const store = useStore();
  const { show } = useToasts();
  const [copying, setCopying] = useState<'open' | 'busy' | 'done' | 'failed'>('open');
  const [deleting, setDeleting] = useState(false);
  const [kept, setKept] = useState<KeptReason | null>(null);

  async function saveCopy(): Promise<void> {
    setCopying('busy');
    const answer = await fetchOwnData();
    setCopying(answer.ok ? 'done' : 'failed');
    if (answer.ok)
      download(`${brand.storagePrefix}.json`, JSON.stringify(answer.value, null, 2), 'application/json');
  }

  async function leave(): Promise<void> {
    setKept(null);
    setDeleting(true);
    const answer = await deleteAccount(email);
    setDeleting(false);
    if (!answer.ok) return setKept(answer.error);
    show({ message: t('web.ownData.deleted') });
    // The session is gone at the server; here it takes what is personal with it.
    await signOut(store);
  }

  return { copying, saveCopy, deleting, kept, leave };
}
