/** The buttons of a counter: higher than others, because they are pressed at arm's length by hands that hold bags. */
import styled from 'styled-components';
import { disabledLook, radius, rem, ButtonRoot } from '@zawadeh/ui';

export const MainAction = styled(ButtonRoot)`
  && {
    min-block-size: ${rem(64)};
    border-radius: ${radius.card};
    font-size: ${rem(20)};
  }
  &&[data-size='largest'] {
    min-block-size: ${rem(76)};
    font-size: ${rem(22)};
  }
`;

/** Below a main action. */
export const OtherAction = styled(ButtonRoot)`
  && {
    font-size: ${rem(18)};
  }
  &&[aria-disabled='true'] {
    ${disabledLook}
  }
`;
