import { isolated, type Profile } from '@zawadeh/domain';
import { ConfirmDialog } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import { deactivate, setRole, restore } from './userCalls.ts';
import { useMutation } from '../useMutation.ts';
import { messages } from './UsersSection.messages.ts';

export interface UserAction {
  kind: 'promotion' | 'demotion' | 'deactivation' | 'restoration';
  user: Profile;
}

const userActions = {
  promotion: {
    title: messages.promoteTitle,
    body: messages.promoteBody,
    verb: messages.promote,
    done: messages.promoted,
    failed: messages.notPromoted,
    work: ({ id }: Profile) => setRole(id, 'admin'),
  },
  demotion: {
    title: messages.demoteTitle,
    body: messages.demoteBody,
    verb: messages.demote,
    done: messages.demoted,
    failed: messages.notDemoted,
    work: ({ id }: Profile) => setRole(id, 'user'),
  },
  deactivation: {
    title: messages.deactivateTitle,
    body: messages.deactivateBody,
    verb: messages.deactivate,
    done: messages.deactivated,
    failed: messages.notDeactivated,
    work: ({ id }: Profile) => deactivate(id),
  },
  restoration: {
    title: messages.restoreTitle,
    body: messages.restoreBody,
    verb: messages.restore,
    done: messages.restored,
    failed: messages.notRestored,
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
