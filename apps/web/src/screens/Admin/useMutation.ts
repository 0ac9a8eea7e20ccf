import { useToasts } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import type { AdminResult } from '../../backend/admin/query.ts';
import { useAdminErrorMessage } from './useAdminErrorMessage.ts';

interface Act<Value> {
  work: () => Promise<AdminResult<Value>>;
  /** The toast after success; without it none is shown. */
  done?: string;
  /** The toast after a failure, with its reason and a retry. */
  failed: (why: string) => string;
  onDone?: (value: Value) => void;
  onFailed?: () => void;
}

/** Runs a mutation, and shows a failure as a toast. */
export function useMutation(): <Value>(wish: Act<Value>) => Promise<boolean> {
  const intl = useIntl();
  const { show } = useToasts();
  const why = useAdminErrorMessage();
  return async function act(wish) {
    const told = await wish.work();
    if (told.ok) {
      if (wish.done) show({ message: wish.done, kind: 'success' });
      wish.onDone?.(told.value);
      return true;
    }
    wish.onFailed?.();
    const again = intl.formatMessage({ id: 'ui.errorState.retry' });
    show({
      message: wish.failed(why(told.error)),
      kind: 'danger',
      action: { label: again, onPress: () => void act(wish) },
    });
    return false;
  };
}
