import type { ReactNode } from 'react';
import * as S from './Stat.styles.ts';

export interface StatProps {
  /** The name of the figure. */
  label: ReactNode;
  /** The figure: a number, a `<Price>`, or a name. */
  value: ReactNode;
  /** The unit or period of the figure. */
  note?: ReactNode;
  /** Hero is green; at most one on a screen. */
  kind?: 'plain' | 'hero';
  /** A name is smaller than a number. */
  look?: 'number' | 'name';
  /** A small picture of the subject. */
  picture?: ReactNode;
}

/**
 * One figure, its name, and its period or unit.
 *
 * @use in a row at the top of a report, with at most one hero: the figure that the report is opened for.
 * @avoid for a row of a table, for a figure that changes while the admin looks, or for what can be pressed.
 * @do Set money in the text face.
 * @dont Animate figures.
 * @part {dt} Name
 * @part {dd} Figure
 * @part {dd:last-child} Note: the unit or the period
 * @words The name is a noun, "Total items", «إجمالي الأكياس»; the note is the unit or the period.
 * @reader A term and its description.
 * @arabic Digits are Latin; the figure begins where reading starts.
 */
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
