import { brand } from '@zawadeh/domain';
import { readItem, writeItem } from '../../lib/storage.ts';

/** Stays after a sign-out: it says nothing about the user. */
const KEY = `${brand.storagePrefix}-signed-in-before`;

/** Whether a user was signed in in this browser; a new visitor needs an account first. */
export const wasSignedInBefore = (): boolean => readItem(KEY) !== null;

export const rememberSignIn = (): void => writeItem(KEY, '1');
