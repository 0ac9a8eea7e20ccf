import { useIntl } from 'react-intl';
import { Icon, whatsappIcon } from '@zawadeh/ui';
import * as S from './HelpButton.styles.ts';

export interface HelpButtonProps {
  /** The address of the WhatsApp chat with the shop. */
  href: string;
}

/**
 * A link to the WhatsApp chat with the shop, from any page.
 *
 * On a phone it stands below the page, so that it covers no content; from 768 px it is fixed in a corner,
 * with space reserved below the page. The chat opens beside the page.
 *
 * @use once, after everything else on the page.
 * @avoid on a page that links to the chat itself, or without a chat to link to.
 */
export function HelpButton({ href }: HelpButtonProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'web.helpButton.name' });
  return (
    <S.Corner aria-label={name}>
      <S.Root href={href} target="_blank" rel="noreferrer" title={name}>
        <Icon of={whatsappIcon} />
        <S.Name>{name}</S.Name>
      </S.Root>
    </S.Corner>
  );
}
