import { brand } from '@zawadeh/domain';
import { useLanguage } from '@zawadeh/ui';
import { useEffect } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Page } from '../routes.tsx';

export function pageHead(intl: Pick<IntlShape, 'formatMessage'>, page: Page, locale: 'en' | 'ar') {
  return {
    title: intl.formatMessage(
      { id: 'web.title' },
      { page: intl.formatMessage({ id: page.title }), brand: brand.name[locale] },
    ),
    description: intl.formatMessage({ id: page.description }),
  };
}

/** The tab's title and description, in the page's language, through every change of either. */
export function usePageHead(page: Page): void {
  const intl = useIntl();
  const { locale } = useLanguage();
  useEffect(() => {
    const { title, description } = pageHead(intl, page, locale);
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [intl, page, locale]);
}
