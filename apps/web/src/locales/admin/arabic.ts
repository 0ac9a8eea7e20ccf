import type { Messages } from '@zawadeh/ui';
import ui from '@zawadeh/ui/words/admin/ar.json';
import messages from './ar.json';

export const words = { ...ui, ...messages } as Messages;
