/** The team of a shop, and the invitations to it. */
import {
  INVITATION_PATH,
  INVITATIONS_PATH,
  invitationLink,
  newSecret,
  type InvitationBody,
  type StoreRole,
} from '@zawadeh/domain';
import type { HttpHandler } from 'msw';
import { answer, errorResponse, functions, type MockCall, type MockOptions } from './answer.ts';
import { timestamp, type MockDatabase, type MockUser } from './database/rows.ts';
import { shopOf } from './phones.ts';

const DAY = 24 * 3_600_000;

export const team = (options: MockOptions): HttpHandler[] => [
  ...functions(options, 'member', {
    store_team: storeTeam,
    change_member: ({ database, sent }) => {
      const member = memberOf(database, sent);
      if (!member) return { done: false };
      if (sent.p_role !== 'owner' && isLast(database, member)) return { refused: 'last_owner' };
      member.role = sent.p_role as StoreRole;
      return { done: true };
    },
    remove_member: ({ database, sent }) => {
      const member = memberOf(database, sent);
      if (!member) return { done: false };
      if (isLast(database, member)) return { refused: 'last_owner' };
      database.storeMembers = database.storeMembers.filter((each) => each !== member);
      return { done: true };
    },
    withdraw_invitation: ({ database, sent: { p_invitation } }) => {
      const row = database.storeInvitations.find(({ id }) => id === p_invitation);
      if (row) row.isWithdrawn = true;
      return row !== undefined;
    },
    accept_invitation: acceptInvitation,
  }),
  answer<InvitationBody>(options, `post ${INVITATIONS_PATH}`, 'member', invite),
  answer<{ secret: string }>(options, `post ${INVITATION_PATH}`, 'anyone', invitationState),
];

type Member = MockDatabase['storeMembers'][number];
type Invitation = MockDatabase['storeInvitations'][number];

const memberOf = ({ storeMembers }: MockDatabase, { p_store, p_user }: MockCall['sent']) =>
  storeMembers.find(({ store_id, user_id }) => store_id === p_store && user_id === p_user);

const isLast = ({ storeMembers }: MockDatabase, { store_id, user_id, role }: Member): boolean =>
  role === 'owner' &&
  !storeMembers.some(
    (each) => each.store_id === store_id && each.role === 'owner' && each.user_id !== user_id,
  );

const personOf = ({ people }: MockDatabase, userId: string | null): MockUser | undefined =>
  people.find(({ id }) => id === userId);

const isOpen = ({ isWithdrawn, accepted_by, expires_at }: Invitation, now: number): boolean =>
  !isWithdrawn && accepted_by === null && Date.parse(expires_at) > now;

function storeTeam({ database, sent: { p_store }, now }: MockCall): object {
  const { storeMembers, storeInvitations, devices, handovers } = database;
  return {
    now: timestamp(now),
    members: storeMembers
      .filter(({ store_id }) => store_id === p_store)
      .map(({ user_id, role }) => {
        const { name = null, email = null } = personOf(database, user_id) ?? {};
        return { user_id, role, name, email };
      })
      .toSorted((one, other) => one.role.localeCompare(other.role, 'en')),
    invitations: storeInvitations
      .filter((row) => row.store_id === p_store && isOpen(row, now))
      .map(({ id, email, role, language, expires_at }) => ({ id, email, role, language, expires_at })),
    devices: devices
      .filter(({ store_id }) => store_id === p_store)
      .map(({ created_at: _made, ...device }) => ({
        ...device,
        revoked_by: device.revoked_at === null ? null : 'Nadim Hajj',
      })),
    handovers: handovers
      .filter(({ store_id, state }) => store_id === p_store && (state === 'waiting' || state === 'done'))
      .map(({ state, device_id }) => ({ state, device_id })),
  };
}

function invite({ database, user, sent, now, request }: MockCall<InvitationBody>): object {
  const email = sent.email.toLowerCase();
  const isMember = database.storeMembers.some(
    ({ store_id, user_id }) => store_id === sent.store_id && personOf(database, user_id)?.email === email,
  );
  if (isMember) return errorResponse('already_member');
  for (const row of database.storeInvitations)
    if (row.store_id === sent.store_id && row.email === email) row.isWithdrawn = true;
  const secret = newSecret();
  const expires_at = timestamp(now + 7 * DAY);
  database.storeInvitations.push({
    ...sent,
    id: crypto.randomUUID(),
    email,
    secret,
    invited_by: user.id,
    expires_at,
    accepted_by: null,
    isWithdrawn: false,
  });
  return { link: invitationLink(new URL(request.url).origin, secret), expires_at, is_sent: true };
}

const invitationWith = ({ storeInvitations }: MockDatabase, token: unknown): Invitation | undefined =>
  storeInvitations.find(({ secret }) => secret === token);

const hasAccepted = (
  database: MockDatabase,
  { store_id, accepted_by }: Invitation,
  { id }: MockUser,
): boolean =>
  accepted_by === id &&
  database.storeMembers.some((member) => member.store_id === store_id && member.user_id === id);

function invitationState({ database, user, sent: { secret }, now }: MockCall<{ secret: string }>): object {
  const row = invitationWith(database, secret);
  const from = personOf(database, row?.invited_by ?? null)?.name ?? null;
  const isAccepted = row !== undefined && hasAccepted(database, row, user);
  if (!row || !(isAccepted || isOpen(row, now))) return { state: 'over', from };
  const { role, email, expires_at } = row;
  return {
    ...shopOf(database, row.store_id),
    role,
    email,
    expires_at,
    from,
    state: isAccepted ? 'accepted' : 'open',
  };
}

function acceptInvitation({ database, user, sent: { p_token }, now }: MockCall): object {
  const row = invitationWith(database, p_token);
  if (row && hasAccepted(database, row, user)) return { store_id: row.store_id };
  if (!row || !isOpen(row, now)) return { refused: 'invitation_over' };
  if (row.email !== user.email) return { refused: 'other_account' };
  row.accepted_by = user.id;
  database.storeMembers.push({ store_id: row.store_id, user_id: user.id, role: row.role });
  return { store_id: row.store_id };
}
