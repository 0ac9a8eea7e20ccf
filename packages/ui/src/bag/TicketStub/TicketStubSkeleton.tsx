import { Skeleton } from '../../foundations/Skeleton/Skeleton.ts';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import * as S from './TicketStub.styles.ts';

/** The loading placeholder of a stub with a code. */
export function TicketStubSkeleton() {
  return (
    <Surface look="kraft" hasPinkedEdge>
      <Skeleton $width="60%" $height={28} />
      <S.Rows as="div">
        <Skeleton $width="75%" $height={20} />
        <Skeleton $width="50%" $height={20} />
      </S.Rows>
      <S.Torn>
        <Skeleton $height={72} />
      </S.Torn>
    </Surface>
  );
}
