import { formatPhone, type NewApplication } from '@zawadeh/domain';
import { Button, Illustration, Ltr, Text } from '@zawadeh/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../lib/messages/messageId.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { paths } from '../../lib/paths.ts';
import * as S from './ApplyScreen.styles.ts';

const HEADING = 'applied';

/** In place of the form, once it is sent. */
export function Applied({ application: { phone, email } }: { application: NewApplication }) {
  const t = useMessage();
  const intl = useIntl();
  useEffect(() => {
    // The pressed button stood at the end of a longer page.
    window.scrollTo(0, 0);
    document.getElementById(HEADING)?.focus({ preventScroll: true });
  }, []);
  return (
    <S.Sent>
      <Illustration name="success" size="large" />
      <Text look="h1" align="center" id={HEADING} tabIndex={-1}>
        {t('web.apply.sent')}
      </Text>
      <Text align="center">
        {intl.formatMessage(
          { id: 'web.apply.sentPhone' satisfies MessageId },
          {
            phone: (
              <Ltr key="phone" kind="phone">
                {formatPhone(phone)}
              </Ltr>
            ),
          },
        )}
      </Text>
      <Text align="center" tone="muted">
        {intl.formatMessage(
          { id: 'web.apply.sentEmail' satisfies MessageId },
          {
            email: (
              <Ltr key="email" kind="email">
                {email}
              </Ltr>
            ),
          },
        )}
      </Text>
      <Button href={paths.ourBags}>{t('web.apply.toBags')}</Button>
    </S.Sent>
  );
}
