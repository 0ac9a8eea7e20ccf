import type { ReactNode } from 'react';
import * as S from './Heading.styles.ts';

export interface HeadingProps {
  /** The heading level; a page has one level 1 and skips none. */
  level?: 1 | 2 | 3;
  /** The look, where it differs from that of the level. `h3` and the smaller `label` are set in Readex Pro. */
  look?: 'h1' | 'h2' | 'h3' | 'label';
  align?: 'start' | 'center';
  id?: string;
  /** Makes the heading focusable, for the focus after a navigation. */
  tabIndex?: -1;
  children: ReactNode;
}

const BY_LEVEL = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** A heading whose level and look are independent. */
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
