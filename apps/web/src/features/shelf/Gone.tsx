import { Button, EmptyState, space } from '@zawadeh/ui';
import styled from 'styled-components';
import { paths } from '../../lib/paths.ts';

interface GoneProps {
  title: string;
  sentence: string;
  /** The label of the button that leads to the shelf. */
  toShelf: string;
}

/** The page of a bag or shop that does not exist. */
export function Gone({ title, sentence, toShelf }: GoneProps) {
  return (
    <FullPageMessage>
      <EmptyState
        level="h1"
        picture="empty-bags"
        title={title}
        sentence={sentence}
        action={
          <Button kind="primary" href={paths.ourBags}>
            {toShelf}
          </Button>
        }
      />
    </FullPageMessage>
  );
}

export const FullPageMessage = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
`;
