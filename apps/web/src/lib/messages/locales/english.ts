import type { Language } from '@zawadeh/ui';
import { english as ui } from '@zawadeh/ui/english';
import messages from './frame/en.json';

export const english = { ...ui, messages: { ...ui.messages, ...messages } } as Language;
