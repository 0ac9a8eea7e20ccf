import { inLanguage, readShop, type Locale, type Shop } from '@zawadeh/domain';
import type { PageMeta } from '../../lib/pageMeta.ts';
import { bootAtom } from '../../lib/bootData.ts';
import { languageAtom } from '../../lib/messages/language.ts';
import type { AppStore } from '../../lib/store.ts';

export function shopMeta({ name, about, pictureUrl }: Shop, locale: Locale): PageMeta {
  return {
    title: name && inLanguage(name, locale).text,
    description: about && inLanguage(about, locale).text,
    imageUrl: pictureUrl,
  };
}

/** For the server, which writes the head before it renders. Null while the shop is not known. */
export function getMeta(store: AppStore): PageMeta | 'gone' | null {
  const row = store.get(bootAtom)?.shop;
  if (row === undefined) return null;
  const reading = readShop(row);
  return reading.ok ? shopMeta(reading.value, store.get(languageAtom)?.locale ?? 'en') : 'gone';
}
