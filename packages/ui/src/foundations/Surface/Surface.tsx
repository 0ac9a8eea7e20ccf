import type { ReactNode } from 'react';
import * as S from './Surface.styles.ts';

export interface SurfaceProps {
  /** The kind of surface: page, card, receipt (kraft), brand green, or sunken. */
  look?: 'page' | 'surface' | 'kraft' | 'brand' | 'sunken';
  /** 12, 16 or 24 px; the pinked edge adds its own. */
  padding?: 'none' | 'small' | 'normal' | 'large';
  /** A zigzag top edge. Only on kraft, where it means a bag's receipt. */
  hasPinkedEdge?: boolean;
  /** Extends over the page's gutters to both edges of the screen on a phone. */
  isBleeding?: boolean;
  /** The element, such as an article. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'li';
  /** The content. */
  children: ReactNode;
}

/**
 * A coloured background on which its content stays readable.
 *
 * Muted text, links, neutral badges and focus rings on kraft and green take the colours that can be read
 * there.
 *
 * @use for a card, an order summary, a green field with a title.
 * @avoid inside another green or kraft surface, or to set one sentence off from the next (an {@link Alert}).
 * @reader Nothing of its own.
 * @arabic The same in both; the pinked edge is symmetrical.
 */
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
