import { css } from 'styled-components';
import { color, colorVariables } from './color.ts';

/** For what stands on the brand's green: a secondary button there is drawn in light lines, and so is the ring of what has the focus. */
export const onBrand = css`
  ${colorVariables({
    'action.secondary.bg': 'transparent',
    'action.secondary.bgHover': color('bg.brandDeep'),
    'action.secondary.text': color('text.onBrand'),
    'action.secondary.line': color('text.onBrandMuted'),
    'focus.ring': color('text.onBrand'),
  })}
`;
