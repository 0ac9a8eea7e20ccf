import type { Messages } from '@zawadeh/ui';
import ui from '@zawadeh/ui/words/admin/en.json';
import messages from './en.json';

export const words = { ...ui, ...messages } as Messages;
