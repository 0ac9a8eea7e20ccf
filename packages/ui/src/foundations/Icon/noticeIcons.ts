/** Icons of toasts and banners, which load after hydration. */
import checkDrawing from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import infoDrawing from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import offlineDrawing from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import onlineDrawing from '@tabler/icons-react/dist/esm/icons/IconWifi.mjs';
import type { IconDrawing } from './icons.ts';

export const checkIcon: IconDrawing = { drawing: checkDrawing, mirrors: false };
export const infoIcon: IconDrawing = { drawing: infoDrawing, mirrors: false };
export const offlineIcon: IconDrawing = { drawing: offlineDrawing, mirrors: false };
export const onlineIcon: IconDrawing = { drawing: onlineDrawing, mirrors: false };
