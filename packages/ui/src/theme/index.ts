export { color, type ThemeChoice } from './color.ts';
export { duration, easing, from, layer, radius, rem, shadow, size, space } from './scales.ts';
export { type } from './type.ts';
