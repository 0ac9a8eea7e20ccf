import { inLanguage, isolated, type LocalText } from '@zawadeh/domain';
import { LocalizedText, useLanguage } from '@zawadeh/ui';
import { useMessage } from '../../../lib/useMessage.ts';
import { messages } from './TodaySection.messages.ts';

export function ShopName({ store }: { store: LocalText | null }) {
  const t = useMessage();
  return store ? <LocalizedText text={store} /> : t(messages.unknownShop);
}

/** The same as text, for a sentence. */
export function useShopText(): (store: LocalText | null) => string {
  const t = useMessage();
  const { locale } = useLanguage();
  return (store) => (store ? isolated(inLanguage(store, locale).text) : t(messages.unknownShop));
}
