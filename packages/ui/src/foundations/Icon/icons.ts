/** The one place that names an icon. Each comes from its own file, so that a page pays for what it shows. */
import IconAlert from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconClose from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ComponentType, SVGProps } from 'react';

interface Entry {
  drawing: ComponentType<SVGProps<SVGSVGElement> & { size?: string }>;
  /** Only what points somewhere turns around in Arabic. */
  mirrors: boolean;
}

const still = (drawing: Entry['drawing']): Entry => ({ drawing, mirrors: false });

export const icons = {
  alert: still(IconAlert),
  clock: still(IconClock),
  close: still(IconClose),
  moon: still(IconMoon),
  refresh: still(IconRefresh),
  search: still(IconSearch),
  store: still(IconStore),
  sun: still(IconSun),
};

export type IconName = keyof typeof icons;
