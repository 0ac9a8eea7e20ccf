/** Somebody's own words within a sentence of either language, whichever way they run: they turn nothing around them. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A code, a price or a time within a sentence of either language: inside Arabic it keeps its own order. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
