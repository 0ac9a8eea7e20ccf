import type { ReactNode } from 'react';
import * as S from './Heading.styles.ts';

export interface HeadingProps {
  /** The heading level; a page has one level 1 and skips none. */
  level?: 1 | 2 | 3;
  /** The look, where it differs from that of the level. `h3` and the smaller `label` are set in Readex Pro. */
  look?: 'h1' | 'h2' | 'h3' | 'label';
  /** The centre, for the title of a state. */
  align?: 'start' | 'center';
  /** For `aria-labelledby`, or as a target. */
  id?: string;
  /** Makes the heading focusable, for the focus after a navigation. */
  tabIndex?: -1;
  /** A few words. */
  children: ReactNode;
}

const BY_LEVEL = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/**
 * A title in the outline of a page, whose level and look are independent.
 *
 * @use for the title of a screen, of each of its parts, and of each card.
 * @avoid to make a sentence large (a {@link Text}), or for the label of a field.
 * @dont Skip a level.
 * @words A few words without a full stop: "Order history", «طلباتي».
 * @reader A heading of its level.
 * @arabic Display type is about a fifth larger, so that both scripts have the same weight on the page.
 */
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
