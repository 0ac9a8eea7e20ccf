import { use, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import { LinkContext } from '../../provider/contexts.ts';
import * as S from './Button.styles.ts';

export interface ButtonProps {
  /** Primary is the one next step of a screen; danger deletes something for good. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Compact is 44 px high, hero 56. */
  size?: 'normal' | 'compact' | 'hero';
  icon?: IconDrawing;
  /** As wide as its container. */
  isFullWidth?: boolean;
  /** Renders a link instead of a button. */
  href?: string;
  /** Submit sends the enclosing form, or the one whose id is given by `form`. */
  type?: 'button' | 'submit';
  form?: string;
  /** The label has to explain why the button is disabled. */
  disabled?: boolean;
  /** Ignores presses and keeps the focus. BusyButton adds the look. */
  isBusy?: boolean;
  /** Green, for something already done: used with `checkIcon` and a label that confirms it. */
  isAdded?: boolean;
  /** For a button that expands and collapses the content after it. */
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
