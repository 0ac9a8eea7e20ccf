import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  street: 'ui.addressFields.street',
  building: 'ui.addressFields.building',
  floor: 'ui.addressFields.floor',
  apartment: 'ui.addressFields.apartment',
  landmark: 'ui.addressFields.landmark',
} satisfies MessageIds;
