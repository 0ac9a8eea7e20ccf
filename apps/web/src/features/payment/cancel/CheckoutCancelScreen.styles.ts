import { color, space } from '@zawadeh/ui';
import styled from 'styled-components';
import { inTheMiddle } from '../../orders/orderOutcome.styles.ts';

export { Actions, Picture } from '../../orders/orderOutcome.styles.ts';

export const Root = styled.div`
  ${inTheMiddle}
  padding-block: ${space(8)} ${space(4)};

  > section {
    inline-size: 100%;
  }
`;

export const Outcome = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  inline-size: 100%;
`;

export const Tips = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(3)};
  padding-inline-start: ${space(5)};
  list-style: disc;

  ::marker {
    color: ${color('action.primary.bg')};
  }
`;
