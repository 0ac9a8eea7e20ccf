import { keysOf } from '@zawadeh/domain';
import * as S from './Illustration.styles.ts';

/** Width and height of each drawing, so that the layout does not shift when it loads. */
const DRAWINGS = {
  cancelled: [240, 180],
  'check-email': [240, 180],
  'empty-bags': [240, 180],
  'empty-cart': [240, 180],
  'empty-notifications': [240, 180],
  'empty-orders': [240, 180],
  hero: [400, 340],
  'not-found': [240, 180],
  success: [240, 214],
} as const;

export type IllustrationName = keyof typeof DRAWINGS;

export const ILLUSTRATIONS = /* @__PURE__ */ keysOf(DRAWINGS);

export interface IllustrationProps {
  /** A file in `packages/ui/public/art`. */
  name: IllustrationName;
  /** 96, 160 or 250 px wide; never wider than its column. */
  size?: 'small' | 'normal' | 'large';
  /** The alternative text; decorative without one. */
  label?: string;
}

/**
 * One of the project's own drawings, by its name.
 *
 * A new drawing is a file in `packages/ui/public/art` and a line in this component. Its space is reserved
 * before it loads.
 *
 * @use where a screen is empty, done or lost, one to a screen.
 * @avoid for a bag on the shelf (a {@link BagPicture}), for an icon, or instead of a text.
 * @reader Decorative without a `label`, which is right beside a heading with the same meaning.
 * @arabic Never mirrored, and the same in every theme.
 */
export function Illustration({ name, size = 'normal', label = '' }: IllustrationProps) {
  const [width, height] = DRAWINGS[name];
  return (
    <S.Root
      src={`/art/${name}.svg`}
      alt={label}
      width={width}
      height={height}
      data-size={size}
      decoding="async"
    />
  );
}
