import { createContext, createElement, use, type ComponentProps, type ComponentType } from 'react';
import type { Language } from './language.ts';

export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>;

export const PlainLink: LinkComponent = (props) => createElement('a', props);

/** No default, because a fallback language would be part of every download. */
export const LanguageContext = createContext<Language | null>(null);
export const LinkContext = createContext<LinkComponent>(PlainLink);

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('Put <UiProvider language={…}> around this component.');
  return language;
}
