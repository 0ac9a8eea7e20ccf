/** Every address of the app in one list; the server asks it too, for the status and the page's head. */
import type { ComponentType } from 'react';
import type { MessageId } from './locales/messageId.ts';
import { NotFoundScreen } from './screens/NotFound/NotFoundScreen.tsx';
import { OurBagsScreen } from './screens/OurBags/OurBagsScreen.tsx';

export interface Page {
  Screen: ComponentType;
  title: MessageId;
  description: MessageId;
}

export const pages: Record<string, Page> = {
  '/our-bags': {
    Screen: OurBagsScreen,
    title: 'web.ourBags.heading',
    description: 'web.ourBags.description',
  },
};

export const notFound: Page = {
  Screen: NotFoundScreen,
  title: 'web.notFound.title',
  description: 'web.notFound.description',
};

/** Until the landing page is laid, the shelf is the front door. */
export const redirects: Record<string, string> = { '/': '/our-bags' };

export const pageAt = (path: string): Page => pages[path.replace(/(.)\/$/, '$1')] ?? notFound;
