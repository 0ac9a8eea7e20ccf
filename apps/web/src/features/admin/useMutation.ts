import { useToasts } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import type { AdminError, AdminResult } from './query.ts';
import type { MessageId } from '../../lib/messages/messageId.ts';
import { useAdminErrorMessage } from './useAdminErrorMessage.ts';

interface Mutation<Value> {
  work: () => Promise<AdminResult<Value>>;
  /** The toast after success; without it none is shown. */
  done?: string;
  /** Offered by that toast. */
  undo?: () => void;
  /** The toast after a failure, with its reason and a retry. */
  failed: (errorText: string) => string;
  onDone?: (value: Value) => void;
  onFailed?: (error: AdminError) => void;
  /** True for an error that would come again: its toast offers no retry. */
  isFinal?: (error: AdminError) => boolean;
  /** Instead of the same work once more, where that may be out of date by then. */
  onRetry?: () => void;
}

/** Runs a mutation, and shows a failure as a toast. */
export function useMutation(): <Value>(mutation: Mutation<Value>) => Promise<boolean> {
  const intl = useIntl();
  const { show } = useToasts();
  const errorText = useAdminErrorMessage();
  return async function mutate(mutation) {
    const result = await mutation.work();
    if (result.ok) {
      const { done, undo } = mutation;
      const label = intl.formatMessage({ id: 'web.admin.undo' satisfies MessageId });
      if (done) show({ message: done, kind: 'success', ...(undo && { action: { label, onPress: undo } }) });
      mutation.onDone?.(result.value);
      return true;
    }
    mutation.onFailed?.(result.error);
    const retryLabel = intl.formatMessage({ id: 'ui.errorState.retry' });
    show({
      message: mutation.failed(errorText(result.error)),
      kind: 'danger',
      ...(!mutation.isFinal?.(result.error) && {
        action: { label: retryLabel, onPress: mutation.onRetry ?? (() => void mutate(mutation)) },
      }),
    });
    return false;
  };
}
