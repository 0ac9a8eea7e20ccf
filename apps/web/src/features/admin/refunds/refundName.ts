import type { Refund } from '@zawadeh/domain';

/** The customer, or else the code of the order. */
export const nameOf = ({ customerName, orderCode }: Refund): string => customerName ?? orderCode;
