/** Icons of the header and the home page: every first visit downloads them. */
import createDrawing from '@tabler/icons-react/dist/esm/createReactComponent.mjs';
import bellDrawing from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import cardDrawing from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import cartDrawing from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import chevronEndDrawing from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import moonDrawing from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import sunDrawing from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import whatsappDrawing from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import type { IconDrawing } from './icons.ts';

/** Drawn for this project: three lines, the last of them short. */
const menuDrawing = /* @__PURE__ */ createDrawing('outline', 'menu', 'Menu', [
  ['path', { d: 'M4 6h16M4 12h16M4 18h10', key: 'lines' }],
]);

export const bellIcon: IconDrawing = { drawing: bellDrawing, mirrors: false };
export const cardIcon: IconDrawing = { drawing: cardDrawing, mirrors: false };
export const cartIcon: IconDrawing = { drawing: cartDrawing, mirrors: false };
export const chevronEndIcon: IconDrawing = { drawing: chevronEndDrawing, mirrors: true };
export const menuIcon: IconDrawing = { drawing: menuDrawing, mirrors: true };
export const moonIcon: IconDrawing = { drawing: moonDrawing, mirrors: false };
export const sunIcon: IconDrawing = { drawing: sunDrawing, mirrors: false };
export const whatsappIcon: IconDrawing = { drawing: whatsappDrawing, mirrors: false };
