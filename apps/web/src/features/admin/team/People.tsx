import {
  isLastOwner,
  isolated,
  type OpenInvitation,
  type StoreMember,
  type StoreTeam,
} from '@zawadeh/domain';
import {
  Badge,
  editIcon,
  Icon,
  Ltr,
  mailIcon,
  Menu,
  moreIcon,
  shieldIcon,
  trashIcon,
  useLanguage,
  type MenuProps,
} from '@zawadeh/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { MemberDialog, type MemberAction } from './MemberDialog.tsx';
import * as S from './team.styles.ts';
import { roles } from './team.messages.ts';

interface PeopleProps {
  storeId: string;
  team: StoreTeam;
  onSendAgain: (invitation: OpenInvitation) => void;
  onChanged: () => void;
}

/** The members of a shop, and who is invited. */
export function People({ storeId, team, onSendAgain, onChanged }: PeopleProps) {
  const t = useMessage();
  const session = useSession();
  const [action, setAction] = useState<MemberAction | null>(null);
  const own = session.status === 'signedIn' ? session.profile.id : null;
  const { members, invitations } = team;
  if (members.length + invitations.length === 0) return <S.None>{t('web.admin.team.nobody')}</S.None>;
  return (
    <>
      <S.List>
        {members.map((member) => (
          <Member
            key={member.userId}
            member={member}
            isOwn={member.userId === own}
            isLast={isLastOwner(members, member)}
            onAction={setAction}
          />
        ))}
        {invitations.map((invitation) => (
          <Invited
            key={invitation.id}
            invitation={invitation}
            onSendAgain={() => onSendAgain(invitation)}
            onWithdraw={() => setAction({ kind: 'withdrawal', invitation })}
          />
        ))}
      </S.List>
      {action && (
        <MemberDialog
          storeId={storeId}
          action={action}
          onClose={() => setAction(null)}
          onChanged={onChanged}
        />
      )}
    </>
  );
}

interface MemberProps {
  member: StoreMember;
  isOwn: boolean;
  /** The last owner stays one. */
  isLast: boolean;
  onAction: (action: MemberAction) => void;
}

function Member({ member, isOwn, isLast, onAction }: MemberProps) {
  const t = useMessage();
  const { name, email, role } = member;
  const other = role === 'owner' ? 'staff' : 'owner';
  const actions: MenuProps['actions'] = [
    {
      id: 'role',
      label: t(roles[other].give),
      icon: other === 'owner' ? shieldIcon : editIcon,
      onPress: () => onAction({ kind: 'role', member, role: other }),
    },
    {
      id: 'remove',
      label: t('web.admin.team.remove'),
      icon: trashIcon,
      kind: 'danger',
      onPress: () => onAction({ kind: 'removal', member }),
    },
  ];
  return (
    <S.Person>
      <S.Initial aria-hidden="true" data-role={role}>
        {initialOf(name ?? email)}
      </S.Initial>
      <S.Facts>
        <S.NameRow>
          <S.Name>{name === null ? <Ltr kind="email">{email}</Ltr> : <bdi>{name}</bdi>}</S.Name>
          <Badge tone={role === 'owner' ? 'strong' : 'neutral'} hasDot={false}>
            {t(roles[role].name)}
          </Badge>
        </S.NameRow>
        {name !== null && (
          <S.Quiet>
            <Ltr kind="email">{email}</Ltr>
          </S.Quiet>
        )}
      </S.Facts>
      {isOwn ? (
        <S.Quiet>{t('web.admin.team.you')}</S.Quiet>
      ) : (
        !isLast && (
          <Menu
            label={t('web.admin.actions', { name: name ?? email })}
            icon={moreIcon}
            isIconOnly
            actions={actions}
          />
        )
      )}
    </S.Person>
  );
}

interface InvitedProps {
  invitation: OpenInvitation;
  onSendAgain: () => void;
  onWithdraw: () => void;
}

function Invited({ invitation: { email, role, until }, onSendAgain, onWithdraw }: InvitedProps) {
  const t = useMessage();
  const intl = useIntl();
  const { locale } = useLanguage();
  const dayAndMonth = intl.formatDate(until, { day: 'numeric', month: locale === 'ar' ? 'long' : 'short' });
  const actions: MenuProps['actions'] = [
    { id: 'again', label: t('web.admin.team.sendAgain'), icon: mailIcon, onPress: onSendAgain },
    {
      id: 'withdraw',
      label: t('web.admin.team.withdraw'),
      icon: trashIcon,
      kind: 'danger',
      onPress: onWithdraw,
    },
  ];
  return (
    <S.Person data-invited>
      <S.Initial aria-hidden="true">
        <Icon of={mailIcon} />
      </S.Initial>
      <S.Facts>
        <S.Name>
          <Ltr kind="email">{email}</Ltr>
        </S.Name>
        <S.NameRow>
          <Badge tone="warning">{t('web.admin.team.invited')}</Badge>
          <S.Quiet>{t(roles[role].until, { date: dayAndMonth })}</S.Quiet>
        </S.NameRow>
      </S.Facts>
      <Menu
        label={t('web.admin.actions', { name: isolated(email) })}
        icon={moreIcon}
        isIconOnly
        actions={actions}
      />
    </S.Person>
  );
}

/** A whole sign, also where it takes two places. */
const initialOf = (text: string): string => (Array.from(text)[0] ?? '').toUpperCase();
