import { brand } from '@zawadeh/domain';
import {
  BrandMark,
  Icon,
  instagramIcon,
  LinkContext,
  tiktokIcon,
  useLanguage,
  whatsappIcon,
} from '@zawadeh/ui';
import { use, type ReactNode } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { paths } from '../../../lib/paths.ts';
import { walletName } from '../../../lib/shop.ts';
import { shopLinks } from '../../../lib/shopLinks.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { chatAddress, supportAtom } from '../../../lib/support.ts';
import { answerAddress } from '../questions.ts';
import * as S from './Footer.styles.ts';

/** Below every page of the shop: columns on a desktop, rows that fold on a phone. */
export function Footer() {
  const t = useMessage();
  const { locale } = useLanguage();
  const support = useAtomValue(supportAtom);
  const chat = support === null ? null : chatAddress(support);
  const columns: { name: string; ways: Way[] }[] = [
    {
      name: brand.name[locale],
      ways: [
        [paths.about, t('web.nav.how')],
        [answerAddress('bag'), t('web.footer.inBag')],
        [paths.ourBags, t('web.footer.bags')],
        [`${paths.store}/apply`, t('web.footer.apply')],
      ],
    },
    {
      name: t('web.footer.good'),
      ways: [
        [answerAddress('refund'), t('web.footer.refunds')],
        [answerAddress('allergies'), t('web.footer.safety')],
        [answerAddress('questions'), t('web.footer.questions')],
      ],
    },
    {
      name: t('web.footer.legal'),
      ways: [
        [paths.terms, t('web.footer.terms')],
        [paths.privacy, t('web.footer.privacy')],
        ...(chat === null ? [] : [[chat, t('web.footer.contact')] as const]),
      ],
    },
  ];
  return (
    <S.Root>
      <S.Band />
      <S.Inside>
        <S.Brand>
          <S.Mark>
            <BrandMark kind="full" />
          </S.Mark>
          <S.Says>{t('web.footer.says')}</S.Says>
          <S.Social role="list">
            <Place href={shopLinks.social.instagram} name={t('web.footer.instagram')}>
              <Icon of={instagramIcon} />
            </Place>
            <Place href={shopLinks.social.tiktok} name={t('web.footer.tiktok')}>
              <Icon of={tiktokIcon} />
            </Place>
            {chat !== null && (
              <Place href={chat} name={t('web.contact.whatsapp')}>
                <Icon of={whatsappIcon} />
              </Place>
            )}
          </S.Social>
        </S.Brand>
        {columns.map(({ name, ways }) => (
          <S.Column key={name}>
            <S.Name>{name}</S.Name>
            <Ways ways={ways} />
          </S.Column>
        ))}
        {columns.map(({ name, ways }) => (
          <S.Fold key={name}>
            <S.FoldName>{name}</S.FoldName>
            <Ways ways={ways} />
          </S.Fold>
        ))}
        <S.Trust>
          <p>{t('web.footer.trust', { provider: walletName })}</p>
          <p>{t('web.footer.place')}</p>
        </S.Trust>
      </S.Inside>
    </S.Root>
  );
}

type Way = readonly [href: string, name: string];

const isElsewhere = (href: string): boolean => href.startsWith('https:');

function Ways({ ways }: { ways: readonly Way[] }) {
  const Link = use(LinkContext);
  return (
    <S.Ways role="list">
      {ways.map(([href, name]) => (
        <li key={href}>
          {isElsewhere(href) ? (
            <S.Way href={href} target="_blank" rel="noreferrer">
              {name}
            </S.Way>
          ) : (
            <S.Way as={Link} href={href}>
              {name}
            </S.Way>
          )}
        </li>
      ))}
    </S.Ways>
  );
}

/** The shop on another site. */
function Place({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  return (
    <li>
      <S.Place href={href} target="_blank" rel="noreferrer" aria-label={name}>
        {children}
      </S.Place>
    </li>
  );
}
