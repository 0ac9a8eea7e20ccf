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
  /** 18 px, before the label. */
  icon?: IconDrawing;
  /** As wide as its container. */
  isFullWidth?: boolean;
  /** Renders a link instead of a button. */
  href?: string;
  /** Submit sends the enclosing form, or the one whose id is given by `form`. */
  type?: 'button' | 'submit';
  /** The id of a form elsewhere on the page. */
  form?: string;
  /** The label has to explain why the button is disabled. */
  disabled?: boolean;
  /** Ignores presses and keeps the focus. BusyButton adds the look. */
  isBusy?: boolean;
  /** Green, for something already done: used with `checkIcon` and a label that confirms it. */
  isAdded?: boolean;
  /** For a button that expands and collapses the content after it. */
  isExpanded?: boolean;
  /** Not called while disabled or busy. */
  onPress?: () => void;
  /** A verb and what it acts on. */
  children: ReactNode;
}

/**
 * An action or a link with a text label.
 *
 * `BusyButton` adds a busy state: as wide as both labels, with a spinner before the busy one. While busy it
 * ignores presses and keeps the focus.
 *
 * @use for an action, and for the way forward from a screen. Primary is the next step, one to a screen;
 *   secondary is everything else; quiet is the way out; danger deletes something for good.
 * @avoid for one choice of several (a {@link Chip}), or where only an icon fits (an {@link IconButton}).
 * @part {button} Container: 44, 48 or 56 px high, and higher where the label wraps
 * @part {svg} Icon: 18 px, where reading starts; never alone
 * @part {button::text} Label: the verb, and what it acts on
 * @words A verb and what it acts on: "View Details", "Delete". Arabic labels are nouns, «عرض التفاصيل»,
 *   «حذف»; only the invitations of the brand are imperatives: «أضف إلى السلّة». The label wraps and is never
 *   cut.
 * @keyboard Enter: presses the button, or follows the link
 * @keyboard Space: presses the button; nothing on a link
 * @reader The label alone; the icon is decorative.
 * @arabic The icon is where reading starts. An icon that points somewhere is mirrored.
 */
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
