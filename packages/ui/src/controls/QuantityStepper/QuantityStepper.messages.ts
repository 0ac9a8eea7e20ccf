import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** The three of them name the bag, for whoever hears one without seeing the others. */
  less: 'ui.quantityStepper.less',
  quantity: 'ui.quantityStepper.quantity',
  more: 'ui.quantityStepper.more',
  /** Why there is no more to take. */
  limitNote: 'ui.quantityStepper.limitNote',
} satisfies MessageIds;
