import type { ReactNode } from 'react';
import * as S from './IconButton.styles.ts';

export interface IconButtonProps {
  /** The accessible name, also shown on hover. */
  label: string;
  /** Called by a press. */
  onPress: () => void;
  /** danger is for a button that deletes, as the only one of its row. */
  tone?: 'normal' | 'danger';
  /** One icon, or several of which CSS shows one at a time. */
  children: ReactNode;
}

/**
 * An action with an icon where there is no room for text.
 *
 * @use for actions whose sign everybody knows: close, search, light and dark.
 * @avoid for the next step of a screen, or for anything that needs an explanation: that is a {@link Button}.
 * @words The label is a verb and names the thing in a list: "Remove Home Lunch Surprise", «إزالة مفاجأة
 *   الغداء البيتي».
 * @keyboard Enter, Space: press it
 * @reader The label, which is also shown on hover.
 * @arabic Only an icon that points somewhere is mirrored.
 */
export function IconButton({ label, onPress, tone, children }: IconButtonProps) {
  return (
    <S.Root type="button" aria-label={label} title={label} data-tone={tone} onClick={onPress}>
      {children}
    </S.Root>
  );
}
