import type { ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import * as S from './BusyButton.styles.ts';

export interface BusyButtonProps extends Omit<ButtonProps, 'href' | 'isAdded'> {
  /** While it is, presses are ignored, the focus stays, and busyWords are shown. */
  isBusy: boolean;
  /** "Starting Payment…" */
  busyWords: ReactNode;
}

/** A Button whose work takes a while. Apart from it, because the first page pays for every Button's bytes. */
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
