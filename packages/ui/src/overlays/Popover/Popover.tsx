import type { ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { AriaScope } from '../../provider/AriaScope.tsx';
import { FloatingTrigger, type FloatingTriggerProps } from '../floating/FloatingTrigger.tsx';
import * as S from './Popover.styles.ts';

export interface PopoverProps extends FloatingTriggerProps {
  /** The edge it has in common with its button. */
  align?: 'start' | 'end';
  /** Opens it without a press, and keeps whoever asked informed. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** What stands in it; may take the way to close it: `{(close) => …}` */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A little more about one thing, beside the button that asks for it. */
export function Popover({ align = 'start', isOpen, onOpenChange, children, ...trigger }: PopoverProps) {
  return (
    <AriaScope>
      <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
        <FloatingTrigger {...trigger} />
        <S.Panel placement={`bottom ${align}`} containerPadding={16} offset={4}>
          <S.Inside aria-label={trigger.label}>
            {({ close }) => (typeof children === 'function' ? children(close) : children)}
          </S.Inside>
        </S.Panel>
      </DialogTrigger>
    </AriaScope>
  );
}
