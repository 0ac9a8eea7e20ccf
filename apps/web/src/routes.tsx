/** Every route of the app; the server reads them too, for the status and the page's head. */
import { matchPath } from 'react-router-dom';
import type { Page } from './features/page/page.ts';

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
    catalogues: 'landing',
    isWide: true,
  },
  '/our-bags': {
    load: () => import('./screens/OurBags/OurBagsScreen.tsx'),
    name: 'OurBags',
    catalogues: 'shelf',
    showsBags: true,
  },
  '/cart': {
    load: () => import('./screens/Cart/CartScreen.tsx'),
    name: 'Cart',
    catalogues: ['shelf', 'shop'],
  },
  '/payment-method': {
    load: () => import('./screens/PaymentMethod/PaymentMethodScreen.tsx'),
    name: 'PaymentMethod',
    catalogues: 'shop',
    isWide: true,
  },
  '/checkout': {
    load: () => import('./screens/Checkout/CheckoutScreen.tsx'),
    name: 'Checkout',
    catalogues: 'shop',
    isWide: true,
  },
  '/checkout/success': {
    load: () => import('./screens/CheckoutSuccess/CheckoutSuccessScreen.tsx'),
    name: 'CheckoutSuccess',
    catalogues: ['shop', 'ticket'],
    isWide: true,
  },
  '/checkout/cancel': {
    load: () => import('./screens/CheckoutCancel/CheckoutCancelScreen.tsx'),
    name: 'CheckoutCancel',
    catalogues: 'shop',
  },
  '/bag/:id': {
    load: () => import('./screens/Bag/BagScreen.tsx'),
    name: 'Bag',
    catalogues: ['shelf', 'place'],
    showsBags: true,
    isWide: true,
  },
  '/shop/:id': {
    load: () => import('./screens/Shop/ShopScreen.tsx'),
    name: 'Shop',
    catalogues: ['shelf', 'place'],
    showsBags: true,
    isWide: true,
  },
  '/login': {
    load: () => import('./screens/Login/LoginScreen.tsx'),
    name: 'Login',
    catalogues: 'shop',
  },
  '/admin': {
    load: () => import('./screens/Admin/AdminScreen.tsx'),
    name: 'Admin',
    catalogues: 'later',
    isWide: true,
  },
  '/counter': counter,
  '/courier': counter,
  '/ticket/:code': {
    load: () => import('./screens/Ticket/TicketScreen.tsx'),
    name: 'Ticket',
    catalogues: 'ticket',
    isWide: true,
  },
  '/profile': {
    load: () => import('./screens/Profile/ProfileScreen.tsx'),
    name: 'Profile',
    catalogues: ['shop', 'ticket'],
    isWide: true,
  },
  '/alerts': {
    load: () => import('./screens/Alerts/AlertsScreen.tsx'),
    name: 'Alerts',
    catalogues: 'shop',
  },
};

export const notFound: Page = {
  load: () => import('./screens/NotFound/NotFoundScreen.tsx'),
  name: 'NotFound',
  catalogues: 'later',
};

export const pageAt = (path: string): Page =>
  Object.entries(pages).find(([pattern]) => matchPath(pattern, path))?.[1] ?? notFound;
