import { leftToRight } from '@zawadeh/domain';

/** "12.5%", in either language from left to right. */
export const useRate = () => (basisPoints: number) => leftToRight(`${basisPoints / 100}%`);
