import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';

const Plain = styled.button`
  color: red;
`;

createRoot(document.body).render(<Plain>Reserve</Plain>);
