import { inLanguage, isolated, type ShopDay } from '@zawadeh/domain';
import { LocalizedText, useLanguage } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { messages } from './TodaySection.messages.ts';

type Named = Pick<ShopDay, 'isDoor' | 'store'>;

/** The shop, or that these are the deliveries to customers. */
export function ShopName({ of: { isDoor, store } }: { of: Named }) {
  const t = useMessage();
  if (isDoor) return t(messages.deliveries);
  return store ? <LocalizedText text={store} /> : t(messages.unknownShop);
}

/** The same as text, for a sentence. */
export function useShopText(): (of: Named) => string {
  const t = useMessage();
  const { locale } = useLanguage();
  return ({ isDoor, store }) => {
    if (isDoor) return t(messages.deliveries);
    return store ? isolated(inLanguage(store, locale).text) : t(messages.unknownShop);
  };
}
