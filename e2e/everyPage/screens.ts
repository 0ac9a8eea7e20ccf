/** Every screen of the shop in every state it can be found in. */
import { accountScreens } from './accountScreens.ts';
import { buyingScreens } from './buyingScreens.ts';
import { adminScreens } from './adminScreens.ts';
import type { Screens } from './screen.ts';
import { shopScreens } from './shopScreens.ts';

export const screens: Screens = { ...shopScreens, ...buyingScreens, ...accountScreens, ...adminScreens };
