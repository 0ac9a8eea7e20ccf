import type { ReactNode } from 'react';
import * as S from './Text.styles.ts';

export interface TextProps {
  /** The look; h1 and h2 are headings. */
  look?: 'h1' | 'h2' | 'body' | 'bodySmall' | 'caption' | 'label';
  /** The element; follows the look by default. */
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'div';
  /** Muted text still meets the contrast minimum. */
  tone?: 'default' | 'muted' | 'danger';
  align?: 'start' | 'center';
  id?: string;
  /** Makes the heading focusable, for the focus after a navigation. */
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
