/** Icons of the side menu, which is loaded lazily. */
import dashboardDrawing from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import howDrawing from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import homeDrawing from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import loginDrawing from '@tabler/icons-react/dist/esm/icons/IconLogin.mjs';
import logoutDrawing from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import userDrawing from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import walletDrawing from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import globeDrawing from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { IconDrawing } from './icons.ts';

export const dashboardIcon: IconDrawing = { drawing: dashboardDrawing, mirrors: true };
export const homeIcon: IconDrawing = { drawing: homeDrawing, mirrors: false };
export const howIcon: IconDrawing = { drawing: howDrawing, mirrors: false };
export const loginIcon: IconDrawing = { drawing: loginDrawing, mirrors: true };
export const logoutIcon: IconDrawing = { drawing: logoutDrawing, mirrors: true };
export const userIcon: IconDrawing = { drawing: userDrawing, mirrors: false };
export const walletIcon: IconDrawing = { drawing: walletDrawing, mirrors: false };
export const globeIcon: IconDrawing = { drawing: globeDrawing, mirrors: false };
