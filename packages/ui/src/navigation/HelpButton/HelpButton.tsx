import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { whatsappIcon } from '../../foundations/Icon/frameIcons.ts';
import { messages } from './HelpButton.messages.ts';
import * as S from './HelpButton.styles.ts';

export interface HelpButtonProps {
  /** Where help is asked for: a conversation with the shop. */
  href: string;
}

/** Always in the same corner. It keeps room for itself below the page, so that it never lies on the last thing there. */
export function HelpButton({ href }: HelpButtonProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: messages.name });
  return (
    <S.Room aria-label={name}>
      <S.Root href={href} target="_blank" rel="noreferrer" aria-label={name} title={name}>
        <Icon of={whatsappIcon} />
      </S.Root>
    </S.Room>
  );
}
