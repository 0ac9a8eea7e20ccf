/** Apart, because the picker that searches and speaks weighs more than the rest of the cart. */
export { AreaPicker as AreaField } from '@zawadeh/ui';
