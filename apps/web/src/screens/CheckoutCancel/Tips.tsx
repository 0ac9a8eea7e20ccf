import { Heading, Surface } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { walletName } from '../../lib/shop.ts';
import { messages } from './CheckoutCancelScreen.messages.ts';
import * as S from './CheckoutCancelScreen.styles.ts';

export function Tips() {
  const intl = useIntl();
  return (
    <Surface as="section">
      <Heading level={2} look="h3">
        {intl.formatMessage({ id: messages.tips })}
      </Heading>
      <S.Tips>
        <li>{intl.formatMessage({ id: messages.tipBalance }, { provider: walletName })}</li>
        <li>{intl.formatMessage({ id: messages.tipPage })}</li>
        <li>{intl.formatMessage({ id: messages.tipConnection })}</li>
      </S.Tips>
    </Surface>
  );
}
