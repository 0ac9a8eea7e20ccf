import type { ReactNode } from 'react';
import * as S from './Heading.styles.ts';

export interface HeadingProps {
  /** Its place in the page's outline; one 1 to a page, and none skipped. */
  level?: 1 | 2 | 3;
  /** How it is set, where that is not what its level says. `h3` is Readex Pro, and so is `label`, which is small. */
  look?: 'h1' | 'h2' | 'h3' | 'label';
  align?: 'start' | 'center';
  id?: string;
  /** Lets it take focus when a page opens. */
  tabIndex?: -1;
  children: ReactNode;
}

const BY_LEVEL = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** A title in the outline of a page. How deep it stands and how large it looks are two things. */
export function Heading({
  level = 2,
  look = BY_LEVEL[level],
  align = 'start',
  children,
  ...rest
}: HeadingProps) {
  return (
    <S.Root as={BY_LEVEL[level]} data-look={look} data-align={align} {...rest}>
      {children}
    </S.Root>
  );
}
