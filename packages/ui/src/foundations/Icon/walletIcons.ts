/** Icons of the page about the payment wallet. */
import downloadDrawing from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { IconDrawing } from './icons.ts';

export const downloadIcon: IconDrawing = { drawing: downloadDrawing, mirrors: false };
