import { Icon, instagramIcon, tiktokIcon, whatsappIcon, type IconDrawing } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { MessageId } from '../../lib/messages/messageId.ts';
import { shop } from '../../lib/shop.ts';
import { chatAddress, supportAtom } from '../../lib/support.ts';
import { useAtomValue } from '../../lib/store.ts';
import * as S from './LandingScreen.styles.ts';

interface Place {
  href: string;
  icon: IconDrawing;
  name: MessageId;
}

/** The shop on other sites. The chat needs a support number. */
export function SocialLinks() {
  const t = useMessage();
  const support = useAtomValue(supportAtom);
  const places: Place[] = [
    { href: shop.social.instagram, icon: instagramIcon, name: 'web.landing.instagram' },
    { href: shop.social.tiktok, icon: tiktokIcon, name: 'web.landing.tiktok' },
    ...(support === null
      ? []
      : [
          {
            href: chatAddress(support),
            icon: whatsappIcon,
            name: 'web.contact.whatsapp' as const,
          },
        ]),
  ];
  return (
    <S.Social role="list">
      {places.map(({ href, icon, name }) => (
        <li key={href}>
          <S.Place href={href} target="_blank" rel="noreferrer" aria-label={t(name)}>
            <Icon of={icon} />
          </S.Place>
        </li>
      ))}
    </S.Social>
  );
}
