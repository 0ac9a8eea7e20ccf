import type { Plugin } from 'vite';
import { icuMessages } from './icuMessages.ts';
import { themeCss } from './themeCss.ts';

export { light } from '../src/theme/light.ts';

/** The Vite plug-ins that every build of the components needs. */
export const uiPlugins = (): Plugin[] => [icuMessages(), themeCss()];
