import { directionsHref, type Coordinates } from '@zawadeh/domain';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../controls/Button/Button.tsx';
import { routeIcon } from '../../foundations/Icon/contactIcons.ts';
import type { UiMessageIds } from '../../locales/messageId.ts';

const messages = {
  directions: 'ui.directionsLink.directions',
} satisfies UiMessageIds;

export interface DirectionsLinkProps {
  /** The shop's name, which some map apps write beside the pin. */
  name: string;
  coordinates: Coordinates | null;
  /** Searched for where there are no coordinates. */
  address: string | null;
  /** Compact is 44 px high. */
  size?: 'normal' | 'compact';
}

/** Opens the device's map app at a shop. Nothing where the place is not known. */
export function DirectionsLink({ size, ...place }: DirectionsLinkProps) {
  const intl = useIntl();
  const href = directionsHref({ ...place, userAgent: useUserAgent() });
  return (
    href !== null && (
      <Button href={href} icon={routeIcon} size={size}>
        {intl.formatMessage({ id: messages.directions })}
      </Button>
    )
  );
}

const noSubscription = () => () => {};

/** Unknown to the server, whose page is the same for every device: until hydration the link opens a map in the browser. */
const useUserAgent = (): string =>
  useSyncExternalStore(
    noSubscription,
    () => navigator.userAgent,
    () => '',
  );
