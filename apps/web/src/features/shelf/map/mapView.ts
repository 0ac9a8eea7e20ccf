/** The part of the map that is looked at. Points are in kilometres east and south of its north-western corner. */
import type { Coordinates } from '@zawadeh/domain';

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface View {
  centre: Point;
  /** Pixels of a kilometre. */
  scale: number;
}

const CORNER: Coordinates = { latitude: 34.5, longitude: 35.74 };
const PARALLEL = 34.43;
const KM_NORTH = 111.2;
const KM_EAST = KM_NORTH * Math.cos((PARALLEL * Math.PI) / 180);
/** Of the drawn land and sea. */
const WORLD: Point = { x: 15, y: 15 };

/** Equirectangular at the latitude of Tripoli, where a degree is equally true in both directions. */
export const project = ({ latitude, longitude }: Coordinates): Point => ({
  x: (longitude - CORNER.longitude) * KM_EAST,
  y: (CORNER.latitude - latitude) * KM_NORTH,
});

export const onScreen = (point: Point, { centre, scale }: View, { width, height }: Size): Point => ({
  x: (point.x - centre.x) * scale + width / 2,
  y: (point.y - centre.y) * scale + height / 2,
});

const SMALLEST = 30;
const LARGEST = 640;
/** From this scale on each shop has its own pin. */
const SHOPS_FROM = 150;
/** The town is shown whole unless a kilometre became smaller than this. */
const LEGIBLE = 60;
/** Nearer than it a first view never is: few pins need their surroundings. */
const LARGEST_FITTED = 90;
/** For the pins, their names, and what lies over the map. */
const MARGIN = { side: 48, top: 104, bottom: 32 };

const TOWN = [
  { latitude: 34.472, longitude: 35.775 },
  { latitude: 34.374, longitude: 35.884 },
].map(project);

export const showsShops = ({ scale }: View): boolean => scale >= SHOPS_FROM;
export const canZoom = ({ scale }: View, factor: number): boolean =>
  factor > 1 ? scale < LARGEST : scale > SMALLEST;

/** Of the whole town, or on a small screen of its pins. */
export function fittedView(pins: readonly Point[], size: Size): View {
  const whole = fit(TOWN, size, { side: 0, top: 0, bottom: 0 });
  return whole.scale >= LEGIBLE || pins.length === 0 ? whole : fit(pins, size, MARGIN);
}

function fit(points: readonly Point[], { width, height }: Size, { side, top, bottom }: typeof MARGIN): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const scale = between(
    SMALLEST,
    Math.min((width - 2 * side) / (east - west), (height - top - bottom) / (south - north)),
    LARGEST_FITTED,
  );
  const centre = { x: (west + east) / 2, y: (north + south) / 2 - (top - bottom) / 2 / scale };
  return within({ centre, scale });
}

/** A point that is zoomed in on becomes the middle. */
export const zoomed = ({ centre, scale }: View, factor: number, to: Point = centre): View =>
  within({ centre: to, scale: between(SMALLEST, scale * factor, LARGEST) });

/** By pixels, as the finger moves the paper. */
export const moved = ({ centre, scale }: View, right: number, down: number): View =>
  within({ centre: { x: centre.x - right / scale, y: centre.y - down / scale }, scale });

const within = ({ centre, scale }: View): View => ({
  centre: { x: between(0, centre.x, WORLD.x), y: between(0, centre.y, WORLD.y) },
  scale,
});

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

export interface Pin<Of> {
  at: Point;
  count: number;
  of: Of[];
}

const JOINED_BELOW_PX = 36;

/** Pins that would lie over each other become one, in the place of the largest of them. */
export function joinPins<Of>(pins: readonly Pin<Of>[], scale: number): Pin<Of>[] {
  const joined: Pin<Of>[] = [];
  for (const pin of pins.toSorted((one, other) => other.count - one.count)) {
    const near = joined.find(
      ({ at }) => Math.hypot(at.x - pin.at.x, at.y - pin.at.y) * scale < JOINED_BELOW_PX,
    );
    if (near) {
      near.count += pin.count;
      near.of.push(...pin.of);
    } else joined.push({ ...pin, of: [...pin.of] });
  }
  return joined;
}

interface Box extends Point, Size {}

export interface Mark extends Point {
  /** What is drawn there. */
  mark: Box;
  /** Of its name. */
  width: number;
}

export interface NamePlace extends Point {
  anchor: 'start' | 'middle' | 'end';
}

const LINE = 20;
const GAP = 5;

/** Each name beside its mark where nothing else is; null where no side is free. */
export function placeNames(marks: readonly Mark[], { width, height }: Size): (NamePlace | null)[] {
  const taken = marks.map(({ mark }) => mark);
  return marks.map(({ mark, x, width: long }) => {
    const middle = mark.y + mark.height / 2;
    const sides: (NamePlace & { left: number })[] = [
      { anchor: 'start', x: mark.x + mark.width + GAP, y: middle, left: mark.x + mark.width + GAP },
      { anchor: 'end', x: mark.x - GAP, y: middle, left: mark.x - GAP - long },
      { anchor: 'middle', x, y: mark.y + mark.height + LINE / 2, left: x - long / 2 },
      { anchor: 'middle', x, y: mark.y - LINE / 2, left: x - long / 2 },
    ];
    for (const { left, ...place } of sides) {
      const box = { x: left, y: place.y - LINE / 2, width: long, height: LINE };
      const isInside = box.x >= 0 && box.y >= 0 && box.x + long <= width && box.y + LINE <= height;
      if (!isInside || taken.some((other) => other !== mark && overlap(box, other))) continue;
      taken.push(box);
      return place;
    }
    return null;
  });
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** A smooth line through the points (Catmull–Rom), as the path of an SVG. */
export function curve(points: readonly Point[]): string {
  const written = ({ x, y }: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const at = (place: number): Point => points[between(0, place, points.length - 1)] ?? { x: 0, y: 0 };
  const handle = (of: number, from: number, to: number): Point => ({
    x: at(of).x + (at(to).x - at(from).x) / 6,
    y: at(of).y + (at(to).y - at(from).y) / 6,
  });
  const pieces = points.slice(1).map((point, place) => {
    const [first, second] = [handle(place, place - 1, place + 1), handle(place + 1, place + 2, place)];
    return `C${written(first)} ${written(second)} ${written(point)}`;
  });
  return `M${written(at(0))}${pieces.join('')}`;
}
