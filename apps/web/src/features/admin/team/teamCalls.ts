/** The team of a shop, for its owners and for admins. */
import {
  fieldsOf,
  INVITATIONS_PATH,
  readSentInvitation,
  readStoreTeam,
  type InvitationBody,
  type SentInvitation,
  type StoreRole,
  type StoreTeam,
} from '@zawadeh/domain';
import { adminPost } from '../adminPost.ts';
import { done, fail, queryTable, readRejection, type AdminResult } from '../query.ts';

export const fetchTeam = (storeId: string): Promise<AdminResult<StoreTeam>> =>
  queryTable(
    (client) => client.rpc('store_team', { p_store: storeId }).retry(false),
    (answer: unknown) => {
      const team = readStoreTeam(answer);
      return team === null ? fail('server') : { ok: true, value: team };
    },
  );

export const changeMember = (storeId: string, userId: string, role: StoreRole): Promise<AdminResult<null>> =>
  queryTable(
    (client) => client.rpc('change_member', { p_store: storeId, p_user: userId, p_role: role }),
    doneOrRefused,
  );

export const removeMember = (storeId: string, userId: string): Promise<AdminResult<null>> =>
  queryTable((client) => client.rpc('remove_member', { p_store: storeId, p_user: userId }), doneOrRefused);

/** Another owner was first. */
function doneOrRefused(answer: unknown): AdminResult<null> {
  const { refused, done: isDone } = fieldsOf(answer);
  if (refused !== undefined) return { ok: false, error: readRejection({ code: refused }) };
  return isDone === true ? done() : fail('gone');
}

export const withdrawInvitation = (id: string): Promise<AdminResult<null>> =>
  queryTable(
    (client) => client.rpc('withdraw_invitation', { p_invitation: id }),
    (answer: unknown) => (answer === true ? done() : fail('gone')),
  );

/** Inviting the same address again withdraws the first invitation. */
export const sendInvitation = (body: InvitationBody): Promise<AdminResult<SentInvitation>> =>
  adminPost(INVITATIONS_PATH, body, readSentInvitation);
