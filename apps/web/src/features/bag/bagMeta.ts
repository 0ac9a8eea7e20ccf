import { inLanguage, type Bag, type Locale } from '@zawadeh/domain';
import type { PageMeta } from '../../lib/pageMeta.ts';
import { bagsAtom } from '../shelf/bags.ts';
import { languageAtom } from '../../lib/messages/language.ts';
import type { AppStore } from '../../lib/store.ts';
import { bagIdIn } from './bagIdIn.ts';

export const bagMeta = ({ title, description, imageUrl }: Bag, locale: Locale): PageMeta => ({
  title: title && inLanguage(title, locale).text,
  description: description && inLanguage(description, locale).text,
  imageUrl,
});

/** For the server, which writes the head before it renders. Null while the bags are not known. */
export function getMeta(store: AppStore, path: string): PageMeta | 'gone' | null {
  const { bags } = store.get(bagsAtom);
  if (!bags) return null;
  const id = bagIdIn(path);
  const bag = bags.find((each) => each.id === id);
  return bag ? bagMeta(bag, store.get(languageAtom)?.locale ?? 'en') : 'gone';
}
