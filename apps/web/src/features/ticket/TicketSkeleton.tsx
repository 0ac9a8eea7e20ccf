import { Skeleton, Surface, TicketStubSkeleton, VisuallyHidden } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import * as S from './TicketScreen.styles.ts';

/** Skeleton of the ticket while the order loads. */
export function TicketSkeleton() {
  const t = useMessage();
  return (
    <S.Root>
      <VisuallyHidden as="h1">{t('web.ticket.title')}</VisuallyHidden>
      <VisuallyHidden role="status">{t('web.ticket.loading')}</VisuallyHidden>
      <S.Field aria-hidden="true">
        <S.LoadingHead>
          <Skeleton $width="70%" $height={24} />
        </S.LoadingHead>
        <S.Line>
          <Skeleton $width="45%" $height={20} />
        </S.Line>
      </S.Field>
      <S.Content aria-hidden="true">
        <TicketStubSkeleton />
        <Surface>
          <Skeleton $height={90} />
        </Surface>
      </S.Content>
    </S.Root>
  );
}
