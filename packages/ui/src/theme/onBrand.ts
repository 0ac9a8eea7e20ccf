import { css } from 'styled-components';
import { color, colorVariables } from './color.ts';

/** Redefines colours for content on the brand's green: secondary buttons and focus rings have light lines. */
export const onBrand = css`
  ${colorVariables({
    'action.secondary.bg': 'transparent',
    'action.secondary.bgHover': color('bg.brandDeep'),
    'action.secondary.text': color('text.onBrand'),
    'action.secondary.line': color('text.onBrandMuted'),
    'focus.ring': color('text.onBrand'),
  })}
`;
