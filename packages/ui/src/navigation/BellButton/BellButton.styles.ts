import styled from 'styled-components';
import { Root as IconButton } from '../../controls/IconButton/IconButton.styles.ts';

export const Bell = styled(IconButton)`
  position: relative;
  flex: none;
`;
