/** What a ticket needs once it is paid; a download of its own. */
export { HandedOver, QrCode } from '@zawadeh/ui';
