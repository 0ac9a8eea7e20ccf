import type { LinkComponent } from '@zawadeh/ui';
import { Link } from 'react-router-dom';
import { pageAt } from '../routes.tsx';
import { useStore } from '../state/store.ts';
import { loadPage } from './loadPage.ts';

/** Begins to fetch the next page as soon as somebody seems to want it. */
export const RouterLink: LinkComponent = ({ href, ...props }) => {
  const store = useStore();
  const prepare = () => {
    // A failure is said by the page itself, should somebody really go there. Other sites are none of our pages, and
    // behind a question mark is the page that is open already.
    if (/^\/[^?]*$/.test(href)) void loadPage(store, pageAt(href)).catch(() => {});
  };
  return <Link to={href} onPointerEnter={prepare} onFocus={prepare} onTouchStart={prepare} {...props} />;
};
