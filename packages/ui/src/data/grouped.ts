const english = new Intl.NumberFormat('en-US');

/** "12,345" in both languages, like prices: Lebanese Arabic formatting, 12.345, would read as a fraction beside them. */
export const formatCount = (count: number): string => english.format(count);
