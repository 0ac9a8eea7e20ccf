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

/**
 * Whether an account belongs to an admin or to a user. A role is not a changing state, so the badge has no
 * dot.
 *
 * @use beside the name of an account.
 * @avoid to decide what may be seen: that is `accessTo` in the domain.
 */
export function RoleBadge({ of }: RoleBadgeProps) {
  const intl = useIntl();
  return (
    <Badge tone={of === 'admin' ? 'strong' : 'neutral'} hasDot={false}>
      {intl.formatMessage({ id: messages[of] })}
    </Badge>
  );
}
