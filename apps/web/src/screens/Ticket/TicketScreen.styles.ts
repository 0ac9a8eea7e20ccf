import { color, from, rem, size, space, type } from '@zawadeh/ui';
import styled, { css } from 'styled-components';

/** How far the paper overlaps the green. */
const OVERLAP = rem(64);

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
  gap: ${space(2)};
  padding: ${space(4)} ${space(4)} calc(${space(4)} + ${OVERLAP});
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

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  /* The back button, on green. */
  > a {
    color: inherit;
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  font: ${type('bodySmall')};
  overflow-wrap: anywhere;
`;

export const Text = styled.p`
  font: ${type('body')};
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  margin-block-start: calc(-1 * ${OVERLAP});
  padding-inline: ${space(4)};
`;

export const Stub = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Facts = styled.div`
  display: grid;
  gap: ${space(2)};
  overflow-wrap: anywhere;
`;

export const Quiet = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;

export const Strong = styled.p`
  > * {
    color: inherit;
    font: ${type('button')};
  }
`;

export const Bags = styled.ul`
  display: grid;
  gap: ${space(2)};
  font: ${type('body')};
`;

/** Below the tear line: what the counter keeps. */
export const Torn = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(4)};
  padding-block-start: ${space(4)};
  border-block-start: 2px dashed currentColor;
`;

/** Brass, as what is shown at the counter. */
export const Plate = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  padding: ${space(3)};
  border: 1px solid transparent;
  border-radius: ${rem(12)};
  background: ${color('tag.bg')};
  color: ${color('tag.text')};
`;

export const CodeName = styled.span`
  font: ${type('bodySmall')};
`;

export const CodeText = styled.span`
  font: ${type('h1')};
  font-size: ${rem(32)};
  font-weight: 700;
  overflow-wrap: anywhere;
`;

/** Lighter than the last four characters, in every theme. */
export const CodeStart = styled.span`
  opacity: 0.7;
`;

export const Show = styled.p`
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
  text-align: center;
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
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
