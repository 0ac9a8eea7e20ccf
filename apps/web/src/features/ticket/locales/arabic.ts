import type { Messages } from '@zawadeh/ui';
import ui from '@zawadeh/ui/words/ticket/ar.json';
import web from './ar.json';

const messages: Messages = { ...ui, ...web };

export default messages;
