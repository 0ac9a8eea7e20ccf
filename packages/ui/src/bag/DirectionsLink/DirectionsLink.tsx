import { directionsHref, type Coordinates } from '@zawadeh/domain';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../controls/Button/Button.tsx';
import { routeIcon } from '../../foundations/Icon/contactIcons.ts';

export interface DirectionsLinkProps {
  /** The shop's name, which some map apps write beside the pin. */
  name: string;
  /** Null where only the address is known. */
  coordinates: Coordinates | null;
  /** Searched for where there are no coordinates. */
  address: string | null;
  /** Compact is 44 px high. */
  size?: 'normal' | 'compact';
  /** Quiet where it is one of the actions of a card. */
  look?: 'secondary' | 'quiet';
}

/**
 * Opens the device's map app at a shop.
 *
 * Android opens the map app that the user has chosen; an iPhone, an iPad or Safari on a Mac Apple Maps;
 * everything else Google Maps in the browser, as does a page before hydration, because the server does not
 * know the device.
 *
 * @use wherever a shop's address is shown.
 * @avoid for a customer's address.
 * @keyboard Enter: opens the map
 * @reader "Directions", as a link.
 * @arabic The icon is where reading starts.
 */
export function DirectionsLink({ size, look, ...place }: DirectionsLinkProps) {
  const intl = useIntl();
  const href = directionsHref({ ...place, userAgent: useUserAgent() });
  return (
    href !== null && (
      <Button href={href} icon={routeIcon} size={size} kind={look}>
        {intl.formatMessage({ id: 'ui.directionsLink.directions' })}
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
