import { Button, duration, easing, Heading, refreshIcon, Text } from '@zawadeh/ui';
import { useState, useSyncExternalStore } from 'react';
import { Pane } from '../../packages/ui/src/stories/Pane.tsx';
import * as S from '../../packages/ui/src/stories/docsLists.styles.ts';
import { Uses } from './Uses.tsx';

const asksForLess = window.matchMedia('(prefers-reduced-motion: reduce)');

const onAsked = (follow: () => void) => {
  asksForLess.addEventListener('change', follow);
  return () => asksForLess.removeEventListener('change', follow);
};

/** A curve is watched at the pace of a slow movement. */
const PACE = duration.reveal;

/** `cubic-bezier(0.2, 0, 0, 1)` in a box of 100 by 100, which begins at its lower corner. */
function curve(css: string): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (css.match(/[\d.]+/g) ?? []).map((part) => Number(part) * 100);
  return `M0 100 C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`;
}

/** Every duration and every curve of the theme, which move when the button is pressed. */
export function Motion() {
  const [isMoved, setMoved] = useState(false);
  const isStill = useSyncExternalStore(onAsked, () => asksForLess.matches);
  const moved = isMoved || undefined;
  return (
    <Pane>
      <S.Root>
        <div>
          <Button icon={refreshIcon} onPress={() => setMoved(!isMoved)}>
            Play
          </Button>
        </div>
        {isStill && (
          <Text tone="muted">
            This device asks for reduced motion, so everything below jumps: that is what its users see.
          </Text>
        )}
        <div>
          <Heading look="h3">Durations</Heading>
          <S.Rows>
            {Object.entries(duration).map(([name, value]) => (
              <S.Row key={name}>
                <S.Names>
                  <S.Name>{`duration.${name}`}</S.Name>
                  <Uses of={`duration.${name}`} />
                </S.Names>
                <S.Value>{value.replace('ms', ' ms')}</S.Value>
                <S.Wide>
                  <S.Track>
                    <S.Dot
                      data-moved={moved}
                      style={{ transitionDuration: value, transitionTimingFunction: easing.standard }}
                    />
                  </S.Track>
                </S.Wide>
              </S.Row>
            ))}
          </S.Rows>
        </div>
        <div>
          <Heading look="h3">Curves</Heading>
          <S.Rows>
            {Object.entries(easing).map(([name, value]) => (
              <S.Row key={name}>
                <S.Names>
                  <S.Name>{`easing.${name}`}</S.Name>
                  <S.Value>{value}</S.Value>
                  <Uses of={`easing.${name}`} />
                </S.Names>
                <S.Curve viewBox="-4 -30 108 134" aria-hidden="true">
                  <path data-frame="" d="M0 0V100H100" />
                  <path data-frame="" d="M0 0H100" />
                  <path d={curve(value)} />
                </S.Curve>
                <S.Wide>
                  <S.Track>
                    <S.Dot
                      data-moved={moved}
                      style={{ transitionDuration: PACE, transitionTimingFunction: value }}
                    />
                  </S.Track>
                </S.Wide>
              </S.Row>
            ))}
          </S.Rows>
        </div>
      </S.Root>
    </Pane>
  );
}
