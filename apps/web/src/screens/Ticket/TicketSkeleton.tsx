import { Skeleton, Surface, VisuallyHidden } from '@zawadeh/ui';
import { useMessage } from '../../lib/useMessage.ts';
import { messages } from './TicketScreen.messages.ts';
import * as S from './TicketScreen.styles.ts';

/** Skeleton of the ticket while the order loads. */
export function TicketSkeleton() {
  const t = useMessage();
  return (
    <S.Root>
      <VisuallyHidden as="h1">{t(messages.title)}</VisuallyHidden>
      <VisuallyHidden role="status">{t(messages.loading)}</VisuallyHidden>
      <S.Field aria-hidden="true">
        <S.Head>
          <Skeleton $width="70%" $height={30} />
        </S.Head>
        <S.Line>
          <Skeleton $width="45%" $height={20} />
        </S.Line>
      </S.Field>
      <S.Content aria-hidden="true">
        <S.Stub>
          <Surface look="kraft" hasPinkedEdge>
            <S.Facts>
              <Skeleton $width="60%" $height={28} />
              <Skeleton $width="75%" $height={18} />
              <Skeleton $width="50%" $height={18} />
            </S.Facts>
            <S.Torn>
              <Skeleton $height={72} />
            </S.Torn>
          </Surface>
        </S.Stub>
        <Surface>
          <Skeleton $height={90} />
        </Surface>
      </S.Content>
    </S.Root>
  );
}
