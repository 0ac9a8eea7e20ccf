/** Icons of the counter. */
import backspaceDrawing from '@tabler/icons-react/dist/esm/icons/IconBackspace.mjs';
import lightDrawing from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import cloudUpDrawing from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import dotsDrawing from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import handStopDrawing from '@tabler/icons-react/dist/esm/icons/IconHandStop.mjs';
import keyboardDrawing from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import scanDrawing from '@tabler/icons-react/dist/esm/icons/IconScan.mjs';
import undoDrawing from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import type { IconDrawing } from './icons.ts';

/** The keys of a keyboard are in the same order in both languages, so the icon is not mirrored. */
export const backspaceIcon: IconDrawing = { drawing: backspaceDrawing, mirrors: false };
export const cloudUpIcon: IconDrawing = { drawing: cloudUpDrawing, mirrors: false };
export const dotsIcon: IconDrawing = { drawing: dotsDrawing, mirrors: false };
export const handStopIcon: IconDrawing = { drawing: handStopDrawing, mirrors: false };
export const keyboardIcon: IconDrawing = { drawing: keyboardDrawing, mirrors: false };
export const lightIcon: IconDrawing = { drawing: lightDrawing, mirrors: false };
export const scanIcon: IconDrawing = { drawing: scanDrawing, mirrors: false };
export const undoIcon: IconDrawing = { drawing: undoDrawing, mirrors: true };
