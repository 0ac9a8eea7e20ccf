import type { Messages } from '@zawadeh/ui';
import ui from '@zawadeh/ui/words/rating/en.json';
import web from './en.json';

export const messages = { ...ui, ...web } as Messages;
