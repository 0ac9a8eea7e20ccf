import type { StoreRole } from '@zawadeh/domain';
import {
  bagIcon,
  calendarIcon,
  calendarWeekIcon,
  cashIcon,
  starIcon,
  storeIcon,
  usersIcon,
  type IconDrawing,
} from '@zawadeh/ui';
import type { MessageId } from '../../lib/messages/messageId.ts';
import type { Page } from '../../lib/page/page.ts';
import { counterWords } from '../counter/locales/words.ts';
import { ratingWords } from '../ratings/locales/words.ts';
import { takeBackWords } from '../takeBack/locales/words.ts';

interface StoreSection {
  label: MessageId;
  icon: IconDrawing;
  /** The role that it takes. */
  role: StoreRole;
  page: Page;
}

/** In the order of the navigation. */
export const storeSections = {
  today: {
    label: 'web.store.today',
    icon: calendarIcon,
    role: 'staff',
    page: {
      name: 'Store',
      load: () => import('./today/TodaySection.tsx'),
      words: [counterWords, takeBackWords],
    },
  },
  bags: {
    label: 'web.store.bags',
    icon: bagIcon,
    role: 'staff',
    page: { name: 'Store', load: () => import('../admin/bags/BagsSection.tsx') },
  },
  week: {
    label: 'web.store.week',
    icon: calendarWeekIcon,
    role: 'staff',
    page: { name: 'Store', load: () => import('../admin/week/WeekSection.tsx') },
  },
  money: {
    label: 'web.store.money',
    icon: cashIcon,
    role: 'owner',
    page: { name: 'Store', load: () => import('./money/MoneySection.tsx') },
  },
  reviews: {
    label: 'web.store.reviews',
    icon: starIcon,
    role: 'staff',
    page: { name: 'Store', load: () => import('./reviews/ReviewsSection.tsx'), words: ratingWords },
  },
  page: {
    label: 'web.store.page',
    icon: storeIcon,
    role: 'owner',
    page: { name: 'Store', load: () => import('./page/PageSection.tsx') },
  },
  team: {
    label: 'web.store.team',
    icon: usersIcon,
    role: 'owner',
    page: { name: 'Store', load: () => import('./team/TeamSection.tsx') },
  },
} as const satisfies Record<string, StoreSection>;

export type StoreSectionId = keyof typeof storeSections;

/** At the bottom of a phone, before "More", which has the others. */
export const SECTIONS_OF_BAR: Record<StoreRole, readonly string[]> = {
  owner: ['today', 'bags', 'week', 'money'],
  staff: ['today', 'bags', 'week', 'reviews'],
};

/** In place of a section, until a new shop can sell. */
export const welcomePage: Page = { name: 'Store', load: () => import('./welcome/WelcomePage.tsx') };
