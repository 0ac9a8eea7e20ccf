import {
  areaMiddle,
  DELIVERY_AREAS,
  inLanguage,
  isolated,
  leftToRight,
  type AreaOnMap,
  type MapTime,
  type ShopOnMap,
} from '@zawadeh/domain';
import { useLanguage } from '@zawadeh/ui';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { atom, useAtom, useAtomValue, useStore } from '../../../lib/store.ts';
import { positionAtom, requestPosition } from '../filters/position.ts';
import { CITADEL, CLOCK_TOWER, LABELS } from './drawing.ts';
import { firstIn, type Chosen } from './MapList.tsx';
import { Ground } from './Ground.tsx';
import * as S from './MapCanvas.styles.ts';
import {
  canZoom,
  fittedView,
  joinPins,
  moved,
  onScreen,
  placeNames,
  project,
  showsShops,
  zoomed,
  type Pin,
  type Point,
  type Size,
  type View,
} from './mapView.ts';

interface Spot {
  area: AreaOnMap;
  /** Null while areas are not parted into their shops. */
  shop: ShopOnMap | null;
}

interface MapCanvasProps {
  areas: readonly AreaOnMap[];
  when: MapTime;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** Where the reader has moved to, while the app is open; null shows the town. */
const viewAtom = atom<View | null>(null);

/** What is chosen in the list is brought into sight, this far from the edge. */
const EDGE = 30;
const STEP = 1.6;
const STEP_PX = 80;
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: STEP_PX, y: 0 },
  ArrowRight: { x: -STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: STEP_PX },
  ArrowDown: { x: 0, y: -STEP_PX },
};

const PIN = 'M-17-43l3.4 5 3.4-5 3.4 5 3.4-5 3.4 5 3.4-5 3.4 5 3.4-5 3.4 5 3.4-5V-9H7L0 0-7-9H-17z';
const CHOSEN_SIZE = 1.25;
const RING = 5;

/** The drawing with its pins, for the eye and the finger: the list beside it says the same. */
export function MapCanvas({ areas, when, chosen, onChoose }: MapCanvasProps) {
  const t = useMessage();
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const areaPins = areas.map((area) => pinOf(area, null));
  const [ownView, setView] = useAtom(viewAtom);
  const view =
    ownView ??
    (size &&
      fittedView(
        areaPins.map(({ at }) => at),
        size,
      ));
  const locate = useLocate((here) => view && setView(zoomed(view, 1, here)));
  const drag = useDrag((right, down) =>
    setView((before) => {
      const from = before ?? view;
      return from && moved(from, right, down);
    }),
  );

  const chosenId = chosen?.shop.id;
  const showChosen = useEffectEvent((id: string | undefined) => {
    if (chosen?.shop.id !== id || !chosen || !view || !size) return;
    const at = project(chosen.shop.position);
    const { x, y } = onScreen(at, view, size);
    const isSeen = x > EDGE && y > 2 * EDGE && x < size.width - EDGE && y < size.height - EDGE;
    if (!isSeen) setView(zoomed(view, 1, at));
  });
  useEffect(() => showChosen(chosenId), [chosenId]);

  if (!size || !view) return <S.Root ref={root} />;
  const zoom = (factor: number) => {
    // The middle of the town has fewer pins than its parts.
    const [largest] = areaPins.toSorted((one, other) => other.count - one.count);
    const to = chosen ? project(chosen.shop.position) : largest?.at;
    setView(ownView ? zoomed(ownView, factor) : zoomed(view, factor, factor > 1 ? to : undefined));
  };
  const press = ({ at, of }: Pin<Spot>) => {
    const [first] = of;
    if (of.length > 1 && canZoom(view, STEP)) setView(zoomed(view, STEP ** 2, at));
    else if (first)
      onChoose(first.shop ? { ...first, shop: first.shop, isAlone: true } : firstIn(first.area));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '=') zoom(STEP);
    else if (event.key === '-') zoom(1 / STEP);
    else if (arrow) setView(moved(view, arrow.x, arrow.y));
    else return;
    event.preventDefault();
  };
  const pins = joinPins(
    showsShops(view) ? areas.flatMap((area) => area.shops.map((shop) => pinOf(area, shop))) : areaPins,
    view.scale,
  );
  return (
    <S.Root ref={root}>
      <svg aria-hidden="true" direction="ltr" {...drag}>
        <g transform={groundTransform(view, size)}>
          <Ground />
        </g>
        <Marks {...{ areas, pins, view, size, chosen, here: locate.position, onPress: press }} />
      </svg>
      <Furniture view={view} when={when} />
      <S.Refused role="status">{locate.isRefused && t('web.map.noPosition')}</S.Refused>
      <S.Controls onKeyDown={onKeyDown}>
        <button
          type="button"
          aria-label={t('web.map.zoomIn')}
          title={t('web.map.zoomIn')}
          aria-disabled={!canZoom(view, STEP)}
          onClick={() => zoom(STEP)}
        >
          <Sign d="M12 5v14M5 12h14" />
        </button>
        <button
          type="button"
          aria-label={t('web.map.zoomOut')}
          title={t('web.map.zoomOut')}
          aria-disabled={!canZoom(view, 1 / STEP)}
          onClick={() => zoom(1 / STEP)}
        >
          <Sign d="M5 12h14" />
        </button>
        <button
          type="button"
          aria-label={t('web.map.locate')}
          title={t('web.map.locate')}
          onClick={locate.ask}
        >
          <Sign d="M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6m0-4a7 7 0 1 0 0 14 7 7 0 1 0 0-14m0-3v3m0 14v3M2 12h3m14 0h3" />
        </button>
      </S.Controls>
    </S.Root>
  );
}

const pinOf = (area: AreaOnMap, shop: ShopOnMap | null): Pin<Spot> => {
  const { position, count } = shop ?? area;
  return { at: project(position), count, of: [{ area, shop }] };
};

const Sign = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

function groundTransform(view: View, size: Size): string {
  const { x, y } = onScreen({ x: 0, y: 0 }, view, size);
  return `translate(${x} ${y}) scale(${view.scale})`;
}

interface MarksProps extends Pick<MapCanvasProps, 'areas' | 'chosen'> {
  pins: readonly Pin<Spot>[];
  view: View;
  size: Size;
  here: Point | null;
  onPress: (pin: Pin<Spot>) => void;
}

/** What keeps its size at every scale: names, sights, rings and pins. */
function Marks({ areas, pins, view, size, chosen, here, onPress }: MarksProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const at = (point: Point) => onScreen(point, view, size);
  const isChosen = ({ of }: Pin<Spot>) =>
    of.some(({ area, shop }) => (shop ? shop === chosen?.shop : area === chosen?.area));
  const bags = pins
    .map((pin) => ({ pin, isOn: isChosen(pin), name: nameOf(pin, locale), ...at(pin.at) }))
    // The chosen pin lies above the others, and the southern ones above the northern ones.
    .toSorted((one, other) => Number(one.isOn) - Number(other.isOn) || one.y - other.y);
  const rings = DELIVERY_AREAS.filter((area) => !areas.some((each) => each.area.id === area.id)).map(
    (area) => ({
      name: area.name[locale],
      ...at(project(areaMiddle(area))),
    }),
  );
  const places = placeNames(
    [
      ...bags.map(({ x, y, isOn, name }) => {
        const enlarged = isOn ? CHOSEN_SIZE : 1;
        const mark = {
          x: x - 18 * enlarged,
          y: y - 43 * enlarged,
          width: 36 * enlarged,
          height: 43 * enlarged,
        };
        return { x, y, mark, width: widthOf(name) };
      }),
      ...rings.map(({ x, y, name }) => ({
        x,
        y,
        mark: { x: x - RING, y: y - RING, width: 2 * RING, height: 2 * RING },
        width: widthOf(name),
      })),
    ],
    size,
  );
  return (
    <>
      <Sight at={at(CITADEL_AT)} d="M-13 8V-8h5v4h3v-4h5v4h3v-4h5v4h3v-4h3V8z" />
      <Sight at={at(CLOCK_AT)} look="tower" d="M-5 12V-7L0-14l5 7v19z" />
      {Object.entries(LABEL_POINTS).map(([id, point]) => {
        const { x, y } = at(point);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the same object
        const label = t(id as keyof typeof LABELS);
        return (
          <S.Name key={id} x={x} y={y} data-look={id === 'web.map.river' ? 'river' : 'water'}>
            {label}
          </S.Name>
        );
      })}
      {rings.map(({ name, x, y }) => (
        <S.Ring key={name} cx={x} cy={y} r={RING} />
      ))}
      {here && <S.Here cx={at(here).x} cy={at(here).y} r={8} />}
      {bags.map(({ pin, isOn, x, y }) => (
        <S.Pin
          key={pin.of.map(({ area, shop }) => shop?.id ?? area.area.id).join()}
          transform={`translate(${x} ${y}) scale(${isOn ? CHOSEN_SIZE : 1})`}
          data-chosen={isOn || undefined}
          onClick={() => onPress(pin)}
        >
          <rect x={-22} y={-46} width={44} height={48} />
          <path d={PIN} />
          <text y={-18}>{pin.count}</text>
        </S.Pin>
      ))}
      {[...bags, ...rings].map(({ name }, index) => {
        const place = places[index];
        return (
          place && (
            <S.Name
              key={`${index} ${name}`}
              x={place.x}
              y={place.y}
              textAnchor={place.anchor}
              data-look={index < bags.length ? undefined : 'quiet'}
            >
              {name}
            </S.Name>
          )
        );
      })}
    </>
  );
}

const CITADEL_AT = project(CITADEL);
const CLOCK_AT = project(CLOCK_TOWER);
const LABEL_POINTS = Object.fromEntries(Object.entries(LABELS).map(([id, place]) => [id, project(place)]));

const Sight = ({ at: { x, y }, look, d }: { at: Point; look?: string; d: string }) => (
  <S.Sight d={d} data-look={look} transform={`translate(${x} ${y})`} />
);

/** Of a 13 px letter on average, in both scripts. */
const LETTER = 7.4;
const widthOf = (name: string): number => name.length * LETTER;

function nameOf({ of }: Pin<Spot>, locale: 'en' | 'ar'): string {
  const [first, ...others] = of;
  if (!first) return '';
  const area = first.area.area.name[locale];
  if (others.length === 0) return first.shop?.name ? inLanguage(first.shop.name, locale).text : area;
  const areas = new Set(of.map((each) => each.area.area.id)).size - 1;
  return areas === 0 ? area : isolated(`${area} ${leftToRight(`+${areas}`)}`);
}

/** North, the scale, and what a ring means. */
function Furniture({ view, when }: { view: View; when: MapTime }) {
  const t = useMessage();
  const km = [1, 0.5, 0.25].find((each) => each * view.scale <= 160) ?? 0.1;
  return (
    <div aria-hidden="true">
      <S.North>
        <svg viewBox="-12 -12 24 24">
          <path d="M0-7 5 6 0 3-5 6z" />
        </svg>
        {t('web.map.north')}
      </S.North>
      <S.Corner>
        <S.Legend>
          <svg viewBox="-7 -7 14 14">
            <S.Ring r={RING} />
          </svg>
          {t('web.map.none', { when })}
        </S.Legend>
        <S.Bar style={{ inlineSize: km * view.scale }}>{t('web.map.km', { km })}</S.Bar>
      </S.Corner>
    </div>
  );
}

function useSize(root: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    if (!root.current) return;
    const measure = ({ clientWidth: width, clientHeight: height }: Element) => setSize({ width, height });
    measure(root.current);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.target));
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root]);
  return size;
}

/** Shorter ways are a press. */
const LEAST_DRAG_PX = 6;

function useDrag(onMove: (right: number, down: number) => void) {
  const from = useRef<(Point & { isMoving: boolean }) | null>(null);
  const end = () => {
    from.current = null;
  };
  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      from.current = { x, y, isMoving: false };
    },
    onPointerMove: ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
      const start = from.current;
      if (!start) return;
      const [right, down] = [clientX - start.x, clientY - start.y];
      if (!start.isMoving) {
        if (Math.hypot(right, down) < LEAST_DRAG_PX) return;
        // The pin below the pointer is not pressed at its end.
        currentTarget.setPointerCapture(pointerId);
      }
      from.current = { x: clientX, y: clientY, isMoving: true };
      onMove(right, down);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** The reader's own place, asked for by a press. */
function useLocate(onFound: (here: Point) => void) {
  const store = useStore();
  const { position, state } = useAtomValue(positionAtom);
  const [isAsked, setIsAsked] = useState(false);
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(() => {
    if (position && isAsked) found.current(project(position));
  }, [position, isAsked]);
  return {
    position: position && project(position),
    isRefused: isAsked && !position && state !== 'asking',
    ask: () => {
      setIsAsked(true);
      requestPosition(store);
    },
  };
}
