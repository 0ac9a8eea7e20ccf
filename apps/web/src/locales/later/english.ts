import type { Messages } from '@zawadeh/ui';
import ui from '@zawadeh/ui/words/later/en.json';

export const words = ui as Messages;
