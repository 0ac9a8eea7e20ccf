import type { ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import * as S from './BusyButton.styles.ts';

export interface BusyButtonProps extends Omit<ButtonProps, 'href' | 'isAdded'> {
  /** While busy, presses are ignored, the focus stays, and `busyWords` is shown. */
  isBusy: boolean;
  /** "Starting Payment…" */
  busyWords: ReactNode;
}

/** A Button with a busy state. A separate file, because every first visit downloads Button. */
export function BusyButton({ isBusy, busyWords, icon, children, ...button }: BusyButtonProps) {
  return (
    <Button {...button} isBusy={isBusy}>
      <S.Faces>
        <span hidden={isBusy}>
          {icon && <Icon of={icon} size="small" />}
          {children}
        </span>
        <span hidden={!isBusy}>{busyWords}</span>
      </S.Faces>
    </Button>
  );
}
