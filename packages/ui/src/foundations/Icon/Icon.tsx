import { icons, type IconName } from './icons.ts';
import * as S from './Icon.styles.ts';

export interface IconProps {
  name: IconName;
  size?: 'normal' | 'small';
}

/** Always decorative: what it means is written beside it, or is the label of its button. */
export function Icon({ name, size = 'normal' }: IconProps) {
  const { drawing: Drawing, mirrors } = icons[name];
  return (
    <S.Root data-size={size} data-mirrors={mirrors || undefined} aria-hidden="true">
      <Drawing size="100%" focusable={false} />
    </S.Root>
  );
}
