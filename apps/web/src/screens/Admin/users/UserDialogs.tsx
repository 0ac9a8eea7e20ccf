import { isolated, type Profile } from '@zawadeh/domain';
import { ConfirmDialog } from '@zawadeh/ui';
import { useMessage } from '../../../lib/useMessage.ts';
import type { MessageId } from '../../../locales/messageId.ts';
import { deactivate, giveRole, restore } from '../../../backend/admin/users.ts';
import { useMutation } from '../useMutation.ts';
import { messages } from './UsersSection.messages.ts';

export interface UserMatter {
  of: 'promotion' | 'demotion' | 'deactivation' | 'restoration';
  person: Profile;
}

const matters = {
  promotion: {
    title: messages.promoteTitle,
    body: messages.promoteBody,
    verb: messages.promote,
    done: messages.promoted,
    failed: messages.notPromoted,
    work: ({ id }: Profile) => giveRole(id, 'admin'),
  },
  demotion: {
    title: messages.demoteTitle,
    body: messages.demoteBody,
    verb: messages.demote,
    done: messages.demoted,
    failed: messages.notDemoted,
    work: ({ id }: Profile) => giveRole(id, 'user'),
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
  matter: UserMatter | null;
  onClose: () => void;
  onChanged: () => void;
}

/** Asks before a user's rights change. */
export function UserDialogs({ matter, onClose, onChanged }: UserDialogsProps) {
  const t = useMessage();
  const act = useMutation();
  if (!matter) return null;
  const { person } = matter;
  const { title, body, verb, done, failed, work } = matters[matter.of];
  const name = isolated(person.name ?? person.email ?? person.id);
  const text = (id: MessageId, why = '') => t(id, { name, why });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => {
        onClose();
        void act({
          work: () => work(person),
          done: text(done),
          failed: (why) => text(failed, why),
          onDone: onChanged,
        });
      }}
      title={text(title)}
      confirmLabel={text(verb)}
      kind={matter.of === 'promotion' || matter.of === 'restoration' ? 'primary' : 'danger'}
    >
      {text(body)}
    </ConfirmDialog>
  );
}
