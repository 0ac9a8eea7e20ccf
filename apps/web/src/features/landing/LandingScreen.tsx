import { brand } from '@zawadeh/domain';
import { Button, cardIcon, chevronEndIcon, Icon, Steps, useLanguage } from '@zawadeh/ui';
import { BrandTitle } from './BrandTitle/BrandTitle.tsx';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { walletName } from '../../lib/shop.ts';
import * as S from './LandingScreen.styles.ts';
import { paths } from '../../lib/paths.ts';

/** The landing page: the brand, its promise, and the link to the bags. */
export function Screen() {
  const t = useMessage();
  const { locale } = useLanguage();
  const steps = [
    { id: 'choose', title: t('web.landing.choose') },
    { id: 'pay', title: t('web.landing.pay', { provider: walletName }) },
    { id: 'collect', title: t('web.landing.collect') },
  ];
  return (
    <>
      <S.Root>
        <S.Green />
        <S.Headline>
          <BrandTitle names={brand.name} />
          <S.Tagline>{brand.tagline[locale]}</S.Tagline>
          <S.Description>{t('web.landing.description')}</S.Description>
          {/* The server adds RescuedBags. React leaves other text alone where it has text of its own, even if empty. */}
          <div id="rescued" suppressHydrationWarning>
            {''}
          </div>
        </S.Headline>
        <S.Picture src="/art/hero.svg" alt="" width={400} height={340} fetchPriority="high" />
        <S.Band />
        <S.Actions>
          <Button kind="primary" size="hero" href={paths.ourBags}>
            {t('web.landing.explore')}
            <Icon of={chevronEndIcon} size="small" />
          </Button>
          <Button size="hero" icon={cardIcon} href={paths.paymentMethod}>
            {t('web.landing.payment')}
          </Button>
        </S.Actions>
      </S.Root>
      {/* The server adds LiveBags. */}
      <div id="live" suppressHydrationWarning>
        {''}
      </div>
      <S.How aria-label={t('web.nav.how')}>
        <Steps steps={steps} look="small" />
      </S.How>
    </>
  );
}
