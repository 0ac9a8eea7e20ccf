/** Somebody's own words within a sentence of either language: they turn nothing around them. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
