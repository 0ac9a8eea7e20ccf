/** What most pages show; what one part of the product shows is in the file of that part, and comes with it. */
import alertDrawing from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import arrowBackDrawing from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import arrowDownDrawing from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import arrowUpDrawing from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import bellDrawing from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import calendarDrawing from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import cartDrawing from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import chartDrawing from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import checkDrawing from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import checkCircleDrawing from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import cardDrawing from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import chevronDownDrawing from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import chevronEndDrawing from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import chevronStartDrawing from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import columnsDrawing from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import compassDrawing from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs';
import copyDrawing from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import editDrawing from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import externalDrawing from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import eyeDrawing from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import eyeOffDrawing from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import filterDrawing from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import globeDrawing from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import infoDrawing from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import instagramDrawing from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import listDrawing from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import minusDrawing from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import moonDrawing from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import moreDrawing from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import offlineDrawing from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import onlineDrawing from '@tabler/icons-react/dist/esm/icons/IconWifi.mjs';
import phoneDrawing from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import photoDrawing from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import pinDrawing from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import plusDrawing from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import shieldDrawing from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import sortDrawing from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import sunDrawing from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import tiktokDrawing from '@tabler/icons-react/dist/esm/icons/IconBrandTiktok.mjs';
import trashDrawing from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import uploadDrawing from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import usersDrawing from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import whatsappDrawing from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import createDrawing, { type Drawing } from '@tabler/icons-react/dist/esm/createReactComponent.mjs';

/** The project's own: three lines, the last of them short. */
const menuDrawing = /* @__PURE__ */ createDrawing('outline', 'menu', 'Menu', [
  ['path', { d: 'M4 6h16M4 12h16M4 18h10', key: 'lines' }],
]);

export interface IconDrawing {
  drawing: Drawing;
  /** Only what points somewhere turns around in Arabic. */
  mirrors: boolean;
}

export const alertIcon: IconDrawing = { drawing: alertDrawing, mirrors: false };
export const arrowBackIcon: IconDrawing = { drawing: arrowBackDrawing, mirrors: true };
export const arrowDownIcon: IconDrawing = { drawing: arrowDownDrawing, mirrors: false };
export const arrowUpIcon: IconDrawing = { drawing: arrowUpDrawing, mirrors: false };
export const bellIcon: IconDrawing = { drawing: bellDrawing, mirrors: false };
export const calendarIcon: IconDrawing = { drawing: calendarDrawing, mirrors: false };
export const cartIcon: IconDrawing = { drawing: cartDrawing, mirrors: false };
export const chartIcon: IconDrawing = { drawing: chartDrawing, mirrors: true };
export const checkIcon: IconDrawing = { drawing: checkDrawing, mirrors: false };
export const checkCircleIcon: IconDrawing = { drawing: checkCircleDrawing, mirrors: false };
export const cardIcon: IconDrawing = { drawing: cardDrawing, mirrors: false };
export const chevronDownIcon: IconDrawing = { drawing: chevronDownDrawing, mirrors: false };
export const chevronEndIcon: IconDrawing = { drawing: chevronEndDrawing, mirrors: true };
export const chevronStartIcon: IconDrawing = { drawing: chevronStartDrawing, mirrors: true };
export const columnsIcon: IconDrawing = { drawing: columnsDrawing, mirrors: true };
export const compassIcon: IconDrawing = { drawing: compassDrawing, mirrors: false };
export const copyIcon: IconDrawing = { drawing: copyDrawing, mirrors: false };
export const editIcon: IconDrawing = { drawing: editDrawing, mirrors: false };
export const externalIcon: IconDrawing = { drawing: externalDrawing, mirrors: true };
export const eyeIcon: IconDrawing = { drawing: eyeDrawing, mirrors: false };
export const eyeOffIcon: IconDrawing = { drawing: eyeOffDrawing, mirrors: false };
export const filterIcon: IconDrawing = { drawing: filterDrawing, mirrors: false };
export const globeIcon: IconDrawing = { drawing: globeDrawing, mirrors: false };
export const infoIcon: IconDrawing = { drawing: infoDrawing, mirrors: false };
export const instagramIcon: IconDrawing = { drawing: instagramDrawing, mirrors: false };
export const listIcon: IconDrawing = { drawing: listDrawing, mirrors: true };
export const menuIcon: IconDrawing = { drawing: menuDrawing, mirrors: true };
export const minusIcon: IconDrawing = { drawing: minusDrawing, mirrors: false };
export const moonIcon: IconDrawing = { drawing: moonDrawing, mirrors: false };
export const moreIcon: IconDrawing = { drawing: moreDrawing, mirrors: false };
export const offlineIcon: IconDrawing = { drawing: offlineDrawing, mirrors: false };
export const onlineIcon: IconDrawing = { drawing: onlineDrawing, mirrors: false };
export const phoneIcon: IconDrawing = { drawing: phoneDrawing, mirrors: false };
export const photoIcon: IconDrawing = { drawing: photoDrawing, mirrors: false };
export const pinIcon: IconDrawing = { drawing: pinDrawing, mirrors: false };
export const plusIcon: IconDrawing = { drawing: plusDrawing, mirrors: false };
export const shieldIcon: IconDrawing = { drawing: shieldDrawing, mirrors: false };
export const sortIcon: IconDrawing = { drawing: sortDrawing, mirrors: false };
export const sunIcon: IconDrawing = { drawing: sunDrawing, mirrors: false };
export const tiktokIcon: IconDrawing = { drawing: tiktokDrawing, mirrors: false };
export const trashIcon: IconDrawing = { drawing: trashDrawing, mirrors: false };
export const uploadIcon: IconDrawing = { drawing: uploadDrawing, mirrors: false };
export const usersIcon: IconDrawing = { drawing: usersDrawing, mirrors: false };
export const whatsappIcon: IconDrawing = { drawing: whatsappDrawing, mirrors: false };
