/** Every address of the app in one list; the server asks it too, for the status and the page's head. */
import { matchPath } from 'react-router-dom';
import type { Page } from './page.ts';

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
