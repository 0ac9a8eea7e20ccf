import styled from 'styled-components';
import { color, space, touchTarget, type } from '@zawadeh/ui';

/** A long code stays on one line and moves the badge below it. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
`;

export const Name = styled.h3`
  min-inline-size: 0;
  font: ${type('button')};
  overflow-wrap: anywhere;
`;

export const Open = styled.a`
  ${touchTarget}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color('text.link')};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(4)};

  &:empty {
    display: none;
  }
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin-block-start: ${space(2)};
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;

export const Handover = styled.p`
  margin-block-start: ${space(2)};
  font: ${type('label')};

  &:empty {
    display: none;
  }
`;

export const Bags = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-block-start: ${space(3)};
  font: ${type('bodySmall')};
  overflow-wrap: anywhere;
`;

export const Places = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-block-start: ${space(2)};
`;

export const Total = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  margin-block-start: ${space(3)};
  font: ${type('label')};
`;

export const Method = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;
