import { inLanguage, type Bag, type Locale } from '@zawadeh/domain';
import type { About } from '../../state/about.ts';
import { bagsAtom } from '../../state/bags.ts';
import { languageAtom } from '../../state/language.ts';
import type { Store } from '../../state/store.ts';
import { bagIdIn } from './bagIdIn.ts';

export const aboutBag = ({ title, description, imageUrl }: Bag, locale: Locale): About => ({
  title: title && inLanguage(title, locale).text,
  description: description && inLanguage(description, locale).text,
  imageUrl,
});

/** For the server, which writes the head before anything is drawn. Null where the bags are not known. */
export function about(store: Store, path: string): About | 'gone' | null {
  const { bags } = store.get(bagsAtom);
  if (!bags) return null;
  const id = bagIdIn(path);
  const bag = bags.find((each) => each.id === id);
  return bag ? aboutBag(bag, store.get(languageAtom)?.locale ?? 'en') : 'gone';
}
