import { useRef, useState, type ReactNode } from 'react';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { useFocusable } from 'react-aria/useFocusable';
import { AriaScope } from '../../provider/AriaScope.tsx';
import { useLanguage } from '../../provider/contexts.ts';
import * as S from './Tooltip.styles.ts';

export interface TooltipProps {
  /** A few words, which are said otherwise too: a finger never sees them. */
  text: string;
  /** Where there is room. */
  side?: 'top' | 'bottom' | 'start' | 'end';
  /** How long a pointer has to rest, and how long the words outlast it; the keyboard does not wait. */
  delayMs?: number;
  /** Held open, for pictures. */
  isOpen?: boolean;
  /** One thing that takes the focus. */
  children: ReactNode;
}

/** Words beside a thing while it is pointed at, or while the keyboard is on it. */
export function Tooltip({ text, side = 'top', delayMs = 500, isOpen = false, children }: TooltipProps) {
  const [isPointedAt, point] = useState(false);
  const { dir } = useLanguage();
  return (
    <AriaScope>
      <TooltipTrigger
        isOpen={isOpen || isPointedAt}
        onOpenChange={point}
        delay={delayMs}
        closeDelay={delayMs}
      >
        <Anchor onFocusVisible={point}>{children}</Anchor>
        <S.Root dir={dir} placement={side} offset={6} containerPadding={8}>
          {text}
        </S.Root>
      </TooltipTrigger>
    </AriaScope>
  );
}

interface AnchorProps {
  onFocusVisible: (isVisible: boolean) => void;
  children: ReactNode;
}

/** Stands around anything that takes the focus, because not everything of ours takes a ref. */
function Anchor({ onFocusVisible, children }: AnchorProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const isPressed = useRef(false);
  const { focusableProps } = useFocusable({}, anchor);
  return (
    <S.Anchor
      {...focusableProps}
      // These are for what takes the focus itself.
      aria-describedby={undefined}
      tabIndex={undefined}
      ref={anchor}
      onPointerDownCapture={() => {
        isPressed.current = true;
      }}
      onPointerUpCapture={() => {
        isPressed.current = false;
      }}
      // A press brings the focus too, and then the press is what was meant.
      onFocus={({ target }) => onFocusVisible(!isPressed.current && target.matches(':focus-visible'))}
      onBlur={() => onFocusVisible(false)}
    >
      {children}
    </S.Anchor>
  );
}
