import { formatPhone, type Profile } from '@zawadeh/domain';
import {
  Badge,
  Ltr,
  refreshIcon,
  RoleBadge,
  shieldIcon,
  Text,
  trashIcon,
  type TableColumn,
} from '@zawadeh/ui';
import { useMemo } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { menuColumn } from '../menuColumn.tsx';
import type { UserAction } from './UserDialogs.tsx';
import { messages } from './UsersSection.messages.ts';

export function useUserColumns(onAction: (action: UserAction) => void): readonly TableColumn<Profile>[] {
  const t = useMessage();
  const session = useSession();
  const own = session.status === 'signedIn' ? session.profile.id : null;
  return useMemo((): readonly TableColumn<Profile>[] => {
    const menu = menuColumn<Profile>({
      label: (name) => t(messages.actions, { name }),
      nameOf: ({ name, email, id }) => name ?? email ?? id,
      actionsOf: (user) => {
        if (!user.active) {
          const onPress = () => onAction({ kind: 'restoration', user });
          return [{ id: 'restore', label: t(messages.restore), icon: refreshIcon, onPress }];
        }
        return [
          {
            id: 'role',
            label: t(user.role === 'admin' ? messages.demote : messages.promote),
            icon: shieldIcon,
            onPress: () => onAction({ kind: user.role === 'admin' ? 'demotion' : 'promotion', user }),
          },
          {
            id: 'deactivate',
            label: t(messages.deactivate),
            icon: trashIcon,
            kind: 'danger',
            onPress: () => onAction({ kind: 'deactivation', user }),
          },
        ];
      },
    });
    return [
      {
        id: 'name',
        header: t(messages.name),
        cardRole: 'title',
        cell: ({ name }) => (name === null ? t(messages.nameless) : <bdi>{name}</bdi>),
      },
      {
        id: 'email',
        header: t(messages.email),
        cardRole: 'start',
        cell: ({ email }) => email && <Ltr kind="email">{email}</Ltr>,
      },
      {
        id: 'phone',
        header: t(messages.phone),
        cardRole: 'start',
        isHideable: true,
        cell: ({ phone }) => phone && <Ltr kind="phone">{formatPhone(phone)}</Ltr>,
      },
      {
        id: 'role',
        header: t(messages.role),
        cardRole: 'end',
        width: '8rem',
        cell: ({ role, active }) =>
          active ? <RoleBadge of={role} /> : <Badge tone="neutral">{t(messages.inactive)}</Badge>,
      },
      {
        ...menu,
        width: '9rem',
        // Admins cannot take away their own rights, which could lock them out for good.
        cell: (user) => (user.id === own ? <Text look="caption">{t(messages.you)}</Text> : menu.cell(user)),
      },
    ];
  }, [t, own, onAction]);
}
