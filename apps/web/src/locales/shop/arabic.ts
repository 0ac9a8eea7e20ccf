import type { Messages } from '@zawadeh/ui';
import ui from '@zawadeh/ui/words/shop/ar.json';
import web from './ar.json';

export const messages = { ...ui, ...web } as Messages;
