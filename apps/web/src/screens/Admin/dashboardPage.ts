import type { Page } from '../../features/page/page.ts';
import { sectionIn, sectionPages } from './sectionPages.ts';

/** A chunk and a catalogue of its own, downloaded by admins only. */
export const dashboard: Page = {
  load: () => {
    // Begins loading the open section now instead of after the first render; its own error state shows a failure.
    sectionPages[sectionIn(location.search)].load().catch(() => {});
    return import('./Dashboard.tsx');
  },
  name: 'Admin',
  catalogues: ['admin', 'shelf', 'shop'],
};
