export { foldBags, searchBags } from '@zawadeh/domain';
export { NoBags } from './search/NoBags.tsx';
