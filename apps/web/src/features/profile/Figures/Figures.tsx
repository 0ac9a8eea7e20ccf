import type { ReactNode } from 'react';
import * as S from './Figures.styles.ts';

export interface Figure {
  id: string;
  /** A number or a `<Price>`; a unit in a `<small>` after it. */
  value: ReactNode;
  /** What is counted. */
  label: ReactNode;
}

export interface FiguresProps {
  /** In reading order, at most four. */
  figures: readonly Figure[];
}

/**
 * A few figures of one thing, in the colours of the surface below them.
 *
 * @use for what a buyer or a shop has reached, below a heading that names the subject.
 * @avoid for the figures of a report, which are {@link Stat}s, or for what can be pressed.
 * @do Leave out a figure that is not known.
 * @dont Show a zero to a user who has only begun.
 * @reader Each figure is a term and its description, the name first.
 */
export function Figures({ figures }: FiguresProps) {
  return (
    <S.Root>
      {figures.map(({ id, value, label }) => (
        <S.Figure key={id}>
          <S.Label>{label}</S.Label>
          <S.Value>{value}</S.Value>
        </S.Figure>
      ))}
    </S.Root>
  );
}
