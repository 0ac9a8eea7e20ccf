import { Skeleton, Surface, VisuallyHidden } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { messages } from './CheckoutScreen.messages.ts';
import * as S from './CheckoutScreen.styles.ts';

/** Until the browser has read the cart, which the server does not know. */
export function CheckoutSkeleton() {
  const intl = useIntl();
  return (
    <>
      <Surface>
        <div role="status">
          <VisuallyHidden>{intl.formatMessage({ id: messages.loading })}</VisuallyHidden>
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
