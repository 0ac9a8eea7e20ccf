import { useScope } from '../../admin/scope.ts';
import { storeAddress } from '../storeAddress.ts';

/** The form of a new bag, which staff do not have. */
export const newBagAddress = (storeId: string): string => `${storeAddress(storeId, 'bags')}&bag=new`;

export function useIsOwner(): boolean {
  const scope = useScope();
  return scope.kind === 'store' && scope.store.role === 'owner';
}
