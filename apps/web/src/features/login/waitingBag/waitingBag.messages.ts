import { inLanguage, type Bag } from '@zawadeh/domain';
import { useLanguage } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { MessageIds } from '../../../lib/messages/messageId.ts';

export const messages = {
  inCart: 'web.waitingBag.inCart',
  notNow: 'web.waitingBag.notNow',
  gone: 'web.waitingBag.gone',
  toCart: 'web.waitingBag.toCart',
  unnamed: 'web.waitingBag.unnamed',
} satisfies MessageIds;

export function useBagName(): (bag: Bag | null) => string {
  const t = useMessage();
  const { locale } = useLanguage();
  return (bag) => (bag?.title ? inLanguage(bag.title, locale).text : t(messages.unnamed));
}
