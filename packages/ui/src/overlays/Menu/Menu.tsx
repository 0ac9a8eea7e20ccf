import { useEffect, useRef } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { AriaScope } from '../../provider/AriaScope.tsx';
import { FloatingTrigger, type FloatingTriggerProps } from '../floating/FloatingTrigger.tsx';
import * as S from './Menu.styles.ts';
import { MenuList, type MenuAction } from './MenuList.tsx';

export interface MenuProps extends FloatingTriggerProps {
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
        <FloatingTrigger {...trigger} />
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
