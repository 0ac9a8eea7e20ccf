import { use, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import { LinkContext } from '../../provider/contexts.ts';
import * as S from './Button.styles.ts';

export interface ButtonProps {
  /** Primary is the one orange next step of a screen; danger takes something away for good. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Compact is 44 px high, hero 56. */
  size?: 'normal' | 'compact' | 'hero';
  icon?: IconDrawing;
  /** As wide as what it stands in. */
  isFullWidth?: boolean;
  /** Goes somewhere instead of doing something. */
  href?: string;
  /** Submit sends the form around it, or the one that `form` names by its id. */
  type?: 'button' | 'submit';
  form?: string;
  /** Says by its own words why it cannot be pressed. */
  disabled?: boolean;
  /** Presses are ignored, and the focus stays. For the look of it, see BusyButton. */
  isBusy?: boolean;
  /** Green, for what is done already: with `checkIcon`, and words that say so. */
  isAdded?: boolean;
  /** It shows and puts away what stands after it. */
  isExpanded?: boolean;
  onPress?: () => void;
  children: ReactNode;
}

export function Button({
  kind = 'secondary',
  size = 'normal',
  icon,
  isFullWidth,
  href,
  type = 'button',
  form,
  disabled,
  isBusy,
  isAdded,
  isExpanded,
  onPress,
  children,
}: ButtonProps) {
  const Link = use(LinkContext);
  const look = {
    'data-kind': isAdded ? 'added' : kind,
    'data-size': size,
    'data-wide': isFullWidth,
  };
  const inside = (
    <>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </>
  );
  if (href !== undefined) {
    return (
      <S.Root as={Link} href={href} {...look}>
        {inside}
      </S.Root>
    );
  }
  return (
    <S.Root
      type={type}
      form={form}
      disabled={disabled}
      aria-disabled={isBusy}
      aria-expanded={isExpanded}
      onClick={isBusy ? ignore : onPress}
      {...look}
    >
      {inside}
    </S.Root>
  );
}

const ignore = (event: MouseEvent) => event.preventDefault();
