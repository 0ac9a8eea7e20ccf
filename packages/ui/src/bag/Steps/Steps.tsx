import type { ReactNode } from 'react';
import * as S from './Steps.styles.ts';

export interface Step {
  /** Unique among the steps. */
  id: string;
  title: ReactNode;
  /** One sentence of explanation. */
  text?: ReactNode;
  /** The step in the other language, in that language's direction. */
  other?: ReactNode;
}

export interface StepsProps {
  /** Each has a title, a text below it, and the same in the other language where wanted. */
  steps: readonly Step[];
  /** `large` for instructions, `small` for a list of next steps. */
  look?: 'large' | 'small';
}

/**
 * A numbered list of instructions, or of what happens next.
 *
 * @use for a few steps in a fixed order.
 * @avoid where the order does not matter (a list), or for the progress of a process ({@link ProgressSteps}).
 * @reader An ordered list: the number of steps is announced.
 * @arabic Numerals are Latin and at the inline start. A step can show the other language below, with its own
 *   `lang` and `dir`.
 */
export function Steps({ steps, look = 'large' }: StepsProps) {
  return (
    <S.Root role="list" data-look={look}>
      {steps.map(({ id, title, text, other }, index) => (
        <S.Step key={id}>
          <S.Numeral>{index + 1}</S.Numeral>
          <S.Words>
            <S.Title>{title}</S.Title>
            {text !== undefined && <S.Text>{text}</S.Text>}
            {other !== undefined && <S.OtherLanguage>{other}</S.OtherLanguage>}
          </S.Words>
        </S.Step>
      ))}
    </S.Root>
  );
}
