import type { Messages } from '@zawadeh/ui';
import ui from '@zawadeh/ui/words/later/en.json';
import messages from './en.json';

export const words = { ...ui, ...messages } as Messages;
