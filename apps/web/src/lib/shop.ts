/** The settings of this town's shop that most pages name, beyond its brand: another shop changes these. */
export const shop = {
  /** The payment wallet, without the "Money" that follows its name. */
  provider: 'Whish',
} as const;

/** Isolated, so that its direction holds within a sentence of either language. */
export const walletName = `\u2066${shop.provider} Money\u2069`;
