import type { Page } from '../../routes.tsx';

/** A download of its own with words of its own, behind the door. */
export const desk: Page = {
  load: () => import('./Desk.tsx'),
  name: 'Admin',
  words: ['desk', 'shelf', 'shop'],
};
