/** Wraps user text in direction isolates, so that it does not reorder the sentence around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Wraps a code, price or time so that it stays left-to-right within Arabic. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
