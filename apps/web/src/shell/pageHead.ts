import { brand } from '@zawadeh/domain';
import { useLanguage } from '@zawadeh/ui';
import { useEffect } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Page } from '../features/page/page.ts';
import { pageMetaAtom, type PageMeta } from '../state/pageMeta.ts';
import { useAtomValue } from '../lib/store.ts';

/** `web.ourBags.title` for the screen OurBags. */
export const messageIdOf = ({ name }: Page, what: 'title' | 'description'): string =>
  `web.${name.charAt(0).toLowerCase()}${name.slice(1)}.${what}`;

/** What a page is about names it; where it is about no one thing, or that has no name, the page's own words do. */
export function pageHead(
  intl: Pick<IntlShape, 'formatMessage' | 'messages'>,
  page: Page,
  locale: 'en' | 'ar',
  meta: PageMeta | null,
) {
  const described = messageIdOf(page, 'description');
  const name = meta?.title ?? intl.formatMessage({ id: messageIdOf(page, 'title') });
  return {
    name,
    title: intl.formatMessage({ id: 'web.title' }, { page: name, brand: brand.name[locale] }),
    /** Nothing while its words are on the way: what the server wrote stays until then. */
    description:
      meta?.description ?? (described in intl.messages ? intl.formatMessage({ id: described }) : ''),
  };
}

/** The tab's title and description, in the page's language, through every change of either. */
export function usePageHead(page: Page): void {
  const intl = useIntl();
  const { locale } = useLanguage();
  const meta = useAtomValue(pageMetaAtom);
  useEffect(() => {
    // A page that could not be fetched has not said its words: the tab keeps its name.
    if (!(messageIdOf(page, 'title') in intl.messages)) return;
    const { title, description } = pageHead(intl, page, locale, meta);
    document.title = title;
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [intl, page, locale, meta]);
}
