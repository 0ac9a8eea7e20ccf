import { ADMIN_SECTION_KEY, readSection, type AdminSection } from '@zawadeh/domain';
import type { Page } from '../../lib/page/page.ts';
import { readItem } from '../../lib/storage.ts';
import { joinWords } from '../apply/locales/words.ts';
import { adminWords } from './locales/words.ts';
import { placeWords } from '../../lib/messages/locales/place/words.ts';
import { shelfWords } from '../shelf/locales/words.ts';
import { shopWords } from '../../lib/messages/locales/shop/words.ts';
import { ticketWords } from '../ticket/locales/words.ts';

/** Each is loaded when it is opened. */
export const sectionPages: Record<AdminSection, Page> = {
  today: { name: 'Admin', load: () => import('./today/TodaySection.tsx') },
  orders: { name: 'Admin', load: () => import('./orders/OrdersSection.tsx') },
  refunds: { name: 'Admin', load: () => import('./refunds/RefundsSection.tsx') },
  payouts: { name: 'Admin', load: () => import('./payouts/PayoutsSection.tsx') },
  bags: { name: 'Admin', load: () => import('./bags/BagsSection.tsx') },
  week: { name: 'Admin', load: () => import('./week/WeekSection.tsx') },
  users: { name: 'Admin', load: () => import('./users/UsersSection.tsx') },
  analytics: { name: 'Admin', load: () => import('./analytics/AnalyticsSection.tsx') },
  stores: { name: 'Admin', load: () => import('./stores/StoresSection.tsx'), words: joinWords },
  log: { name: 'Admin', load: () => import('./log/LogSection.tsx') },
  settings: { name: 'Admin', load: () => import('./settings/SettingsSection.tsx') },
};

/** The section of the URL, or else the last open section. */
export const sectionIn = (search: string): AdminSection =>
  readSection(new URLSearchParams(search).get('section') ?? readItem(ADMIN_SECTION_KEY));

/** A chunk and a catalogue of its own, downloaded by admins only. */
export const dashboard: Page = {
  load: () => {
    // Begins loading the open section now instead of after the first render; its own error state shows a failure.
    sectionPages[sectionIn(location.search)].load().catch(() => {});
    return import('./Dashboard.tsx');
  },
  name: 'Admin',
  words: [adminWords, placeWords, shelfWords, shopWords, ticketWords],
};
