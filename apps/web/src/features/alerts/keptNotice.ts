/** The notification of a bag that is kept for the user. */
import { inLanguage, notify, type BagAlert, type Locale, type LocalText } from '@zawadeh/domain';
import { fetchBag } from '../shelf/oneBag.ts';
import { nowAtom } from '../../lib/clock.ts';
import type { AppStore } from '../../lib/store.ts';
import { alertsAtom } from './alerts.ts';
import { notificationsAtom } from '../notifications/notifications.ts';

/** In both languages at once, because the page's language may change. */
const textsFor = (title: LocalText | null) => {
  const nameIn = (locale: Locale) => title && inLanguage(title, locale).text;
  const [en, ar] = [nameIn('en'), nameIn('ar')];
  return {
    messageEn:
      en === null ? 'Your bag is back, and one is kept for you.' : `${en} is back, and one is kept for you.`,
    messageAr: ar === null ? 'عاد الكيس، وحجزنا لك واحداً.' : `عاد كيس «${ar}»، وحجزنا لك واحداً منه.`,
  };
};

/** Once for each alert: the list knows it by the alert's id. */
export async function notifyKept(store: AppStore, userId: string, kept: readonly BagAlert[]): Promise<void> {
  for (const { id, bagId } of kept) {
    // Fetched because the listed bags may have one language only.
    const bag = await fetchBag(bagId);
    if (store.get(alertsAtom).userId !== userId) return;
    // Without an answer the next one of the alerts comes here again.
    if (!bag.ok) continue;
    const texts = textsFor(bag.value.title);
    store.set(notificationsAtom, (list) =>
      notify(list, { type: 'pickup', orderCode: id, bagId, ...texts }, store.get(nowAtom)),
    );
  }
}
