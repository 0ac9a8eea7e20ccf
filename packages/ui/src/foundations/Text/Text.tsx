import type { ReactNode } from 'react';
import * as S from './Text.styles.ts';

export interface TextProps {
  /** The look; h1 and h2 are headings. */
  look?: 'h1' | 'h2' | 'body' | 'bodySmall' | 'caption' | 'label';
  /** The element; follows the look by default. */
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'div';
  /** Muted text still meets the contrast minimum. */
  tone?: 'default' | 'muted' | 'danger';
  /** The centre, for short texts. */
  align?: 'start' | 'center';
  /** For `aria-labelledby` or `aria-describedby`. */
  id?: string;
  /** Makes the heading focusable, for the focus after a navigation. */
  tabIndex?: -1;
  /** The text. */
  children: ReactNode;
}

/**
 * A text in one of the type roles, set for its script.
 *
 * @use for every sentence and note of a screen.
 * @avoid for prices (a {@link Price}), for titles (a {@link Heading}), or for what can be pressed (a {@link
 *   Button}).
 * @do Keep Rakkas to a few large words, about five in Arabic.
 * @dont Break lines by hand.
 * @words Whole sentences, which are never put together from parts.
 * @arabic Its own sizes: display about a fifth larger, leading 1.7 instead of 1.5; no letter-spacing, italics
 *   or capitals.
 */
export function Text({ look = 'body', as, tone = 'default', align = 'start', children, ...rest }: TextProps) {
  const element = as ?? (look === 'h1' || look === 'h2' ? look : 'p');
  return (
    <S.Root as={element} data-look={look} data-tone={tone} data-align={align} {...rest}>
      {children}
    </S.Root>
  );
}
