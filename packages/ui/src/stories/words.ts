import type { Locale } from '@zawadeh/domain';
import { createElement, type ComponentType } from 'react';
import { useLanguage } from '../provider/contexts.ts';

export type InBoth<T = string> = Record<Locale, T>;

declare module 'storybook/internal/csf' {
  interface StoryContext {
    isArabic: boolean;
  }
}

/** Picks the text of the language of the page or pane around it. */
export const useWords = <T>(words: InBoth<T>): T => words[useLanguage().locale];

/** `<Words en="Show all bags" ar="عرض كل الأكياس" />` */
export const Words = (words: InBoth): string => useWords(words);

type Worded<Props> = { [Name in keyof Props]?: Props[Name] | InBoth<NonNullable<Props[Name]>> };

const isInBoth = (value: unknown): value is InBoth<unknown> =>
  typeof value === 'object' && value !== null && 'en' in value && 'ar' in value;

/** `const Example = worded(TextField, { label: { en: 'Name', ar: 'الاسم' }, value: '' })`: each text in the page's language. */
export function worded<Props extends object>(Component: ComponentType<Props>, usual: Worded<Props>) {
  return function Example(props: Worded<Props>) {
    const { locale } = useLanguage();
    const all = Object.entries({ ...usual, ...props });
    const inLanguage = all.map(([name, value]) => [name, isInBoth(value) ? value[locale] : value]);
    return createElement(Component, Object.fromEntries(inLanguage) as Props);
  };
}

export interface Context<Args> {
  globals: Record<string, unknown>;
  initialArgs: Partial<Args>;
}

/** Arabic args for a Playground on an Arabic page; args edited in the controls stay. */
export function withArabic<Args extends object>(
  args: Args,
  context: Context<Args>,
  arabic: Partial<Args>,
): Args {
  if (context.globals.locale !== 'ar') return args;
  const untouched = Object.entries(arabic).filter(([name]) => {
    const key = name as keyof Args;
    return args[key] === context.initialArgs[key];
  });
  return { ...args, ...Object.fromEntries(untouched) };
}
