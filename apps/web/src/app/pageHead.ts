import { brand } from '@zawadeh/domain';
import { useLanguage } from '@zawadeh/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Page } from '../lib/page/page.ts';
import { pageMetaAtom, type PageMeta } from '../lib/pageMeta.ts';
import { useAtomValue } from '../lib/store.ts';

/** `web.ourBags.title` for the screen OurBags. */
export const messageIdOf = ({ name }: Page, part: 'title' | 'description'): string =>
  `web.${name.charAt(0).toLowerCase()}${name.slice(1)}.${part}`;

/** Title and description of the thing that a page shows, or else the page's own messages. */
export function pageHead(
  intl: Pick<ReturnType<typeof useIntl>, 'formatMessage' | 'messages'>,
  page: Page,
  locale: 'en' | 'ar',
  meta: PageMeta | null,
) {
  const descriptionId = messageIdOf(page, 'description');
  const name = meta?.title ?? intl.formatMessage({ id: messageIdOf(page, 'title') });
  return {
    name,
    title: intl.formatMessage({ id: 'web.title' }, { page: name, brand: brand.name[locale] }),
    /** Empty until its messages are loaded: the server's description stays until then. */
    description:
      meta?.description ?? (descriptionId in intl.messages ? intl.formatMessage({ id: descriptionId }) : ''),
  };
}

/** Keeps the tab's title and description in the page's language. */
export function usePageHead(page: Page): void {
  const intl = useIntl();
  const { locale } = useLanguage();
  const meta = useAtomValue(pageMetaAtom);
  useEffect(() => {
    // A page that could not be loaded has no messages: the tab keeps its title.
    if (!(messageIdOf(page, 'title') in intl.messages)) return;
    const { title, description } = pageHead(intl, page, locale, meta);
    document.title = title;
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [intl, page, locale, meta]);
}
