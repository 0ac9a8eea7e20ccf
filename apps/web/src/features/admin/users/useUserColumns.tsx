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

export function useUserColumns(onAction: (action: UserAction) => void): readonly TableColumn<Profile>[] {
  const t = useMessage();
  const session = useSession();
  const own = session.status === 'signedIn' ? session.profile.id : null;
  return useMemo((): readonly TableColumn<Profile>[] => {
    const menu = menuColumn<Profile>({
      label: (name) => t('web.admin.actions', { name }),
      nameOf: ({ name, email, id }) => name ?? email ?? id,
      actionsOf: (user) => {
        if (!user.active) {
          const onPress = () => onAction({ kind: 'restoration', user });
          return [{ id: 'restore', label: t('web.admin.users.restore'), icon: refreshIcon, onPress }];
        }
        return [
          {
            id: 'role',
            label: t(user.role === 'admin' ? 'web.admin.users.demote' : 'web.admin.users.promote'),
            icon: shieldIcon,
            onPress: () => onAction({ kind: user.role === 'admin' ? 'demotion' : 'promotion', user }),
          },
          {
            id: 'deactivate',
            label: t('web.admin.users.deactivate'),
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
        header: t('web.admin.users.name'),
        cardRole: 'title',
        cell: ({ name }) => (name === null ? t('web.admin.users.nameless') : <bdi>{name}</bdi>),
      },
      {
        id: 'email',
        header: t('web.admin.users.email'),
        cardRole: 'start',
        cell: ({ email }) => email && <Ltr kind="email">{email}</Ltr>,
      },
      {
        id: 'phone',
        header: t('web.admin.users.phone'),
        cardRole: 'start',
        isHideable: true,
        cell: ({ phone }) => phone && <Ltr kind="phone">{formatPhone(phone)}</Ltr>,
      },
      {
        id: 'role',
        header: t('web.admin.users.role'),
        cardRole: 'end',
        width: '8rem',
        cell: ({ role, active }) =>
          active ? <RoleBadge of={role} /> : <Badge tone="neutral">{t('web.admin.users.inactive')}</Badge>,
      },
      {
        ...menu,
        width: '9rem',
        // Admins cannot take away their own rights, which could lock them out for good.
        cell: (user) =>
          user.id === own ? <Text look="caption">{t('web.admin.users.you')}</Text> : menu.cell(user),
      },
    ];
  }, [t, own, onAction]);
}
