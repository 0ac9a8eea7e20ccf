/** Of the page about the wallet that is paid with. */
import downloadDrawing from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { IconDrawing } from './icons.ts';

export const downloadIcon: IconDrawing = { drawing: downloadDrawing, mirrors: false };
