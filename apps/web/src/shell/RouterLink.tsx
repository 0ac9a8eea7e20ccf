import type { LinkComponent } from '@zawadeh/ui';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { pageAt } from '../routes.tsx';
import { useStore } from '../state/store.ts';
import { loadPage } from './loadPage.ts';

const OTHER_SITE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** The router's own link knows of loaders and prefetching besides, which weighs more than this. */
export const RouterLink: LinkComponent = ({ children, ...props }) =>
  OTHER_SITE.test(props.href) ? <a {...props}>{children}</a> : <PageLink {...props}>{children}</PageLink>;

/** Begins to fetch the next page as soon as somebody seems to want it. */
const PageLink: LinkComponent = ({ href, onClick, children, ...props }) => {
  const store = useStore();
  const follow = useLinkClickHandler(href, { target: props.target });
  const prepare = () => {
    // A failure is said by the page itself, should somebody really go there. Behind a question mark is the page that is
    // open already.
    if (/^\/[^?]*$/.test(href)) void loadPage(store, pageAt(href)).catch(() => {});
  };
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      {...props}
      href={useHref(href)}
      onClick={press}
    >
      {children}
    </a>
  );
};
