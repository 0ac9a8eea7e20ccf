import type { CSSProperties, ReactNode } from 'react';
import type { ModalProps } from '../overlays/modal/Modal.tsx';
import * as S from '../overlays/modal/Modal.styles.ts';

export interface ModalFrameProps extends Pick<
  ModalProps,
  'placement' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'
> {
  /** How high the pretended window is, in pixels. */
  height?: number;
  children: ReactNode;
}

const windowFrame: CSSProperties = {
  position: 'relative',
  // What is fixed inside keeps to this frame instead of to the window.
  contain: 'layout paint',
  borderRadius: 8,
  background: 'var(--bg-page)',
};

/** A modal drawn in a frame of its own, so that several states stand on one sheet. The page around it stays alive. */
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
