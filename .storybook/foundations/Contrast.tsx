import { Chip, ChipGroup } from '@zawadeh/ui';
import { useState, type CSSProperties } from 'react';
import { Pane } from '../../packages/ui/src/stories/Pane.tsx';
import { linePairs, textPairs } from '../../packages/ui/src/theme/contrastPairs.ts';
import { contrastRatio, LEAST_CONTRAST } from '../../packages/ui/src/theme/contrastRatio.ts';
import { modes } from '../../packages/ui/src/theme/modes.ts';
import { Found } from './Found.tsx';
import * as S from '../../packages/ui/src/stories/docsLists.styles.ts';
import { isFound } from './search.ts';

type ModeName = keyof typeof modes;
type Kind = 'text' | 'line';
type Pair = (typeof textPairs)[number];

const MODES = Object.keys(modes) as ModeName[];
const PAIRS = [
  ...textPairs.map((pair) => ({ kind: 'text' as Kind, pair })),
  ...linePairs.map((pair) => ({ kind: 'line' as Kind, pair })),
];

/** What WCAG calls the ratio. Lines and signs have one grade only. */
function gradeOf(kind: Kind, ratio: number): string {
  if (kind === 'line') return ratio >= LEAST_CONTRAST.line ? 'AA' : 'fails';
  if (ratio >= LEAST_CONTRAST.strictText) return 'AAA';
  return ratio >= LEAST_CONTRAST.text ? 'AA' : 'fails';
}

/** Rounded down, because 4.499 is not 4.5. */
const written = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

function lookOf(kind: Kind, on: string, surface: string): CSSProperties {
  return kind === 'text'
    ? { color: on, background: surface }
    : { background: surface, border: `3px solid ${on}` };
}

function InMode({ mode, kind, pair: [on, surface] }: { mode: ModeName; kind: Kind; pair: Pair }) {
  const roles = modes[mode];
  const ratio = contrastRatio(roles[on], roles[surface]);
  return (
    <div>
      <dt>{mode}</dt>
      <dd>
        <S.Swatch aria-hidden="true" style={lookOf(kind, roles[on], roles[surface])}>
          {kind === 'text' && 'Aa أب'}
        </S.Swatch>
        <S.Grade>
          <strong>{`${written(ratio)} : 1`}</strong>
          {gradeOf(kind, ratio)}
        </S.Grade>
      </dd>
    </div>
  );
}

/** Every pair of roles that may meet, with its ratio in each theme as computed from the palette. */
export function Contrast() {
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<Kind | null>(null);
  const shown = PAIRS.filter(
    (each) => (kind === null || each.kind === kind) && isFound(search, ...each.pair),
  );
  return (
    <Pane>
      <Found
        label="Search the roles"
        placeholder="A role, such as text.muted or bg.kraft"
        search={search}
        onSearchChange={setSearch}
        shown={shown.length}
        all={PAIRS.length}
        tools={
          <ChipGroup label="Kind of pair">
            <Chip selected={kind === null} onPress={() => setKind(null)}>
              All
            </Chip>
            <Chip selected={kind === 'text'} onPress={() => setKind('text')}>
              Text
            </Chip>
            <Chip selected={kind === 'line'} onPress={() => setKind('line')}>
              Lines and signs
            </Chip>
          </ChipGroup>
        }
      >
        <S.Rows>
          {shown.map(({ kind, pair }) => (
            <S.Row key={`${kind} ${pair.join(' ')}`}>
              <S.Wide>
                <S.Names>
                  <S.Name>{pair[0]}</S.Name>
                  <S.Value>{`on ${pair[1]}`}</S.Value>
                </S.Names>
                <S.InThemes>
                  {MODES.map((mode) => (
                    <InMode key={mode} mode={mode} kind={kind} pair={pair} />
                  ))}
                </S.InThemes>
              </S.Wide>
            </S.Row>
          ))}
        </S.Rows>
      </Found>
    </Pane>
  );
}
