import type { StoreRole } from '@zawadeh/domain';
import type { MessageIds } from '../../../lib/messages/messageId.ts';

/** Of the two roles. `give` and what follows it change a member to this role. */
export const roles = {
  owner: {
    name: 'web.admin.team.owner',
    allows: 'web.admin.team.ownerAllows',
    until: 'web.admin.team.ownerUntil',
    give: 'web.admin.team.makeOwner',
    title: 'web.admin.team.makeOwnerTitle',
    body: 'web.admin.team.makeOwnerBody',
    done: 'web.admin.team.madeOwner',
  },
  staff: {
    name: 'web.admin.team.staff',
    allows: 'web.admin.team.staffAllows',
    until: 'web.admin.team.staffUntil',
    give: 'web.admin.team.makeStaff',
    title: 'web.admin.team.makeStaffTitle',
    body: 'web.admin.team.staffSee',
    done: 'web.admin.team.madeStaff',
  },
} satisfies Record<StoreRole, MessageIds>;
