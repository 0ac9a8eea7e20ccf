import {
  isolated,
  leftToRight,
  type OpenInvitation,
  type StoreMember,
  type StoreRole,
} from '@zawadeh/domain';
import { ConfirmDialog } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import { useMutation } from '../useMutation.ts';
import { roles } from './team.messages.ts';
import { changeMember, removeMember, withdrawInvitation } from './teamCalls.ts';

export type MemberAction =
  | { kind: 'role'; member: StoreMember; role: StoreRole }
  | { kind: 'removal'; member: StoreMember }
  | { kind: 'withdrawal'; invitation: OpenInvitation };

interface MemberDialogProps {
  storeId: string;
  action: MemberAction;
  onClose: () => void;
  onChanged: () => void;
}

/** Asks before the rights of a person change. */
export function MemberDialog({ storeId, action, onClose, onChanged }: MemberDialogProps) {
  const t = useMessage();
  const mutate = useMutation();
  const { title, body, verb, done, failed, work, name } = deedOf(storeId, action);
  const text = (id: MessageId, why = '') => t(id, { name, why });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => {
        onClose();
        void mutate({
          work,
          done: text(done),
          failed: (why) => text(failed, why),
          onDone: onChanged,
          onFailed: onChanged,
          isFinal: ({ kind }) => kind === 'gone' || kind === 'refused',
        });
      }}
      title={text(title)}
      confirmLabel={text(verb)}
      kind={action.kind === 'role' && action.role === 'owner' ? 'primary' : 'danger'}
    >
      {text(body)}
    </ConfirmDialog>
  );
}

function deedOf(storeId: string, action: MemberAction) {
  if (action.kind === 'withdrawal') {
    const { id, email } = action.invitation;
    return {
      name: leftToRight(email),
      title: 'web.admin.team.withdrawTitle',
      body: 'web.admin.team.withdrawBody',
      verb: 'web.admin.team.withdraw',
      done: 'web.admin.team.withdrawn',
      failed: 'web.admin.team.notWithdrawn',
      work: () => withdrawInvitation(id),
    } as const;
  }
  const { userId, name, email } = action.member;
  const of = { name: name === null ? leftToRight(email) : isolated(name) };
  if (action.kind === 'removal') {
    return {
      ...of,
      title: 'web.admin.team.removeTitle',
      body: 'web.admin.team.removeBody',
      verb: 'web.admin.team.remove',
      done: 'web.admin.team.removed',
      failed: 'web.admin.team.notRemoved',
      work: () => removeMember(storeId, userId),
    } as const;
  }
  const { title, body, give, done } = roles[action.role];
  return {
    ...of,
    title,
    body,
    verb: give,
    done,
    failed: 'web.admin.team.notChanged',
    work: () => changeMember(storeId, userId, action.role),
  } as const;
}
