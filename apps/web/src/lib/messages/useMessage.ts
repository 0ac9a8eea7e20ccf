import { useCallback } from 'react';
import { useIntl, type PrimitiveType } from 'react-intl';
import type { MessageId } from './messageId.ts';

export type FormatMessage = (id: MessageId, values?: Record<string, PrimitiveType>) => string;

/** `const t = useMessage();` formats a message as plain text; elements in a message need react-intl itself. */
export function useMessage(): FormatMessage {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
