import { breakpoint, radius, size, space } from '../theme/scales.ts';
import { Pane } from './Pane.tsx';

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;

const pixels = (rems: string): string => `${Number.parseFloat(rems) * 16} px`;

/** The height of the header depends on the width of the screen. */
const { header: _depends, ...sizes } = size;

const SCALES = {
  space: Object.fromEntries(STEPS.map((step) => [step, space(step)])),
  radius,
  size: sizes,
  breakpoint: Object.fromEntries(Object.entries(breakpoint).map(([name, px]) => [name, `${px / 16}rem`])),
};

const box = { background: 'var(--bg-kraft)', border: '1px solid var(--line-control)' } as const;

function Sample({ scale, value }: { scale: string; value: string }) {
  if (scale === 'breakpoint') return null;
  const edge = scale === 'radius' ? '4rem' : value;
  return (
    <div
      style={{
        ...box,
        inlineSize: edge,
        blockSize: scale === 'radius' ? '3rem' : '1rem',
        maxInlineSize: '100%',
        borderRadius: scale === 'radius' ? value : 0,
      }}
    />
  );
}

/** Every size that is independent of language and mode, read from the theme. */
export function Scales() {
  return (
    <Pane>
      {Object.entries(SCALES).map(([scale, steps]) => (
        <dl
          key={scale}
          style={{
            display: 'grid',
            gridTemplateColumns: 'max-content max-content minmax(0, 1fr)',
            gap: '8px 16px',
            margin: 0,
            padding: '8px 0',
            font: 'var(--type-caption)',
          }}
        >
          {Object.entries(steps).map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{`${scale} ${name}`}</dt>
              <dd style={{ margin: 0 }}>{pixels(value)}</dd>
              <dd style={{ margin: 0 }}>
                <Sample scale={scale} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </Pane>
  );
}
