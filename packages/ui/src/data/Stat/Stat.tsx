import type { ReactNode } from 'react';
import * as S from './Stat.styles.ts';

export interface StatProps {
  /** What is counted. */
  label: ReactNode;
  /** The figure: a number, a `<Price>`, or a name. */
  value: ReactNode;
  /** What it counts, or over what time. */
  note?: ReactNode;
  /** Hero is green, and one to a screen. */
  kind?: 'plain' | 'hero';
  /** A name is set smaller than a number. */
  look?: 'number' | 'name';
  /** A small picture of what the figure is about. */
  picture?: ReactNode;
}

export function Stat({ label, value, note, kind = 'plain', look = 'number', picture }: StatProps) {
  return (
    <S.Root data-kind={kind} data-pictured={picture ? true : undefined}>
      <S.Label>{label}</S.Label>
      {picture && <S.Picture>{picture}</S.Picture>}
      <S.Value data-look={look}>{value}</S.Value>
      {note && <S.Note>{note}</S.Note>}
    </S.Root>
  );
}
