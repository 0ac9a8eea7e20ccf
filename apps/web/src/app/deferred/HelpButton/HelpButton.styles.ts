import styled from 'styled-components';
import { color, from, layer, radius, rem, shadow, size, space, type, visuallyHidden } from '@zawadeh/ui';

/** In the normal flow on a phone, otherwise the space reserved in the corner. */
export const Corner = styled.aside`
  display: grid;
  place-items: center;
  padding: ${space(4)} ${space(4)} calc(${space(4)} + env(safe-area-inset-bottom));

  ${from('md')} {
    display: block;
    block-size: ${rem(80)};
    padding: 0;
  }
`;

export const Root = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-inline-size: ${size.button};
  min-block-size: ${size.button};
  padding-inline: ${space(4)};
  border: 1px solid ${color('text.onBrandMuted')};
  border-radius: ${radius.chip};
  background: ${color('bg.brand')};
  color: ${color('text.onBrand')};
  font: ${type('button')};
  text-decoration: none;

  &:focus-visible {
    border-radius: ${radius.chip};
  }
  ${from('md')} {
    position: fixed;
    inset-block-end: calc(env(safe-area-inset-bottom) + ${space(4)});
    inset-inline-end: ${space(4)};
    z-index: ${layer.dock};
    padding: 0;
    box-shadow: ${shadow('help')};

    /* In a narrow window it moves out of the way of text and focused controls. */
    :root:has(main :is(a, button, input, select, textarea):focus-visible) & {
      opacity: 0;
      pointer-events: none;

      ${from('xl')} {
        opacity: 1;
        pointer-events: auto;
      }
    }
  }
  @media print {
    display: none;
  }
`;

export const Name = styled.span`
  ${from('md')} {
    ${visuallyHidden}
  }
`;
