import type { Role } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Badge } from '../../data/Badge/Badge.tsx';
import type { UiMessageIds } from '../../locales/messageId.ts';

const messages = {
  admin: 'ui.roleBadge.admin',
  user: 'ui.roleBadge.user',
} satisfies UiMessageIds;

export interface RoleBadgeProps {
  /** Named `of` because `role` is an HTML attribute. */
  of: Role;
}

/** Admin or user. A role is not a changing state, so the badge has no dot. */
export function RoleBadge({ of }: RoleBadgeProps) {
  const intl = useIntl();
  return (
    <Badge tone={of === 'admin' ? 'strong' : 'neutral'} hasDot={false}>
      {intl.formatMessage({ id: messages[of] })}
    </Badge>
  );
}
