import type { Language } from '@zawadeh/ui';
import { arabic as ui } from '@zawadeh/ui/arabic';
import messages from './frame/ar.json';

export const arabic = { ...ui, messages: { ...ui.messages, ...messages } } as Language;
