/** The settings of this town's shop beyond its brand: another shop changes these. */
export const shop = {
  /** The payment wallet, without the "Money" that follows its name. */
  provider: 'Whish',
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

/** Isolated, so that its direction holds within a sentence of either language. */
export const walletName = `\u2066${shop.provider} Money\u2069`;
