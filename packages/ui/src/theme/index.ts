export { color, type ThemeChoice } from './color.ts';
export { duration, easing, from, layer, radius, rem, size, space } from './scales.ts';
export { shadow } from './shadow.ts';
export { touchTarget } from './touchTarget.ts';
export { arabicName, type } from './type.ts';
