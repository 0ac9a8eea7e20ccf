import { use, type ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import { LinkContext } from '../../provider/contexts.ts';
import * as S from './Button.styles.ts';

export interface ButtonProps {
  /** Primary is the one orange next step of a screen. */
  kind?: 'primary' | 'secondary' | 'quiet';
  /** Compact is 44 px high, hero 56. */
  size?: 'normal' | 'compact' | 'hero';
  icon?: IconDrawing;
  /** Goes somewhere instead of doing something. */
  href?: string;
  /** Says by its own words why it cannot be pressed. */
  disabled?: boolean;
  onPress?: () => void;
  children: ReactNode;
}

export function Button({
  kind = 'secondary',
  size = 'normal',
  icon,
  href,
  disabled,
  onPress,
  children,
}: ButtonProps) {
  const Link = use(LinkContext);
  const inside = (
    <>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </>
  );
  if (href !== undefined) {
    return (
      <S.Root as={Link} href={href} data-kind={kind} data-size={size}>
        {inside}
      </S.Root>
    );
  }
  return (
    <S.Root type="button" data-kind={kind} data-size={size} disabled={disabled} onClick={onPress}>
      {inside}
    </S.Root>
  );
}
