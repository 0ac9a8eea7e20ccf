/** The link that shows the way to a shop. */
import type { Coordinates } from './coordinates.ts';

export interface Destination {
  /** Written beside the pin, where the app can. */
  name: string;
  coordinates: Coordinates | null;
  /** Searched for where there are no coordinates. */
  address: string | null;
  userAgent: string;
}

const ANDROID = /Android/i;
/** Safari on an iPad says that it is one on a Mac; both have Apple Maps. */
const APPLE = /iP(?:hone|ad|od)|Macintosh.*(?:Version\/.*Safari|CriOS|FxiOS|EdgiOS)/;

/** The device's map app, or else a map in the browser; null where the place is not known. */
export function directionsHref({ name, coordinates, address, userAgent }: Destination): string | null {
  const point = coordinates && `${coordinates.latitude},${coordinates.longitude}`;
  const wanted = point ?? (address && encoded(address));
  if (!wanted) return null;
  if (ANDROID.test(userAgent)) {
    return point ? `geo:${point}?q=${point}(${encoded(name)})` : `geo:0,0?q=${wanted}`;
  }
  if (APPLE.test(userAgent)) return `https://maps.apple.com/?daddr=${wanted}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${wanted}`;
}

/** Brackets would end the label of a geo: link, and half a character cannot be encoded. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '')).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
