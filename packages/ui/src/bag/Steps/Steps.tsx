import type { ReactNode } from 'react';
import * as S from './Steps.styles.ts';

export interface Step {
  /** Tells it from the others. */
  id: string;
  title: ReactNode;
  /** What it takes, in a sentence. */
  text?: ReactNode;
  /** The same in the other language, in its own direction. */
  other?: ReactNode;
}

export interface StepsProps {
  steps: readonly Step[];
  /** `large` teaches something new, with lettered numerals; `small` says what comes next. */
  look?: 'large' | 'small';
}

/** What is done one after the other. */
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
