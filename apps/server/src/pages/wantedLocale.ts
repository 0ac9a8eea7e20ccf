import { brand, type Locale } from '@zawadeh/domain';

/** The language chosen before, or the browser's first supported one, or English. */
export function wantedLocale(headers: Headers): Locale {
  const chosen = new RegExp(`(?:^|;\\s*)${brand.storagePrefix}-locale=(en|ar)(?:;|$)`).exec(
    headers.get('cookie') ?? '',
  )?.[1];
  return chosen === 'en' || chosen === 'ar' ? chosen : firstSupported(headers.get('accept-language') ?? '');
}

function firstSupported(acceptLanguage: string): Locale {
  const languages = acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part
        .trim()
        .toLowerCase()
        .split(/;\s*q=/);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ language, weight }) => weight > 0 && (language === 'ar' || language === 'en'));
  // Sorting is stable, so the browser's own order decides between equals.
  const [first] = languages.sort((a, b) => b.weight - a.weight);
  return first?.language === 'ar' ? 'ar' : 'en';
}
