import { isolated, leftToRight, type SentInvitation, type StoreApplication } from '@zawadeh/domain';
import { useToasts } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../../lib/messages/useMessage.ts';
import { sendInvitation } from '../../team/teamCalls.ts';
import { useMutation } from '../../useMutation.ts';

/** Where no letter is sent, the admin passes the link on. */
interface Unsent {
  application: StoreApplication;
  storeId: string;
  sent: SentInvitation;
}

/** Invites the shop that was accepted to own its store. The store stays, whatever becomes of the letter. */
export function useOwnerInvitation() {
  const t = useMessage();
  const mutate = useMutation();
  const { show } = useToasts();
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const invite = (application: StoreApplication) => {
    const { storeId, email, language } = application;
    if (storeId === null) return;
    const values = { name: isolated(application.name), email: leftToRight(email) };
    void mutate({
      work: () => sendInvitation({ store_id: storeId, email, role: 'owner', language }),
      failed: (why) => t('web.admin.applications.notInvited', { ...values, why }),
      onDone: (sent) => {
        if (sent.isSent) show({ kind: 'success', message: t('web.admin.applications.isAccepted', values) });
        else setUnsent({ application, storeId, sent });
      },
    });
  };
  return { invite, unsent, close: () => setUnsent(null) };
}
