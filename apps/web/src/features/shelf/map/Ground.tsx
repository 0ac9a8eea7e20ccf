import { memo } from 'react';
import { BUILT_UP, COAST, GREEN, ISLANDS, placesOf, RIVER, ROADS, type Patch } from './drawing.ts';
import * as S from './MapCanvas.styles.ts';
import { curve, project } from './mapView.ts';

const path = (line: string): string => curve(placesOf(line).map(project));

const coast = path(COAST);
const roads = ROADS.map(path);
const river = path(RIVER);

/** Land and water, in kilometres: drawn once, and moved and enlarged as a whole. */
export const Ground = memo(function Ground() {
  return (
    <>
      <S.Land d={`${coast}H99V99H-99z`} />
      <Patches of={ISLANDS} look="island" />
      <Patches of={BUILT_UP} look="builtUp" />
      <Patches of={GREEN} look="green" />
      <S.Shallows d={coast} />
      <S.Shore d={coast} />
      {roads.map((road) => (
        <S.RoadEdge key={road} d={road} />
      ))}
      {roads.map((road) => (
        <S.Road key={road} d={road} />
      ))}
      <S.River d={river} />
    </>
  );
});

const Patches = ({ of, look }: { of: readonly Patch[]; look: string }) =>
  of.map(([latitude, longitude, wide, high]) => {
    const { x, y } = project({ latitude, longitude });
    return <S.Patch key={latitude} data-look={look} cx={x} cy={y} rx={wide} ry={high} />;
  });
