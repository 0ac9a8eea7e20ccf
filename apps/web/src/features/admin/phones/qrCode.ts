/** What shows a pairing code; a download of its own. */
export { QrCode } from '@zawadeh/ui';
