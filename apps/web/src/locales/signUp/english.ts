import type { Messages } from '@zawadeh/ui';
import web from './en.json';

export const messages = web as Messages;
