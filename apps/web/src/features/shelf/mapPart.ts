/** The map is a download of its own: until it is there, and where it does not come, the list says the same. */
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { deferredPart } from '../../lib/deferred/deferredPart.ts';
import { placeWords } from '../../lib/messages/locales/place/words.ts';
import { mapWords } from './map/locales/words.ts';

/** The parameter of the address, and its value; without it the shelf is a list. */
export const VIEW = 'view';
export const MAP = 'map';

const useMapPart = deferredPart(() => import('./map/MapView.tsx'), mapWords, placeWords);

/** Whether the address asks for the map. The server draws the list, because it renders without parameters. */
export function useMap() {
  const { search } = useLocation();
  const isMap = useSyncExternalStore(
    noSubscription,
    () => new URLSearchParams(search).get(VIEW) === MAP,
    () => false,
  );
  return { map: useMapPart(isMap), isMap };
}

const noSubscription = () => () => {};
