export { foldBags, searchBags } from '@zawadeh/domain';
