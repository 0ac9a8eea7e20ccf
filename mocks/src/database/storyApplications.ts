/** Shops that ask to sell here: three that wait, and one of each answer. */
import type { Instant } from '@zawadeh/domain';
import { timestamp, type ApplicationRow } from './rows.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const WAITING = [
  {
    name: 'Saj Bab el Ramel',
    area: 'tebeneh-zehriye',
    email: 'saj@example.com',
    kind: 'bakery',
    left_over: 'Fifteen to twenty manakish and some bread, from eight o’clock',
    ago: 2 * DAY + HOUR,
  },
  {
    name: 'حلويات كرمة',
    area: 'abu-samra',
    email: 'karma@example.com',
    kind: 'sweets',
    left_over: 'صينيّتان من البقلاوة المشكّلة، وأحياناً معمول',
    language: 'ar',
    ago: DAY + 2 * HOUR,
  },
  {
    name: 'Bahr Kitchen',
    area: 'mina',
    email: 'bahr@example.com',
    kind: 'restaurant',
    left_over: 'Rice, fish and stews after lunch, about ten plates',
    ago: 3 * HOUR,
  },
] as const;

const ANSWERED = [
  {
    name: 'Zahra Sweets',
    area: 'balad',
    email: 'zahra@example.com',
    kind: 'sweets',
    left_over: 'Knafeh and baklava',
    state: 'accepted',
    ago: 9 * DAY,
  },
  {
    name: 'Hill Oven',
    area: 'kalamoun',
    email: 'hill@example.com',
    kind: 'bakery',
    left_over: 'Bread',
    state: 'declined',
    reason: 'too_far',
    ago: 12 * DAY,
  },
] as const;

interface StoryDatabase {
  /** The store of the accepted one. */
  storeId: string | undefined;
  admin: string | undefined;
}

export const storyApplications = (now: Instant, { storeId, admin }: StoryDatabase): ApplicationRow[] =>
  [...WAITING, ...ANSWERED].map(({ ago, ...application }, place) => {
    const isAnswered = 'state' in application;
    return {
      id: `a9000000-0000-4000-8000-00000000000${place + 1}`,
      phone: `+961600004${place + 1}`,
      language: 'en',
      state: 'open',
      reason: null,
      created_at: timestamp(now - ago),
      decided_at: isAnswered ? timestamp(now - ago + DAY) : null,
      decided_by: (isAnswered && admin) || null,
      store_id: (isAnswered && application.state === 'accepted' && storeId) || null,
      ...application,
    };
  });
