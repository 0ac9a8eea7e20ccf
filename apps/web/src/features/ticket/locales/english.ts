import type { Messages } from '@zawadeh/ui';
import ui from '@zawadeh/ui/words/ticket/en.json';
import web from './en.json';

const messages: Messages = { ...ui, ...web };

export default messages;
