import type { IconDrawing } from './icons.ts';
import * as S from './Icon.styles.ts';

export interface IconProps {
  /** `of={clockIcon}`, from icons.ts */
  of: IconDrawing;
  /** 24 px, or 18 px beside text. */
  size?: 'normal' | 'small';
}

/**
 * A small line drawing beside the text that gives its meaning.
 *
 * @use where a sign is found quicker than a word: the clock of a pickup window, the loop of a restock.
 * @avoid alone: where there is no room for text use an {@link IconButton}, which has a label.
 * @reader Nothing: the meaning is in the text beside it, or in the button's label.
 * @arabic Icons that point somewhere are mirrored: arrows, chevrons, the menu's lines, a moped. Pictures of
 *   objects are not: clock, magnifier, shop, bell, check mark. The definition of each icon says which it is.
 */
export function Icon({ of, size = 'normal' }: IconProps) {
  const { drawing: Drawing, mirrors } = of;
  return (
    <S.Root data-size={size} data-mirrors={mirrors || undefined} aria-hidden="true">
      <Drawing size="100%" focusable={false} />
    </S.Root>
  );
}
