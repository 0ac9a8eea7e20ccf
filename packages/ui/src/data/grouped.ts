import { leftToRight } from '@zawadeh/domain';

const english = new Intl.NumberFormat('en-US');

/** "12,345" in both languages, like prices: Lebanese Arabic formatting, 12.345, would read as a fraction beside them. */
export const formatCount = (count: number): string => english.format(count);

/** "10,000+", which Arabic text would write as "+10,000" without the isolation. */
export const formatAtLeast = (count: number): string => leftToRight(`${formatCount(count)}+`);
