import type { ReactNode } from 'react';

export interface StateGridProps {
  /** What each state is called, and what it looks like. */
  states: Record<string, ReactNode>;
  /** The least width of a cell, in pixels. */
  cell?: number;
}

/**
 * Every state of a thing on one sheet, each with its name: what designers review and pictures compare. A thing is as
 * wide as it is anywhere: what takes the width it is given is as wide as its cell, and a button as its words.
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
