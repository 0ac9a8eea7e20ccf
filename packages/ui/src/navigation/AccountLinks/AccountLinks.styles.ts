import styled from 'styled-components';
import { wordLook } from '../../controls/Button/Button.styles.ts';
import { color, from, rem, size, space, type } from '../../theme/index.ts';

/** Takes the room that its neighbours leave. */
export const Root = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: end;
  gap: ${space(1)};

  ${from('lg')} {
    flex: 0 1 auto;
    min-inline-size: 0;
  }
`;

/** Has no width of its own and grows up to its text, so that a long address is cut and moves nothing else. */
export const Email = styled.span`
  display: none;
  flex: 1 1 0;
  inline-size: 0;
  max-inline-size: max-content;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color('text.muted')};
  font: ${type('bodySmall')};

  ${from('xs')} {
    display: block;
  }
  ${from('lg')} {
    flex: 0 1 auto;
    inline-size: auto;
    max-inline-size: ${rem(96)};
  }
  ${from('xl')} {
    max-inline-size: ${rem(220)};
  }
`;

export const Action = styled.button<{ href?: string }>`
  ${wordLook}
  display: inline-flex;
  align-items: center;
  min-inline-size: ${size.touch};
  padding: 0 ${rem(6)};
  text-align: center;
  text-decoration: none;
`;
