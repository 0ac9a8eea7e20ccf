import type { ReactNode } from 'react';

export interface StateGridProps {
  /** The states by name. */
  states: Record<string, ReactNode>;
  /** The least width of a cell, in pixels. */
  cell?: number;
}

/**
 * All states of a component on one sheet with their names, for design review and screenshots. Block elements are
 * as wide as their cell, inline ones as their content.
 */
export function StateGrid({ states, cell = 160 }: StateGridProps) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${cell}px, 100%), 1fr))`,
        gap: 16,
        alignItems: 'start',
      }}
    >
      {Object.entries(states).map(([name, state]) => (
        <figure key={name} style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
          <div>{state}</div>
          <figcaption lang="en" style={{ font: 'var(--type-caption)', color: 'var(--text-muted)' }}>
            <bdi dir="ltr">{name}</bdi>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** `render: stateGrid(280, states)`, for a grid that takes no args. */
export const stateGrid = (cell: number, states: StateGridProps['states']) => () => (
  <StateGrid cell={cell} states={states} />
);
