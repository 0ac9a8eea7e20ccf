/**
 * Icons that several pages show. `frameIcons.ts` has those of every page; those of one part of the product are in
 * a file of that part and load with it.
 */
import minusDrawing from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import plusDrawing from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import trashDrawing from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ComponentType, SVGProps } from 'react';

export interface IconDrawing {
  drawing: ComponentType<SVGProps<SVGSVGElement> & { size?: string }>;
  /** Icons that point in a direction are mirrored in Arabic. */
  mirrors: boolean;
}

export const minusIcon: IconDrawing = { drawing: minusDrawing, mirrors: false };
export const plusIcon: IconDrawing = { drawing: plusDrawing, mirrors: false };
export const trashIcon: IconDrawing = { drawing: trashDrawing, mirrors: false };
