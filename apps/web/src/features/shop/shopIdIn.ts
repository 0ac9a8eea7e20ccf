import { idInPath } from '../../lib/idInPath.ts';

export const shopIdIn = (path: string): string | null => idInPath('/shop/:id', path);
