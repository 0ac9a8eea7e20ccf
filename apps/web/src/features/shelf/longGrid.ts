export { LongBagGrid } from '@zawadeh/ui';
