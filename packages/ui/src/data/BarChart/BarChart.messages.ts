import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  asTable: 'ui.chart.asTable',
  asChart: 'ui.chart.asChart',
} satisfies MessageIds;
