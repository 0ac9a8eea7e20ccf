import { brand } from '@zawadeh/domain';
import { useLanguage } from '@zawadeh/ui';
import { useEffect } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Page } from '../routes.tsx';
import { aboutAtom, type About } from '../state/about.ts';
import { useAtomValue } from '../state/store.ts';

/** What a page is about names it; where it is about no one thing, or that has no name, the page's own words do. */
export function pageHead(
  intl: Pick<IntlShape, 'formatMessage'>,
  page: Page,
  locale: 'en' | 'ar',
  about: About | null,
) {
  const name = about?.title ?? intl.formatMessage({ id: page.title });
  return {
    name,
    title: intl.formatMessage({ id: 'web.title' }, { page: name, brand: brand.name[locale] }),
    description: about?.description ?? intl.formatMessage({ id: page.description }),
  };
}

/** The tab's title and description, in the page's language, through every change of either. */
export function usePageHead(page: Page): void {
  const intl = useIntl();
  const { locale } = useLanguage();
  const about = useAtomValue(aboutAtom);
  useEffect(() => {
    // A page that could not be fetched has not said its words: the tab keeps its name.
    if (!(page.title in intl.messages)) return;
    const { title, description } = pageHead(intl, page, locale, about);
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [intl, page, locale, about]);
}
