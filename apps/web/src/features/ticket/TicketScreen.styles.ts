import { color, from, rem, size, space, type } from '@zawadeh/ui';
import styled, { css } from 'styled-components';

/** How far the paper overlaps the green. */
const OVERLAP = rem(40);

const inColumn = css`
  inline-size: 100%;
  max-inline-size: ${rem(560)};
  margin-inline: auto;
`;

export const Root = styled.div`
  ${inColumn}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block-end: ${space(10)};

  ${from('md')} {
    padding-block-start: ${space(6)};
  }
`;

export const Field = styled.header`
  --text-muted: ${color('text.onBrandMuted')};
  --focus-ring: ${color('text.onBrand')};

  display: grid;
  grid-template-columns: ${size.touch} minmax(0, 1fr);
  gap: ${space(1)};
  padding-block: ${space(2)} calc(${space(3)} + ${OVERLAP});
  padding-inline: ${space(2)} ${space(4)};
  background: ${color('bg.brand')};
  color: ${color('text.onBrand')};

  ${from('md')} {
    border-radius: ${rem(16)} ${rem(16)} 0 0;
  }
  @media (forced-colors: active) {
    --text-muted: CanvasText;

    color: CanvasText;
  }
`;

/** In the text face, whose digits are plain: most states name a time. */
export const Head = styled.div`
  display: contents;

  /* The back button, on green. */
  > a {
    color: inherit;
  }
  > h1[data-look] {
    align-self: center;
    font: ${type('button')};
    font-size: ${rem(20)};
  }
`;

/** As high as the back button. */
export const LoadingHead = styled.div`
  grid-column: 2;
  display: grid;
  align-items: center;
  block-size: ${size.touch};
`;

/** Below the state, beside the way back. */
export const Line = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  min-inline-size: 0;
  font: ${type('bodySmall')};
  overflow-wrap: anywhere;
`;

export const Text = styled.p`
  grid-column: 2;
  margin-block-start: ${space(1)};
  color: ${color('text.onBrandMuted')};
  font: ${type('bodySmall')};

  @media (forced-colors: active) {
    color: inherit;
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  margin-block-start: calc(-1 * ${OVERLAP});
  padding-inline: ${space(4)};
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** After the handover. */
export const After = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-block: ${space(2)};
  text-align: center;
`;

export const Saved = styled.p`
  color: ${color('success.text')};
  font: ${type('button')};
`;

/** What comes back, larger than what it is made of. */
export const Sum = styled.strong`
  font: ${type('price')};
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space(3)};
`;

export const FullPageMessage = styled.div`
  inline-size: 100%;
  max-inline-size: ${size.contentMax};
  margin-inline: auto;
  padding: ${space(6)} ${space(4)} ${space(10)};
  display: grid;
  gap: ${space(5)};

  &[data-centred] {
    justify-items: center;
    padding-block: ${space(16)};
  }
`;
