import { beirutDay, inLanguage, type Collected } from '@zawadeh/domain';
import { useBeirutTime, useLanguage } from '@zawadeh/ui';
import { nowAtom } from '../../lib/clock.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';

/** The name of the shop, as far as it is known. */
export function useShopName({ shop }: Collected): string {
  const t = useMessage();
  const { locale } = useLanguage();
  return shop ? inLanguage(shop, locale).text : t('web.rating.shop');
}

/** "3 bags from Zahra Sweets, collected at 6:42 PM" */
export function useWhat(collected: Collected): string {
  const t = useMessage();
  const { time, date } = useBeirutTime();
  const now = useAtomValue(nowAtom);
  const shop = useShopName(collected);
  const { bags: count, doneAt, isDelivery } = collected;
  if (beirutDay(doneAt) !== beirutDay(now)) return t('web.rating.what', { count, shop, date: date(doneAt) });
  return t(isDelivery ? 'web.rating.brought' : 'web.rating.collected', { count, shop, time: time(doneAt) });
}
