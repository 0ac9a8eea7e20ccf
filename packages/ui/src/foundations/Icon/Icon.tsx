import type { IconDrawing } from './icons.ts';
import * as S from './Icon.styles.ts';

export interface IconProps {
  /** `of={clockIcon}`, from icons.ts */
  of: IconDrawing;
  size?: 'normal' | 'small';
}

/** Always decorative: its meaning is in the text beside it or in the button's label. */
export function Icon({ of, size = 'normal' }: IconProps) {
  const { drawing: Drawing, mirrors } = of;
  return (
    <S.Root data-size={size} data-mirrors={mirrors || undefined} aria-hidden="true">
      <Drawing size="100%" focusable={false} />
    </S.Root>
  );
}
