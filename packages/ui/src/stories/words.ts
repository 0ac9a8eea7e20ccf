import type { Locale } from '@zawadeh/domain';
import { useLanguage } from '../provider/contexts.ts';

export type InBoth<T = string> = Record<Locale, T>;

/** Whatever is said in both languages, in that of the page or pane around it. */
export const useWords = <T>(words: InBoth<T>): T => words[useLanguage().locale];

/** `<Words en="Show all bags" ar="عرض كل الأكياس" />` */
export const Words = (words: InBoth): string => useWords(words);

interface Context<Args> {
  globals: Record<string, unknown>;
  initialArgs: Partial<Args>;
}

/** A Playground's words on an Arabic page, until somebody types others into its controls. */
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
