import { Skeleton, Surface, VisuallyHidden } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { messages } from './CheckoutScreen.messages.ts';
import * as S from './CheckoutScreen.styles.ts';

/** Until the browser has read the cart, which the server does not know. */
export function CheckoutSkeleton() {
  const t = useMessage();
  return (
    <>
      <Surface>
        <div role="status">
          <VisuallyHidden>{t(messages.loading)}</VisuallyHidden>
          {[0, 1, 2, 3].map((line) => (
            <S.Line as="div" key={line}>
              <Skeleton $height={22} />
            </S.Line>
          ))}
        </div>
      </Surface>
      <Skeleton $height={180} />
    </>
  );
}
