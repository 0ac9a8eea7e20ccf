/** Every route of the app; the server reads them too, for the status and the page's head. */
import { matchPath } from 'react-router-dom';
import type { Page } from './features/page/page.ts';
import { landingWords } from './locales/landing/words.ts';
import { laterWords } from './locales/later/words.ts';
import { placeWords } from './locales/place/words.ts';
import { shelfWords } from './locales/shelf/words.ts';
import { shopWords } from './locales/shop/words.ts';
import { ticketWords } from './locales/ticket/words.ts';

/** Shops' phones and couriers' phones. */
const counter: Page = {
  load: () => import('./screens/Counter/CounterScreen.tsx'),
  name: 'Counter',
  isBare: true,
};

export const pages: Record<string, Page> = {
  '/': {
    load: () => import('./screens/Landing/LandingScreen.tsx'),
    name: 'Landing',
    words: landingWords,
    isWide: true,
  },
  '/our-bags': {
    load: () => import('./screens/OurBags/OurBagsScreen.tsx'),
    name: 'OurBags',
    words: shelfWords,
    showsBags: true,
  },
  '/cart': {
    load: () => import('./screens/Cart/CartScreen.tsx'),
    name: 'Cart',
    words: [shelfWords, shopWords],
  },
  '/payment-method': {
    load: () => import('./screens/PaymentMethod/PaymentMethodScreen.tsx'),
    name: 'PaymentMethod',
    words: shopWords,
    isWide: true,
  },
  '/checkout': {
    load: () => import('./screens/Checkout/CheckoutScreen.tsx'),
    name: 'Checkout',
    words: shopWords,
    isWide: true,
  },
  '/checkout/success': {
    load: () => import('./screens/CheckoutSuccess/CheckoutSuccessScreen.tsx'),
    name: 'CheckoutSuccess',
    words: [shopWords, ticketWords],
    isWide: true,
  },
  '/checkout/cancel': {
    load: () => import('./screens/CheckoutCancel/CheckoutCancelScreen.tsx'),
    name: 'CheckoutCancel',
    words: shopWords,
  },
  '/bag/:id': {
    load: () => import('./screens/Bag/BagScreen.tsx'),
    name: 'Bag',
    words: [shelfWords, placeWords],
    showsBags: true,
    isWide: true,
  },
  '/shop/:id': {
    load: () => import('./screens/Shop/ShopScreen.tsx'),
    name: 'Shop',
    words: [shelfWords, placeWords],
    showsBags: true,
    isWide: true,
  },
  '/login': {
    load: () => import('./screens/Login/LoginScreen.tsx'),
    name: 'Login',
    words: shopWords,
  },
  '/admin': {
    load: () => import('./screens/Admin/AdminScreen.tsx'),
    name: 'Admin',
    words: laterWords,
    isWide: true,
  },
  '/counter': counter,
  '/courier': counter,
  '/ticket/:code': {
    load: () => import('./screens/Ticket/TicketScreen.tsx'),
    name: 'Ticket',
    words: ticketWords,
    isWide: true,
  },
  '/profile': {
    load: () => import('./screens/Profile/ProfileScreen.tsx'),
    name: 'Profile',
    words: [shopWords, ticketWords],
    isWide: true,
  },
  '/alerts': {
    load: () => import('./screens/Alerts/AlertsScreen.tsx'),
    name: 'Alerts',
    words: shopWords,
  },
};

export const notFound: Page = {
  load: () => import('./screens/NotFound/NotFoundScreen.tsx'),
  name: 'NotFound',
  words: laterWords,
};

export const pageAt = (path: string): Page =>
  Object.entries(pages).find(([pattern]) => matchPath(pattern, path))?.[1] ?? notFound;
