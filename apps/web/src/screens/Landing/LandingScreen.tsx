import { brand } from '@zawadeh/domain';
import { BrandTitle, Button, cardIcon, chevronEndIcon, Icon, Steps, useLanguage } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { walletName } from '../../lib/shop.ts';
import type { MessageIds } from '../../locales/messageId.ts';
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
  const intl = useIntl();
  const { locale } = useLanguage();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const steps = [
    { id: 'choose', title: say(messages.choose) },
    { id: 'pay', title: say(messages.pay, { provider: walletName }) },
    { id: 'collect', title: say(messages.collect) },
  ];
  return (
    <S.Root>
      <S.Green />
      <S.Words>
        <BrandTitle names={brand.name} />
        <S.Tagline>{brand.tagline[locale]}</S.Tagline>
        <S.Promise>{say(messages.promise)}</S.Promise>
      </S.Words>
      <S.Picture src="/art/hero.svg" alt="" width={400} height={340} fetchPriority="high" />
      <S.Band />
      <S.Actions>
        <Button kind="primary" size="hero" href={paths.ourBags}>
          {say(messages.explore)}
          <Icon of={chevronEndIcon} size="small" />
        </Button>
        <Button size="hero" icon={cardIcon} href={paths.paymentMethod}>
          {say(messages.payment)}
        </Button>
      </S.Actions>
      <S.Foot>
        <S.How aria-label={say(messages.how)}>
          <Steps steps={steps} look="small" />
        </S.How>
        <SocialLinks />
      </S.Foot>
    </S.Root>
  );
}
