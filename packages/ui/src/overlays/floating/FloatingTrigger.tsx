import { Button as AriaButton } from 'react-aria-components/Button';
import { Root as ButtonRoot } from '../../controls/Button/Button.styles.ts';
import { Root as IconButtonRoot } from '../../controls/IconButton/IconButton.styles.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';

export interface FloatingTriggerProps {
  /** What the button says, or, where only its icon is shown, what is read aloud. */
  label: string;
  icon?: IconDrawing;
  isIconOnly?: boolean;
}

/** The button on which something hangs: it looks like a Button or an IconButton, and says whether it is open. */
export function FloatingTrigger({ label, icon, isIconOnly }: FloatingTriggerProps) {
  if (icon && isIconOnly) {
    return (
      <IconButtonRoot as={AriaButton} aria-label={label}>
        <Icon of={icon} />
      </IconButtonRoot>
    );
  }
  return (
    <ButtonRoot as={AriaButton} data-kind="secondary" data-size="compact">
      {icon && <Icon of={icon} size="small" />}
      {label}
    </ButtonRoot>
  );
}
