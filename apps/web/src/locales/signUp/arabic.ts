import type { Messages } from '@zawadeh/ui';
import web from './ar.json';

export const messages = web as Messages;
