import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { whatsappIcon } from '../../foundations/Icon/frameIcons.ts';
import type { UiMessageIds } from '../../locales/messageId.ts';
import * as S from './HelpButton.styles.ts';

const messages = {
  name: 'ui.helpButton.name',
} satisfies UiMessageIds;

export interface HelpButtonProps {
  /** The address of the WhatsApp chat with the shop. */
  href: string;
}

/** A help link fixed in a corner; on a phone below the page, where it covers nothing. */
export function HelpButton({ href }: HelpButtonProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: messages.name });
  return (
    <S.Corner aria-label={name}>
      <S.Root href={href} target="_blank" rel="noreferrer" title={name}>
        <Icon of={whatsappIcon} />
        <S.Name>{name}</S.Name>
      </S.Root>
    </S.Corner>
  );
}
