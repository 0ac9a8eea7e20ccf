import { isolated, type Profile } from '@zawadeh/domain';
import { ConfirmDialog } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import { deactivate, setRole, restore } from './userCalls.ts';
import { useMutation } from '../useMutation.ts';

export interface UserAction {
  kind: 'promotion' | 'demotion' | 'deactivation' | 'restoration';
  user: Profile;
}

const userActions = {
  promotion: {
    title: 'web.admin.users.promoteTitle',
    body: 'web.admin.users.promoteBody',
    verb: 'web.admin.users.promote',
    done: 'web.admin.users.promoted',
    failed: 'web.admin.users.notPromoted',
    work: ({ id }: Profile) => setRole(id, 'admin'),
  },
  demotion: {
    title: 'web.admin.users.demoteTitle',
    body: 'web.admin.users.demoteBody',
    verb: 'web.admin.users.demote',
    done: 'web.admin.users.demoted',
    failed: 'web.admin.users.notDemoted',
    work: ({ id }: Profile) => setRole(id, 'user'),
  },
  deactivation: {
    title: 'web.admin.users.deactivateTitle',
    body: 'web.admin.users.deactivateBody',
    verb: 'web.admin.users.deactivate',
    done: 'web.admin.users.deactivated',
    failed: 'web.admin.users.notDeactivated',
    work: ({ id }: Profile) => deactivate(id),
  },
  restoration: {
    title: 'web.admin.users.restoreTitle',
    body: 'web.admin.users.restoreBody',
    verb: 'web.admin.users.restore',
    done: 'web.admin.users.restored',
    failed: 'web.admin.users.notRestored',
    work: ({ id }: Profile) => restore(id),
  },
} as const;

interface UserDialogsProps {
  action: UserAction | null;
  onClose: () => void;
  onChanged: () => void;
}

/** Asks before a user's rights change. */
export function UserDialogs({ action, onClose, onChanged }: UserDialogsProps) {
  const t = useMessage();
  const mutate = useMutation();
  if (!action) return null;
  const { user } = action;
  const { title, body, verb, done, failed, work } = userActions[action.kind];
  const name = isolated(user.name ?? user.email ?? user.id);
  const text = (id: MessageId, why = '') => t(id, { name, why });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => {
        onClose();
        void mutate({
          work: () => work(user),
          done: text(done),
          failed: (why) => text(failed, why),
          onDone: onChanged,
        });
      }}
      title={text(title)}
      confirmLabel={text(verb)}
      kind={action.kind === 'promotion' || action.kind === 'restoration' ? 'primary' : 'danger'}
    >
      {text(body)}
    </ConfirmDialog>
  );
}
