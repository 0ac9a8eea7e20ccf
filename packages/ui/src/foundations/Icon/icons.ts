/** The one place that names an icon. Each is an export of its own, so that a page pays only for what it shows. */
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
import chevronDownDrawing from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import chevronEndDrawing from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import chevronStartDrawing from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import clockDrawing from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import closeDrawing from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import columnsDrawing from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import compassDrawing from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs';
import copyDrawing from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import dashboardDrawing from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import downloadDrawing from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import editDrawing from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import externalDrawing from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import eyeDrawing from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import eyeOffDrawing from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import filterDrawing from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import globeDrawing from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import homeDrawing from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import infoDrawing from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import instagramDrawing from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import listDrawing from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import loginDrawing from '@tabler/icons-react/dist/esm/icons/IconLogin.mjs';
import logoutDrawing from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import minusDrawing from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import moonDrawing from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import mopedDrawing from '@tabler/icons-react/dist/esm/icons/IconMoped.mjs';
import moreDrawing from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import offlineDrawing from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import onlineDrawing from '@tabler/icons-react/dist/esm/icons/IconWifi.mjs';
import phoneDrawing from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import photoDrawing from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import pinDrawing from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import plusDrawing from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import refreshDrawing from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import searchDrawing from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import shieldDrawing from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import sortDrawing from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import storeDrawing from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import sunDrawing from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import tiktokDrawing from '@tabler/icons-react/dist/esm/icons/IconBrandTiktok.mjs';
import trashDrawing from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import uploadDrawing from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import userDrawing from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import usersDrawing from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import walletDrawing from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import whatsappDrawing from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import createDrawing, { type Drawing } from '@tabler/icons-react/dist/esm/createReactComponent.mjs';

/** The project's own: three lines, the last of them short. */
const menuDrawing = /* @__PURE__ */ createDrawing('outline', 'menu', 'Menu', [
  ['path', { d: 'M4 6h16M4 12h16M4 18h10', key: 'lines' }],
]);

/** The project's own: a paper bag with a pinked edge, as on the cards. */
const bagDrawing = /* @__PURE__ */ createDrawing('outline', 'paper-bag', 'PaperBag', [
  ['path', { d: 'm5 5 2.3 2 2.4-2L12 7l2.3-2 2.4 2L19 5v15H5z', key: 'paper' }],
  ['path', { d: 'M9 11.5v.5a3 3 0 0 0 6 0v-.5', key: 'smile' }],
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
export const bagIcon: IconDrawing = { drawing: bagDrawing, mirrors: false };
export const bellIcon: IconDrawing = { drawing: bellDrawing, mirrors: false };
export const calendarIcon: IconDrawing = { drawing: calendarDrawing, mirrors: false };
export const cartIcon: IconDrawing = { drawing: cartDrawing, mirrors: false };
export const chartIcon: IconDrawing = { drawing: chartDrawing, mirrors: true };
export const checkIcon: IconDrawing = { drawing: checkDrawing, mirrors: false };
export const checkCircleIcon: IconDrawing = { drawing: checkCircleDrawing, mirrors: false };
export const chevronDownIcon: IconDrawing = { drawing: chevronDownDrawing, mirrors: false };
export const chevronEndIcon: IconDrawing = { drawing: chevronEndDrawing, mirrors: true };
export const chevronStartIcon: IconDrawing = { drawing: chevronStartDrawing, mirrors: true };
export const clockIcon: IconDrawing = { drawing: clockDrawing, mirrors: false };
export const closeIcon: IconDrawing = { drawing: closeDrawing, mirrors: false };
export const columnsIcon: IconDrawing = { drawing: columnsDrawing, mirrors: true };
export const compassIcon: IconDrawing = { drawing: compassDrawing, mirrors: false };
export const copyIcon: IconDrawing = { drawing: copyDrawing, mirrors: false };
export const dashboardIcon: IconDrawing = { drawing: dashboardDrawing, mirrors: true };
export const downloadIcon: IconDrawing = { drawing: downloadDrawing, mirrors: false };
export const editIcon: IconDrawing = { drawing: editDrawing, mirrors: false };
export const externalIcon: IconDrawing = { drawing: externalDrawing, mirrors: true };
export const eyeIcon: IconDrawing = { drawing: eyeDrawing, mirrors: false };
export const eyeOffIcon: IconDrawing = { drawing: eyeOffDrawing, mirrors: false };
export const filterIcon: IconDrawing = { drawing: filterDrawing, mirrors: false };
export const globeIcon: IconDrawing = { drawing: globeDrawing, mirrors: false };
export const homeIcon: IconDrawing = { drawing: homeDrawing, mirrors: false };
export const infoIcon: IconDrawing = { drawing: infoDrawing, mirrors: false };
export const instagramIcon: IconDrawing = { drawing: instagramDrawing, mirrors: false };
export const listIcon: IconDrawing = { drawing: listDrawing, mirrors: true };
export const loginIcon: IconDrawing = { drawing: loginDrawing, mirrors: true };
export const logoutIcon: IconDrawing = { drawing: logoutDrawing, mirrors: true };
export const menuIcon: IconDrawing = { drawing: menuDrawing, mirrors: true };
export const minusIcon: IconDrawing = { drawing: minusDrawing, mirrors: false };
export const moonIcon: IconDrawing = { drawing: moonDrawing, mirrors: false };
export const mopedIcon: IconDrawing = { drawing: mopedDrawing, mirrors: true };
export const moreIcon: IconDrawing = { drawing: moreDrawing, mirrors: false };
export const offlineIcon: IconDrawing = { drawing: offlineDrawing, mirrors: false };
export const onlineIcon: IconDrawing = { drawing: onlineDrawing, mirrors: false };
export const phoneIcon: IconDrawing = { drawing: phoneDrawing, mirrors: false };
export const photoIcon: IconDrawing = { drawing: photoDrawing, mirrors: false };
export const pinIcon: IconDrawing = { drawing: pinDrawing, mirrors: false };
export const plusIcon: IconDrawing = { drawing: plusDrawing, mirrors: false };
export const refreshIcon: IconDrawing = { drawing: refreshDrawing, mirrors: false };
export const searchIcon: IconDrawing = { drawing: searchDrawing, mirrors: false };
export const shieldIcon: IconDrawing = { drawing: shieldDrawing, mirrors: false };
export const sortIcon: IconDrawing = { drawing: sortDrawing, mirrors: false };
export const storeIcon: IconDrawing = { drawing: storeDrawing, mirrors: false };
export const sunIcon: IconDrawing = { drawing: sunDrawing, mirrors: false };
export const tiktokIcon: IconDrawing = { drawing: tiktokDrawing, mirrors: false };
export const trashIcon: IconDrawing = { drawing: trashDrawing, mirrors: false };
export const uploadIcon: IconDrawing = { drawing: uploadDrawing, mirrors: false };
export const userIcon: IconDrawing = { drawing: userDrawing, mirrors: false };
export const usersIcon: IconDrawing = { drawing: usersDrawing, mirrors: false };
export const walletIcon: IconDrawing = { drawing: walletDrawing, mirrors: false };
export const whatsappIcon: IconDrawing = { drawing: whatsappDrawing, mirrors: false };
