import type { Locale } from '@zawadeh/domain';
import { Alert, Button, downloadIcon, Stack, Steps, Text, useLanguage, VisuallyHidden } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { walletName } from '../../../lib/shop.ts';
import { shopLinks } from '../../../lib/shopLinks.ts';
import { paymentTexts } from './PaymentMethodScreen.bilingual.ts';
import * as S from './PaymentMethodScreen.styles.ts';

const texts = paymentTexts(walletName);

const inLocale = (locale: Locale) => ({ lang: locale, dir: locale === 'ar' ? 'rtl' : 'ltr' }) as const;

/** The wallet explained in both languages: the reader's own first, the other below in its own direction. */
export function Screen() {
  const t = useMessage();
  const { locale } = useLanguage();
  const other: Locale = locale === 'ar' ? 'en' : 'ar';
  const steps = texts.steps.map(({ id, title, text }) => ({
    id,
    title: title[locale],
    text: text[locale],
    other: (
      <p {...inLocale(other)}>
        <S.OtherTitle>{title[other]}</S.OtherTitle> {text[other]}
      </p>
    ),
  }));
  return (
    <div>
      <S.Field>
        <Text look="h1">{texts.title[locale]}</Text>
        <S.Summary {...inLocale(other)}>{texts.summary[other]}</S.Summary>
      </S.Field>
      <S.Band />
      <S.Content>
        <Steps steps={steps} />
        <S.Aside>
          <S.Stores role="list" aria-label={t('web.paymentMethod.stores')}>
            {Object.entries(shopLinks.walletApp).map(([system, href]) => (
              <li key={system}>
                <Button isFullWidth icon={downloadIcon} href={href}>
                  <span aria-hidden="true">{system}</span>
                  <VisuallyHidden>
                    {t('web.paymentMethod.download', { wallet: walletName, system })}
                  </VisuallyHidden>
                </Button>
              </li>
            ))}
          </S.Stores>
          <Alert kind="info">
            <Stack gap={1}>
              <p>{texts.licence[locale]}</p>
              <p {...inLocale(other)}>{texts.licence[other]}</p>
            </Stack>
          </Alert>
        </S.Aside>
      </S.Content>
    </div>
  );
}
