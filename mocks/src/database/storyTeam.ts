/** The team of the oven for stories: an owner, two staff, one invited person, and the phones of a busy day. */
import type { Instant } from '@zawadeh/domain';
import { timestamp, type MockDatabase } from './rows.ts';
import { addStoryHandovers } from './storyHandovers.ts';
import { demoId } from './users.ts';

const DAY = 24 * 3_600_000;
export const STORY_INVITATION = 'q3Vd-8Zk_2mXw7Tn5rLy1cHb9fJ0sKpE4gUaQoWiRxY';

export function addStoryTeam(database: MockDatabase, now: Instant): void {
  addStoryHandovers(database, now);
  const store_id = database.shops.find(({ name }) => name === 'Al-Tell Oven')!.id;
  const [owner, ...staff] = [demoId('mona'), demoId('lina'), demoId('omar')] as const;
  database.storeMembers.push(
    { store_id, user_id: owner, role: 'owner' },
    ...staff.map((user_id) => ({ store_id, user_id, role: 'staff' as const })),
  );
  database.storeInvitations.push({
    id: '1a000000-0000-4000-8000-000000000001',
    store_id,
    email: 'rania@zawadeh.local',
    role: 'staff',
    language: 'ar',
    invited_by: owner,
    expires_at: timestamp(now + 6 * DAY),
    accepted_by: null,
    secret: STORY_INVITATION,
    isWithdrawn: false,
  });
}
