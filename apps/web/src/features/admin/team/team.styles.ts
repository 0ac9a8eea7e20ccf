import { color, rem, space, type } from '@zawadeh/ui';
import styled from 'styled-components';
import { Head, List as PhoneList } from '../phones/phones.styles.ts';

export { Head, None, Phones as Team } from '../phones/phones.styles.ts';

/** The rows of a team are separated by themselves: only the first one needs a border above. */
export const List = styled(PhoneList)`
  ${Head} + & {
    border-block-start: 1px solid ${color('line.subtle')};
  }
`;

export const Person = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  padding: ${space(3)} ${space(4)};

  & + & {
    border-block-start: 1px solid ${color('line.subtle')};
  }
  &[data-invited] {
    background: ${color('bg.sunken')};
  }
`;

/** An arch, like the doors of the brand. */
export const Initial = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${rem(44)};
  block-size: ${rem(48)};
  border-radius: ${rem(22)} ${rem(22)} ${rem(8)} ${rem(8)};
  background: ${color('success.bg')};
  color: ${color('success.text')};
  font: ${type('cardTitle')};

  &[data-role='owner'] {
    background: ${color('tag.bg')};
    color: ${color('tag.text')};
  }
  [data-invited] > & {
    background: ${color('bg.surface')};
    color: ${color('text.default')};
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const NameRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;

export const Name = styled.span`
  font: ${type('button')};
`;

export const Quiet = styled.span`
  color: ${color('text.muted')};
  font: ${type('bodySmall')};
`;

export const Form = styled.form`
  display: grid;
  padding-block-start: ${space(2)};
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;
