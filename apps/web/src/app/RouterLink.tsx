import type { LinkComponent } from '@zawadeh/ui';
import type { MouseEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { pageAt } from './routes.tsx';
import { useStore } from '../lib/store.ts';
import { loadPage } from '../lib/page/loadPage.ts';

const OWN_ADDRESS = /^\/(?!\/)/;

/**
 * Loads the next page on hover, focus or touch. The router's own `Link` does the same and brings the router's data
 * loading along, 4 kB for every first visit (decision 24).
 */
export const RouterLink: LinkComponent = ({ href, onClick, children, ...props }) => {
  const store = useStore();
  const navigate = useNavigate();
  const current = createPath(useLocation());

  const prepare = () => {
    // The page itself shows a failure. Links to other sites are no pages of the app, and a link with a query string
    // is a link to the page that is open already.
    if (/^\/[^?]*$/.test(href)) void loadPage(store, pageAt(href.replace(/#.*/, ''))).catch(() => {});
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !OWN_ADDRESS.test(href) || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(href, { replace: href === current });
  };
  return (
    <a
      href={href}
      onClick={follow}
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      {...props}
    >
      {children}
    </a>
  );
};

/** Other clicks open a tab or a window, or download the target. */
const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  (event.currentTarget.target === '' || event.currentTarget.target === '_self');
