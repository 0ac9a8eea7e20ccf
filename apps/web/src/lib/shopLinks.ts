/** The addresses of this town's shop, which the first page does without: another shop changes these. */
export const shopLinks = {
  /** The hosts that the browser may be sent to for a payment, with their subdomains. */
  paymentHosts: ['whish.money'],
  /** Searches of the app stores, which stay valid when an app gets another address. */
  walletApp: {
    iOS: 'https://apps.apple.com/us/search?term=Whish%20Money',
    Android: 'https://play.google.com/store/search?q=Whish%20Money&c=apps',
  },
  social: {
    instagram: 'https://www.instagram.com/zawadeh.tripoli',
    tiktok: 'https://www.tiktok.com/@zawadeh.tripoli',
  },
} as const;
