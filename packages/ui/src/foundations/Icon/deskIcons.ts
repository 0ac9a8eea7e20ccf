/** What stands at the desk alone. */
import chartDrawing from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import columnsDrawing from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import copyDrawing from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import editDrawing from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import listDrawing from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import moreDrawing from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import photoDrawing from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import shieldDrawing from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import sortDrawing from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import usersDrawing from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import arrowDownDrawing from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import arrowUpDrawing from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import filterDrawing from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import type { IconDrawing } from './icons.ts';

export const chartIcon: IconDrawing = { drawing: chartDrawing, mirrors: true };
export const columnsIcon: IconDrawing = { drawing: columnsDrawing, mirrors: true };
export const copyIcon: IconDrawing = { drawing: copyDrawing, mirrors: false };
export const editIcon: IconDrawing = { drawing: editDrawing, mirrors: false };
export const listIcon: IconDrawing = { drawing: listDrawing, mirrors: true };
export const moreIcon: IconDrawing = { drawing: moreDrawing, mirrors: false };
export const photoIcon: IconDrawing = { drawing: photoDrawing, mirrors: false };
export const shieldIcon: IconDrawing = { drawing: shieldDrawing, mirrors: false };
export const sortIcon: IconDrawing = { drawing: sortDrawing, mirrors: false };
export const usersIcon: IconDrawing = { drawing: usersDrawing, mirrors: false };
export const arrowDownIcon: IconDrawing = { drawing: arrowDownDrawing, mirrors: false };
export const arrowUpIcon: IconDrawing = { drawing: arrowUpDrawing, mirrors: false };
export const filterIcon: IconDrawing = { drawing: filterDrawing, mirrors: false };
