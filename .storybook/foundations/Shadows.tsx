import { shadow } from '@zawadeh/ui';
import { Pane } from '../../packages/ui/src/stories/Pane.tsx';
import { shadows, type ShadowName } from '../../packages/ui/src/theme/shadows.ts';
import * as S from '../../packages/ui/src/stories/docsLists.styles.ts';
import { Uses } from './Uses.tsx';

const NAMES = Object.keys(shadows) as ShadowName[];

/** Every shadow of the theme on the surface that it is made for. */
export function Shadows() {
  return (
    <Pane>
      <S.Cards $least={240}>
        {NAMES.map((name) => (
          <li key={name}>
            <S.Shadowed style={{ boxShadow: shadow(name) }}>{name}</S.Shadowed>
            <S.Names>
              <S.Name>{`shadow('${name}')`}</S.Name>
              <S.Value>{shadows[name]}</S.Value>
              <Uses of={`shadow('${name}')`} />
            </S.Names>
          </li>
        ))}
      </S.Cards>
    </Pane>
  );
}
