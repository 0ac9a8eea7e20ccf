import { brand } from '@zawadeh/domain';
import { BrandTitle, Button, cardIcon, chevronEndIcon, Icon, Steps, useLanguage } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { walletName } from '../../lib/shop.ts';
import type { MessageIds } from '../../lib/messages/messageId.ts';
import * as S from './LandingScreen.styles.ts';
import { SocialLinks } from './SocialLinks.tsx';
import { paths } from '../../lib/paths.ts';

const messages = {
  promise: 'web.landing.description',
  explore: 'web.landing.explore',
  payment: 'web.landing.payment',
  /** Read aloud before the three steps. */
  how: 'web.landing.how',
  choose: 'web.landing.choose',
  pay: 'web.landing.pay',
  collect: 'web.landing.collect',
} satisfies MessageIds;

/** The landing page: the brand, its promise, and the link to the bags. */
export function Screen() {
  const t = useMessage();
  const { locale } = useLanguage();
  const steps = [
    { id: 'choose', title: t(messages.choose) },
    { id: 'pay', title: t(messages.pay, { provider: walletName }) },
    { id: 'collect', title: t(messages.collect) },
  ];
  return (
    <S.Root>
      <S.Green />
      <S.Headline>
        <BrandTitle names={brand.name} />
        <S.Tagline>{brand.tagline[locale]}</S.Tagline>
        <S.Description>{t(messages.promise)}</S.Description>
        {/* The server adds RescuedBags. React leaves other text alone where it has text of its own, even if empty. */}
        <div id="rescued" suppressHydrationWarning>
          {''}
        </div>
      </S.Headline>
      <S.Picture src="/art/hero.svg" alt="" width={400} height={340} fetchPriority="high" />
      <S.Band />
      <S.Actions>
        <Button kind="primary" size="hero" href={paths.ourBags}>
          {t(messages.explore)}
          <Icon of={chevronEndIcon} size="small" />
        </Button>
        <Button size="hero" icon={cardIcon} href={paths.paymentMethod}>
          {t(messages.payment)}
        </Button>
      </S.Actions>
      <S.Footer>
        <S.How aria-label={t(messages.how)}>
          <Steps steps={steps} look="small" />
        </S.How>
        <SocialLinks />
      </S.Footer>
    </S.Root>
  );
}
