/** What several pages show; what every page shows is in `frameIcons.ts`, what one part of the product shows is in the file of that part, and comes with it. */
import arrowBackDrawing from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import checkDrawing from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import checkCircleDrawing from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import chevronDownDrawing from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import chevronStartDrawing from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import eyeDrawing from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import eyeOffDrawing from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import globeDrawing from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import infoDrawing from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import minusDrawing from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import moonDrawing from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import offlineDrawing from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import onlineDrawing from '@tabler/icons-react/dist/esm/icons/IconWifi.mjs';
import pinDrawing from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import plusDrawing from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import sunDrawing from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import trashDrawing from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Drawing } from '@tabler/icons-react/dist/esm/createReactComponent.mjs';

export interface IconDrawing {
  drawing: Drawing;
  /** Only what points somewhere turns around in Arabic. */
  mirrors: boolean;
}

export const arrowBackIcon: IconDrawing = { drawing: arrowBackDrawing, mirrors: true };
export const checkIcon: IconDrawing = { drawing: checkDrawing, mirrors: false };
export const checkCircleIcon: IconDrawing = { drawing: checkCircleDrawing, mirrors: false };
export const chevronDownIcon: IconDrawing = { drawing: chevronDownDrawing, mirrors: false };
export const chevronStartIcon: IconDrawing = { drawing: chevronStartDrawing, mirrors: true };
export const eyeIcon: IconDrawing = { drawing: eyeDrawing, mirrors: false };
export const eyeOffIcon: IconDrawing = { drawing: eyeOffDrawing, mirrors: false };
export const globeIcon: IconDrawing = { drawing: globeDrawing, mirrors: false };
export const infoIcon: IconDrawing = { drawing: infoDrawing, mirrors: false };
export const minusIcon: IconDrawing = { drawing: minusDrawing, mirrors: false };
export const moonIcon: IconDrawing = { drawing: moonDrawing, mirrors: false };
export const offlineIcon: IconDrawing = { drawing: offlineDrawing, mirrors: false };
export const onlineIcon: IconDrawing = { drawing: onlineDrawing, mirrors: false };
export const pinIcon: IconDrawing = { drawing: pinDrawing, mirrors: false };
export const plusIcon: IconDrawing = { drawing: plusDrawing, mirrors: false };
export const sunIcon: IconDrawing = { drawing: sunDrawing, mirrors: false };
export const trashIcon: IconDrawing = { drawing: trashDrawing, mirrors: false };
