/** Every screen of the shop in each of its states. */
import { accountScreens } from './accountScreens.ts';
import { buyingScreens } from './buyingScreens.ts';
import { adminScreens } from './adminScreens.ts';
import type { Screens } from './screen.ts';
import { shopScreens } from './shopScreens.ts';
import { storeScreens } from './storeScreens.ts';

export const screens: Screens = {
  ...shopScreens,
  ...buyingScreens,
  ...accountScreens,
  ...adminScreens,
  ...storeScreens,
};
