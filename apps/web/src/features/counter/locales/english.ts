import type { Messages } from '@zawadeh/ui';
import ui from '@zawadeh/ui/words/counter/en.json';
import web from './en.json';

const messages: Messages = { ...ui, ...web };

export default messages;
