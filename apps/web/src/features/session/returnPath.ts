/** The path to open after signing in. It lasts as long as the tab. */
import { brand, readReturnPath } from '@zawadeh/domain';
import { readSessionItem, writeSessionItem } from '../../lib/storage.ts';

const KEY = `${brand.storagePrefix}-way-back`;

export const saveReturnPath = (path: string): void => writeSessionItem(KEY, path);

export const storedReturnPath = (): string | null => readReturnPath(readSessionItem(KEY));

export const clearReturnPath = (): void => writeSessionItem(KEY, null);
