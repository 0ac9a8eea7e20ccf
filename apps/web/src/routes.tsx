/** Every address of the app in one list; the server asks it too, for the status and the page's head. */
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { MessageId } from './locales/messageId.ts';
import type { About } from './state/about.ts';
import type { MoreWords } from './state/language.ts';
import type { Store } from './state/store.ts';

export interface Page {
  /** The screen is a download of its own. */
  load: () => Promise<{
    Screen: ComponentType;
    /** What it takes from the page's beginning, before it is drawn. */
    begin?: (store: Store) => void;
    /** The one thing that an address shows; null where that is not known yet. */
    about?: (store: Store, path: string) => About | 'gone' | null;
  }>;
  /** As its folder under `screens` is called: the server finds the files of its download by it. */
  name: ScreenName;
  /** What it says beyond the words of the first pages. */
  words?: MoreWords | readonly MoreWords[];
  /** The server draws the bags into it. */
  showsBags?: boolean;
  /** From edge to edge, with its own bands. */
  isWide?: boolean;
}

/** The screens whose title and description there are words for. */
type ScreenName = {
  [Id in MessageId]: Id extends `web.${infer Name}.description` ? Capitalize<Name> : never;
}[MessageId];

export const pages: Record<string, Page> = {
  '/': {
    load: () => import('./screens/Landing/LandingScreen.tsx'),
    name: 'Landing',
    isWide: true,
  },
  '/our-bags': {
    load: () => import('./screens/OurBags/OurBagsScreen.tsx'),
    name: 'OurBags',
    words: 'shelf',
    showsBags: true,
  },
  '/cart': {
    load: () => import('./screens/Cart/CartScreen.tsx'),
    name: 'Cart',
    words: ['shelf', 'shop'],
  },
  '/payment-method': {
    load: () => import('./screens/PaymentMethod/PaymentMethodScreen.tsx'),
    name: 'PaymentMethod',
    words: 'shop',
    isWide: true,
  },
  '/checkout': {
    load: () => import('./screens/Checkout/CheckoutScreen.tsx'),
    name: 'Checkout',
    words: 'shop',
    isWide: true,
  },
  '/checkout/success': {
    load: () => import('./screens/CheckoutSuccess/CheckoutSuccessScreen.tsx'),
    name: 'CheckoutSuccess',
    words: 'shop',
    isWide: true,
  },
  '/checkout/cancel': {
    load: () => import('./screens/CheckoutCancel/CheckoutCancelScreen.tsx'),
    name: 'CheckoutCancel',
    words: 'shop',
  },
  '/bag/:id': {
    load: () => import('./screens/Bag/BagScreen.tsx'),
    name: 'Bag',
    words: ['shelf', 'shop'],
    showsBags: true,
    isWide: true,
  },
  '/login': {
    load: () => import('./screens/Login/LoginScreen.tsx'),
    name: 'Login',
    words: 'shop',
  },
  '/admin': {
    load: () => import('./screens/Admin/AdminScreen.tsx'),
    name: 'Admin',
    words: 'later',
    isWide: true,
  },
  '/ticket/:code': {
    load: () => import('./screens/Ticket/TicketScreen.tsx'),
    name: 'Ticket',
    // An order that is nobody's, or somebody else's, is the page that is not there.
    words: ['shop', 'later'],
    isWide: true,
  },
  '/profile': {
    load: () => import('./screens/Profile/ProfileScreen.tsx'),
    name: 'Profile',
    words: 'shop',
    isWide: true,
  },
};

export const notFound: Page = {
  load: () => import('./screens/NotFound/NotFoundScreen.tsx'),
  name: 'NotFound',
  words: 'later',
};

export const pageAt = (path: string): Page =>
  Object.entries(pages).find(([pattern]) => matchPath(pattern, path))?.[1] ?? notFound;
