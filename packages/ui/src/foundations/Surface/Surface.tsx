import type { ReactNode } from 'react';
import * as S from './Surface.styles.ts';

export interface SurfaceProps {
  /** What it is: a card, a bag's receipt, a field of the brand's green, a well, or the page itself. */
  look?: 'page' | 'surface' | 'kraft' | 'brand' | 'sunken';
  padding?: 'none' | 'small' | 'normal' | 'large';
  /** The torn top of a paper bag. Only on kraft: what has it is a bag's receipt. */
  hasPinkedEdge?: boolean;
  /** On a phone it runs over the page's gutters to both edges of the screen. */
  isBleeding?: boolean;
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'li';
  children: ReactNode;
}

/** A coloured ground, with text on it that can be read there. */
export function Surface({
  look = 'surface',
  padding = 'normal',
  hasPinkedEdge = false,
  isBleeding = false,
  as = 'div',
  children,
}: SurfaceProps) {
  return (
    <S.Root
      as={as}
      data-look={look}
      data-padding={padding}
      data-pinked={(look === 'kraft' && hasPinkedEdge) || undefined}
      data-bleeding={isBleeding || undefined}
    >
      {children}
    </S.Root>
  );
}
