import type { CSSProperties, ReactNode } from 'react';
import type { ModalProps } from '../overlays/modal/Modal.tsx';
import * as S from '../overlays/modal/Modal.styles.ts';

export interface ModalFrameProps extends Pick<
  ModalProps,
  'placement' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'
> {
  /** The height of the simulated window, in pixels. */
  height?: number;
  children: ReactNode;
}

const windowFrame: CSSProperties = {
  position: 'relative',
  // Makes fixed descendants relative to this frame.
  contain: 'layout paint',
  borderRadius: 8,
  background: 'var(--bg-page)',
};

/** Draws a modal inside a frame without opening it, so that one sheet can show several states. */
export function ModalFrame({ height = 320, children, ...modal }: ModalFrameProps) {
  const { placement, ...named } = modal;
  return (
    <div style={{ ...windowFrame, blockSize: height }}>
      <S.Root open data-placement={placement} {...named}>
        <S.Panel>{children}</S.Panel>
      </S.Root>
    </div>
  );
}
