const english = new Intl.NumberFormat('en-US');

/** "12,345" in both languages, as prices are: what Lebanon's Arabic writes, 12.345, reads as a fraction beside them. */
export const grouped = (count: number): string => english.format(count);
