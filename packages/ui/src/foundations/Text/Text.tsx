import type { ReactNode } from 'react';
import * as S from './Text.styles.ts';

export interface TextProps {
  /** How it is set; headings are h1 and h2. */
  look?: 'h1' | 'h2' | 'body' | 'bodySmall' | 'caption' | 'label';
  /** What it is in the page's outline; follows the look by default. */
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'div';
  /** Muted text is quieter, never unreadable. */
  tone?: 'default' | 'muted' | 'danger';
  align?: 'start' | 'center';
  id?: string;
  /** Lets the heading take focus when a page opens. */
  tabIndex?: -1;
  children: ReactNode;
}

export function Text({ look = 'body', as, tone = 'default', align = 'start', children, ...rest }: TextProps) {
  const element = as ?? (look === 'h1' || look === 'h2' ? look : 'p');
  return (
    <S.Root as={element} data-look={look} data-tone={tone} data-align={align} {...rest}>
      {children}
    </S.Root>
  );
}
