/** The address of every page; the patterns that the router matches stand in routes.tsx. */
export const paths = {
  landing: '/',
  ourBags: '/our-bags',
  cart: '/cart',
  paymentMethod: '/payment-method',
  checkout: '/checkout',
  checkoutSuccess: '/checkout/success',
  checkoutCancel: '/checkout/cancel',
  login: '/login',
  admin: '/admin',
  profile: '/profile',
  alerts: '/alerts',
  bag: (id: string) => `/bag/${encodeURIComponent(id)}`,
  shop: (id: string) => `/shop/${encodeURIComponent(id)}`,
  ticket: (orderCode: string) => `/ticket/${encodeURIComponent(orderCode)}`,
} as const;
