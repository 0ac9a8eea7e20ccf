import { Heading, Surface } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { walletName } from '../../../lib/shop.ts';
import { messages } from './CheckoutCancelScreen.messages.ts';
import * as S from './CheckoutCancelScreen.styles.ts';

export function Tips() {
  const t = useMessage();
  return (
    <Surface as="section">
      <Heading level={2} look="h3">
        {t(messages.tips)}
      </Heading>
      <S.Tips>
        <li>{t(messages.tipBalance, { provider: walletName })}</li>
        <li>{t(messages.tipPage)}</li>
        <li>{t(messages.tipConnection)}</li>
      </S.Tips>
    </Surface>
  );
}
