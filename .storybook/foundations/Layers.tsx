import { layer } from '@zawadeh/ui';
import { Pane } from '../../packages/ui/src/stories/Pane.tsx';
import * as S from '../../packages/ui/src/stories/docsLists.styles.ts';
import { Uses } from './Uses.tsx';

const FROM_TOP = Object.entries(layer).toSorted(([, one], [, other]) => other - one);

/** Every layer of the theme over the ones below it. */
export function Layers() {
  return (
    <Pane>
      {/* A stack of its own, so that none of them covers the page around it. */}
      <S.Planes style={{ isolation: 'isolate' }}>
        {FROM_TOP.map(([name, place], index) => (
          <S.Plane
            key={name}
            style={{
              zIndex: place,
              '--above': index,
              '--below': FROM_TOP.length - 1 - index,
            }}
          >
            <S.Name>{`layer.${name}`}</S.Name>
            <S.Value>{`z-index ${place}`}</S.Value>
            <Uses of={`layer.${name}`} />
          </S.Plane>
        ))}
      </S.Planes>
    </Pane>
  );
}
