import { CHECKOUT_FORM_KEY, SUCCESS_DATA_KEY } from '@zawadeh/domain';

/** What a tab told of a paid order is its own to forget; the form goes in all of them when somebody signs out in one. */
export function forgetWithOthers({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
  if (key === CHECKOUT_FORM_KEY && newValue === null) forgetSuccess();
}

export function forgetSuccess(): void {
  try {
    sessionStorage.removeItem(SUCCESS_DATA_KEY);
  } catch {
    // Where nothing is kept there is nothing to forget.
  }
}
