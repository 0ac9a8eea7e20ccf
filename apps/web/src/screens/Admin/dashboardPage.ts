import type { Page } from '../../features/page/page.ts';
import { sectionIn, sectionPages } from './sectionPages.ts';

/** A download of its own with words of its own, behind the door. */
export const dashboard: Page = {
  load: () => {
    // What is open in it would be asked for only once it is drawn; where that fails, the section says so itself.
    sectionPages[sectionIn(location.search)].load().catch(() => {});
    return import('./Dashboard.tsx');
  },
  name: 'Admin',
  catalogues: ['admin', 'shelf', 'shop'],
};
