import styled from 'styled-components';
import { color, from, radius, space } from '../../theme/index.ts';
import { pinkedEdge } from '../pinkedEdge.ts';

/** Kraft and brand surfaces redefine the muted roles for their content: text, links, badges, focus rings. */
export const Root = styled.div`
  min-inline-size: 0;
  /* Forced colours remove the background and show this border instead. */
  border: 1px solid transparent;
  border-radius: ${radius.card};

  &[data-padding='small'] {
    padding: ${space(3)};
  }
  &[data-padding='normal'] {
    padding: ${space(4)};
  }
  &[data-padding='large'] {
    padding: ${space(6)} ${space(4)};
  }

  &[data-look='page'] {
    border-radius: 0;
    background: ${color('bg.page')};
  }
  &[data-look='surface'] {
    border-color: ${color('line.subtle')};
    background: ${color('bg.surface')};
  }
  &[data-look='sunken'] {
    background: ${color('bg.sunken')};
  }
  &[data-look='kraft'] {
    --text-muted: ${color('text.onKraftMuted')};
    --text-link: ${color('text.onKraft')};

    background: ${color('bg.kraft')};
    color: ${color('text.onKraft')};
  }
  &[data-look='brand'] {
    --text-muted: ${color('text.onBrandMuted')};
    --text-link: ${color('text.onBrand')};
    --neutral-bg: ${color('bg.brandDeep')};
    --neutral-text: ${color('text.onBrand')};
    --chip-selectedBg: ${color('text.onBrand')};
    --chip-selectedText: ${color('bg.brandDeep')};
    --focus-ring: ${color('text.onBrand')};

    background: ${color('bg.brand')};
    color: ${color('text.onBrand')};
  }

  &[data-pinked] {
    border-start-start-radius: 0;
    border-start-end-radius: 0;
    ${pinkedEdge}
  }
  &[data-pinked][data-padding='normal'] {
    padding-block-start: ${space(8)};
  }
  &[data-pinked][data-padding='large'] {
    padding-block-start: ${space(10)};
  }
  &[data-bleeding] {
    margin-inline: calc(-1 * ${space(4)});
    border-inline: 0;
    border-radius: 0;
  }
  ${from('md')} {
    &[data-padding='large'] {
      padding-inline: ${space(6)};
    }
    &[data-bleeding] {
      margin-inline: 0;
      border-end-start-radius: ${radius.card};
      border-end-end-radius: ${radius.card};
    }
  }
  /* Forced colours remove the dark background behind light text. */
  @media (forced-colors: active) {
    &[data-look='brand'] {
      --text-muted: CanvasText;
      --text-link: LinkText;
      --neutral-text: CanvasText;

      color: CanvasText;
    }
  }
`;
