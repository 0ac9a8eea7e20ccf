import type { Messages } from '@zawadeh/ui';
import ui from '@zawadeh/ui/words/later/ar.json';

export const words = ui as Messages;
