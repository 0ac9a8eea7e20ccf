import type { Role } from '@zawadeh/domain';
import { useIntl } from 'react-intl';
import { Badge } from '../../data/Badge/Badge.tsx';
import type { MessageIds } from '../../locales/messageId.ts';

const messages = {
  admin: 'ui.roleBadge.admin',
  user: 'ui.roleBadge.user',
} satisfies MessageIds;

export interface RoleBadgeProps {
  /** Whose it is: `of` and not `role`, which is HTML's word for something else. */
  of: Role;
}

/** Admin or user. Being one is no state that changes by itself, so there is no dot. */
export function RoleBadge({ of }: RoleBadgeProps) {
  const intl = useIntl();
  return (
    <Badge tone={of === 'admin' ? 'strong' : 'neutral'} hasDot={false}>
      {intl.formatMessage({ id: messages[of] })}
    </Badge>
  );
}
