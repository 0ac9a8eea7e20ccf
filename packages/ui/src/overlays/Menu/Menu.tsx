import { useEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Root as ButtonRoot } from '../../controls/Button/Button.styles.ts';
import { Root as IconButtonRoot } from '../../controls/IconButton/IconButton.styles.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import { AriaScope } from '../../provider/AriaScope.tsx';
import * as S from './Menu.styles.ts';
import { MenuList, type MenuAction } from './MenuList.tsx';

interface TriggerProps {
  /** What the button says, or, where only its icon is shown, what is read aloud. */
  label: string;
  icon?: IconDrawing;
  isIconOnly?: boolean;
}

export interface MenuProps extends TriggerProps {
  /** In the order of their weight. */
  actions: readonly MenuAction[];
  /** The edge it has in common with its button. */
  align?: 'start' | 'end';
  /** Opens it without a press, and keeps whoever asked informed. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** What can be done with one thing, behind one button. */
export function Menu({ actions, align = 'end', isOpen, onOpenChange, ...trigger }: MenuProps) {
  const chosen = useRef<MenuAction | null>(null);
  const act = () => {
    const action = chosen.current;
    chosen.current = null;
    action?.onPress();
  };
  return (
    <AriaScope>
      <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
        <Trigger {...trigger} />
        <S.Panel placement={`bottom ${align}`} containerPadding={16} offset={4}>
          <WhenGone act={act} />
          <MenuList
            actions={actions}
            onChoose={(action) => {
              chosen.current = action;
            }}
          />
        </S.Panel>
      </MenuTrigger>
    </AriaScope>
  );
}

/** It looks like a Button or an IconButton, and says whether the menu is open. */
function Trigger({ label, icon, isIconOnly }: TriggerProps) {
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

/**
 * Acts when the menu is gone and its button has the focus again, which is in the frame after: a dialog that
 * is opened by an action has to find the focus there, to put it back there.
 */
function WhenGone({ act }: { act: () => void }) {
  const last = useRef(act);
  useEffect(() => {
    last.current = act;
  }, [act]);
  useEffect(
    () => () => {
      requestAnimationFrame(() => requestAnimationFrame(() => last.current()));
    },
    [],
  );
  return null;
}
