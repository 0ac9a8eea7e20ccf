import { deviceOffIcon, Icon, rem, space } from '@zawadeh/ui';
import styled from 'styled-components';

const Sign = styled.span`
  > * {
    inline-size: ${rem(96)};
    block-size: ${rem(96)};
    margin-block-start: ${space(8)};
  }
  + h1 {
    margin-block-start: ${space(4)};
  }
`;

/** A phone that is crossed out. */
export const PhoneOff = () => (
  <Sign>
    <Icon of={deviceOffIcon} />
  </Sign>
);
