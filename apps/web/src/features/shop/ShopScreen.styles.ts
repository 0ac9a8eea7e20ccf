import { from, rem, shopPictureHeight, size, space } from '@zawadeh/ui';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block-end: ${space(12)};

  ${from('md')} {
    grid-template-columns: minmax(0, ${rem(400)}) minmax(0, 1fr);
    gap: ${space(8)} ${space(12)};
    inline-size: 100%;
    max-inline-size: ${rem(1120)};
    margin-inline: auto;
    padding: ${space(8)} ${space(8)} ${space(12)};
  }
`;

export const ErrorArea = styled.div`
  grid-column: 1 / -1;
  padding: ${space(4)};

  ${from('md')} {
    padding: 0;
  }
`;

export const Facts = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(5)} ${space(4)} 0;

  ${from('md')} {
    padding: ${space(8)} 0 0;
  }
`;

export const Head = styled.div`
  display: flex;
  gap: ${space(4)};
  align-items: start;
  justify-content: space-between;

  > h1 {
    flex: 1;
    min-inline-size: 0;
  }
`;

/** At the end corner of the picture on a phone, and at the end of the name's line on a desktop. */
export const Corner = styled.div`
  position: absolute;
  inset-block-start: calc(${space(2)} - ${shopPictureHeight});
  inset-inline-end: ${space(2)};
  display: flex;
  gap: ${space(2)};
  min-block-size: ${size.touch};

  ${from('md')} {
    position: static;
  }
`;

export const Bags = styled.section`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(6)} ${space(4)} 0;

  ${from('md')} {
    padding: 0;
  }
`;

export const BagsHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  align-items: baseline;
  justify-content: space-between;
`;
