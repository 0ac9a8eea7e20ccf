/** What this town's shop is set up with, beyond its brand: another would change these. */
export const shop = {
  /** The wallet that is paid with, without the Money that follows its name. */
  provider: 'Whish',
  /** Where the browser may be sent to pay, with their subdomains. */
  paymentHosts: ['whish.money'],
  /** Where its app is found: the stores' own searches, which stay when an app gets another address. */
  walletApp: {
    iOS: 'https://apps.apple.com/us/search?term=Whish%20Money',
    Android: 'https://play.google.com/store/search?q=Whish%20Money&c=apps',
  },
  social: {
    instagram: 'https://www.instagram.com/zawadeh.tripoli',
    tiktok: 'https://www.tiktok.com/@zawadeh.tripoli',
  },
} as const;

/** As it stands within a sentence of either language: in its own direction. */
export const walletName = `\u2066${shop.provider} Money\u2069`;
