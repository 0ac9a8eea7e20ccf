/** Every route of the app; the server reads them too, for the status and the page's head. */
import { joinWords } from '../features/apply/locales/words.ts';
import { cancelWords } from '../features/payment/cancel/locales/words.ts';
import { matchPath } from 'react-router-dom';
import type { Page } from '../lib/page/page.ts';
import { landingWords } from '../features/landing/locales/words.ts';
import { laterWords } from '../lib/messages/locales/later/words.ts';
import { placeWords } from '../lib/messages/locales/place/words.ts';
import { shelfWords } from '../features/shelf/locales/words.ts';
import { shopWords } from '../lib/messages/locales/shop/words.ts';
import { ticketWords } from '../features/ticket/locales/words.ts';
import { trustWords } from '../features/trust/locales/words.ts';

/** Shops' phones and couriers' phones. */
const counter: Page = {
  load: () => import('../features/counter/CounterScreen.tsx'),
  name: 'Counter',
  isBare: true,
};

export const pages: Record<string, Page> = {
  '/': {
    load: () => import('../features/landing/LandingScreen.tsx'),
    name: 'Landing',
    words: landingWords,
    isWide: true,
  },
  '/our-bags': {
    load: () => import('../features/shelf/OurBagsScreen.tsx'),
    name: 'OurBags',
    words: shelfWords,
    showsBags: true,
  },
  '/cart': {
    load: () => import('../features/cart/CartScreen.tsx'),
    name: 'Cart',
    words: [shelfWords, shopWords],
  },
  '/payment-method': {
    load: () => import('../features/payment/method/PaymentMethodScreen.tsx'),
    name: 'PaymentMethod',
    words: shopWords,
    isWide: true,
  },
  '/checkout': {
    load: () => import('../features/checkout/CheckoutScreen.tsx'),
    name: 'Checkout',
    words: shopWords,
    isWide: true,
  },
  '/checkout/success': {
    load: () => import('../features/payment/success/CheckoutSuccessScreen.tsx'),
    name: 'CheckoutSuccess',
    words: [shopWords, ticketWords],
    isWide: true,
  },
  '/checkout/cancel': {
    load: () => import('../features/payment/cancel/CheckoutCancelScreen.tsx'),
    name: 'CheckoutCancel',
    words: [shopWords, cancelWords],
  },
  '/bag/:id': {
    load: () => import('../features/bag/BagScreen.tsx'),
    name: 'Bag',
    words: [shelfWords, placeWords],
    showsBags: true,
    isWide: true,
  },
  '/shop/:id': {
    load: () => import('../features/shop/ShopScreen.tsx'),
    name: 'Shop',
    words: [shelfWords, placeWords],
    showsBags: true,
    isWide: true,
  },
  '/login': {
    load: () => import('../features/login/LoginScreen.tsx'),
    name: 'Login',
    words: shopWords,
    isWide: true,
  },
  '/admin': {
    load: () => import('../features/admin/AdminScreen.tsx'),
    name: 'Admin',
    words: shopWords,
    isWide: true,
    hasOwnFrame: true,
  },
  '/store': {
    load: () => import('../features/store/StoreScreen.tsx'),
    name: 'Store',
    words: shopWords,
    isWide: true,
    hasOwnFrame: true,
  },
  '/store/invitation': {
    load: () => import('../features/store/invitation/InviteScreen.tsx'),
    name: 'Invite',
    words: joinWords,
    isWide: true,
  },
  '/store/apply': {
    load: () => import('../features/apply/ApplyScreen.tsx'),
    name: 'Apply',
    words: [joinWords, shopWords],
    isWide: true,
  },
  '/counter': counter,
  '/courier': counter,
  '/ticket/:code': {
    load: () => import('../features/ticket/TicketScreen.tsx'),
    name: 'Ticket',
    words: ticketWords,
    isWide: true,
  },
  '/profile': {
    load: () => import('../features/profile/ProfileScreen.tsx'),
    name: 'Profile',
    words: [shopWords, ticketWords],
    isWide: true,
  },
  '/about': {
    load: () => import('../features/trust/AboutScreen.tsx'),
    name: 'About',
    words: trustWords,
    isWide: true,
  },
  '/terms': {
    load: () => import('../features/trust/TermsScreen.tsx'),
    name: 'Terms',
    words: trustWords,
    isWide: true,
  },
  '/privacy': {
    load: () => import('../features/trust/PrivacyScreen.tsx'),
    name: 'Privacy',
    words: trustWords,
    isWide: true,
  },
  '/alerts': {
    load: () => import('../features/alerts/AlertsScreen.tsx'),
    name: 'Alerts',
    words: shopWords,
  },
};

export const notFound: Page = {
  load: () => import('./notFound/NotFoundScreen.tsx'),
  name: 'NotFound',
  words: laterWords,
};

export const pageAt = (path: string): Page =>
  Object.entries(pages).find(([pattern]) => matchPath(pattern, path))?.[1] ?? notFound;
