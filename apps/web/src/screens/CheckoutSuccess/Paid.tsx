import { DELIVERY_PROMISE_MINUTES, formatPhone, type Locale, type SuccessData } from '@zawadeh/domain';
import {
  Alert,
  Button,
  Dock,
  Heading,
  Illustration,
  KeyValueList,
  Ltr,
  PickupPlace,
  Steps,
  Surface,
  Text,
  useLanguage,
} from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { useMessage } from '../../lib/useMessage.ts';
import { nowAtom } from '../../lib/clock.ts';
import { chatAddress, supportAtom } from '../../state/support.ts';
import { useAtomValue } from '../../lib/store.ts';
import { statusMessages } from '../../features/paidOrder/paidOrder.bilingual.ts';
import { giftStatus } from '../../features/paidOrder/paidGift.bilingual.ts';
import { stepMessages } from '../../features/paidOrder/paidOrder.messages.ts';
import { messages } from './CheckoutSuccessScreen.messages.ts';
import * as S from './CheckoutSuccessScreen.styles.ts';
import { paths } from '../../lib/paths.ts';

/** The confirmation in both languages, the order code, and the next steps. */
export function Paid({ data }: { data: SuccessData }) {
  const { orderCode, deliveryMethod, places } = data;
  const way = data.isGift ? 'gift' : deliveryMethod;
  const t = useMessage();
  const { locale } = useLanguage();
  const now = useAtomValue(nowAtom);
  const other: Locale = locale === 'ar' ? 'en' : 'ar';
  const status = way === 'gift' ? giftStatus : statusMessages[way];
  return (
    <S.Root>
      <S.Field>
        <Illustration name="success" size="large" />
      </S.Field>
      <S.Band />
      <S.Content>
        <S.Headline role="status">
          <Heading level={1} align="center">
            {t(messages.title)}
          </Heading>
          <Text align="center">{status[locale]}</Text>
          <S.Other lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'}>
            {status[other]}
          </S.Other>
        </S.Headline>
        <S.Code>
          <S.CodeName>{t(messages.orderCode)}</S.CodeName>
          <S.CodeText>
            <Ltr>{orderCode}</Ltr>
          </S.CodeText>
        </S.Code>
        {deliveryMethod === 'pickup' && places.length > 0 && (
          <Surface>
            <KeyValueList
              items={places.map((place, index) => ({
                id: String(index),
                name: t(way === 'gift' ? messages.givenAt : messages.collectAt),
                value: <PickupPlace place={place} now={now} isStrong />,
              }))}
            />
          </Surface>
        )}
        {way !== 'gift' && (
          <S.Part>
            <Heading level={2} look="h3">
              {t(messages.next)}
            </Heading>
            <Steps
              look="small"
              steps={stepMessages[way].map((id) => ({
                id,
                title: t(id, { minutes: DELIVERY_PROMISE_MINUTES }),
              }))}
            />
          </S.Part>
        )}
        <Help />
      </S.Content>
      <S.Next>
        <Dock>
          <Button kind="primary" isFullWidth href={paths.ticket(orderCode)}>
            {t(messages.ticket)}
          </Button>
          <Button isFullWidth href={paths.ourBags}>
            {t(messages.continueShopping)}
          </Button>
        </Dock>
      </S.Next>
    </S.Root>
  );
}

function Help() {
  const intl = useIntl();
  const support = useAtomValue(supportAtom);
  if (support === null) return null;
  const phone = (
    <S.Contact key="phone" href={chatAddress(support)}>
      <Ltr kind="phone">{formatPhone(support)}</Ltr>
    </S.Contact>
  );
  return <Alert kind="info">{intl.formatMessage({ id: messages.help }, { phone })}</Alert>;
}
