import { idInPath } from '../../lib/idInPath.ts';

export const bagIdIn = (path: string): string | null => idInPath('/bag/:id', path);
