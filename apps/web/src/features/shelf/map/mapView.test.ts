import { areaMiddle, DELIVERY_AREAS, findArea, type Coordinates } from '@zawadeh/domain';
import { createSeededDatabase, FROZEN_NOW } from '@zawadeh/mocks';
import { describe, expect, test } from 'vitest';
import { COAST, placesOf } from './drawing.ts';
import { fittedView, joinPins, onScreen, placeNames, project, zoomed, type Pin } from './mapView.ts';

const { shops } = createSeededDatabase(FROZEN_NOW, 'calm');
const placeOf = ({ latitude, longitude }: { latitude: unknown; longitude: unknown }): Coordinates => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
});

/** East of the coast, which runs from the south-west to the north-east. */
function isOnLand({ latitude, longitude }: Coordinates): boolean {
  const coast = placesOf(COAST);
  const crossings = coast.slice(1).filter((to, place) => {
    const from = coast[place]!;
    if (from.latitude > latitude === to.latitude > latitude) return false;
    const share = (latitude - from.latitude) / (to.latitude - from.latitude);
    return from.longitude + share * (to.longitude - from.longitude) < longitude;
  });
  return crossings.length % 2 === 1;
}

const km = (one: Coordinates, other: Coordinates) => {
  const [from, to] = [project(one), project(other)];
  return Math.hypot(from.x - to.x, from.y - to.y);
};

describe('the drawing', () => {
  test.each(shops.map((shop) => [shop.name, shop] as const))(
    '%s is on land and in its area',
    (_name, shop) => {
      const place = placeOf(shop);
      expect(isOnLand(place)).toBe(true);
      expect(km(place, areaMiddle(findArea(shop.area)!))).toBeLessThan(1.3);
    },
  );

  test.each(DELIVERY_AREAS.map((area) => [area.id, area] as const))(
    'the middle of %s is on land',
    (_id, area) => {
      expect(isOnLand(areaMiddle(area))).toBe(true);
    },
  );

  test('is as far to the east as to the north, and true to distance', () => {
    const from = { latitude: 34.43, longitude: 35.84 };
    const north = project({ latitude: 34.43 + 1 / 111.2, longitude: 35.84 });
    expect(project(from).y - north.y).toBeCloseTo(1);
    // The clock tower and the citadel are 670 m apart.
    expect(
      km({ latitude: 34.4376, longitude: 35.8392 }, { latitude: 34.4336, longitude: 35.8447 }),
    ).toBeCloseTo(0.67);
  });
});

const pin = (x: number, count: number): Pin<number> => ({ at: { x, y: 0 }, count, of: [count] });

describe('joinPins', () => {
  test('joins what is closer than 36 px in the place of the largest, and parts it when it is enlarged', () => {
    const pins = [pin(0, 3), pin(0.35, 16), pin(2, 8)];
    expect(joinPins(pins, 100).map(({ at, count, of }) => [at.x, count, of])).toEqual([
      [0.35, 19, [16, 3]],
      [2, 8, [8]],
    ]);
    expect(joinPins(pins, 110)).toHaveLength(3);
    expect(pins[1]).toEqual(pin(0.35, 16));
  });
});

describe('fittedView', () => {
  const balad = project({ latitude: 34.436, longitude: 35.841 });
  const badawi = project({ latitude: 34.455, longitude: 35.864 });
  const phone = { width: 390, height: 350 };

  test('shows the whole town on a desktop, and the pins on a phone', () => {
    const desktop = { width: 880, height: 780 };
    const kalamoun = onScreen(
      project(areaMiddle(findArea('kalamoun')!)),
      fittedView([balad], desktop),
      desktop,
    );
    expect(kalamoun.x).toBeGreaterThan(0);
    expect(kalamoun.y).toBeLessThan(desktop.height);
    const view = fittedView([balad, badawi], phone);
    for (const each of [balad, badawi]) {
      const { x, y } = onScreen(each, view, phone);
      expect([x > 40, x < 350, y > 60, y < 330]).toEqual([true, true, true, true]);
    }
  });

  test('one pin, and a point that is enlarged, become the middle', () => {
    expect(fittedView([balad], phone).scale).toBe(90);
    expect(onScreen(badawi, zoomed(fittedView([balad], phone), 2, badawi), phone)).toEqual({
      x: 195,
      y: 175,
    });
  });
});

describe('placeNames', () => {
  test('a name goes to a side that is free, and is left out where none is', () => {
    const mark = (x: number) => ({ x, y: 100, width: 60, mark: { x: x - 17, y: 57, width: 34, height: 43 } });
    const places = placeNames([mark(100), mark(160), mark(220)], { width: 300, height: 112 });
    expect(places.map((place) => place?.anchor)).toEqual(['end', 'middle', 'middle']);
    expect(placeNames([mark(30)], { width: 50, height: 100 })).toEqual([null]);
  });
});
