import type { ReactNode } from 'react';
import * as S from './Surface.styles.ts';

export interface SurfaceProps {
  /** The kind of surface: page, card, receipt (kraft), brand green, or sunken. */
  look?: 'page' | 'surface' | 'kraft' | 'brand' | 'sunken';
  padding?: 'none' | 'small' | 'normal' | 'large';
  /** A zigzag top edge. Only on kraft, where it means a bag's receipt. */
  hasPinkedEdge?: boolean;
  /** Extends over the page's gutters to both edges of the screen on a phone. */
  isBleeding?: boolean;
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'li';
  children: ReactNode;
}

/** A coloured background that adapts the colours of its content. */
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
