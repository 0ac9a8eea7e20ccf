import type { CustomerForm } from '@zawadeh/domain';
import { useEffect, useRef } from 'react';
import { checkoutFormAtom, withProfile } from './checkoutForm.ts';
import { sessionAtom } from '../session/session.ts';
import { useAtom, useAtomValue } from '../../lib/store.ts';

export type ChangeForm = (change: Partial<CustomerForm>) => void;

/** The stored fields, completed from the account. Null until the browser has read them. */
export function useCustomerForm(): [CustomerForm | null, ChangeForm] {
  const [form, setForm] = useAtom(checkoutFormAtom);
  const session = useAtomValue(sessionAtom);
  const profile = session.status === 'signedIn' ? session.profile : null;
  const filledFor = useRef<string | null>(null);
  const isThere = form !== null;

  // Once for each account, so that a field the user empties stays empty.
  useEffect(() => {
    if (!isThere || profile === null || filledFor.current === profile.id) return;
    filledFor.current = profile.id;
    setForm((current) => withProfile(current, profile));
  }, [isThere, profile, setForm]);

  return [form, (change) => setForm((current) => ({ ...current, ...change }))];
}
