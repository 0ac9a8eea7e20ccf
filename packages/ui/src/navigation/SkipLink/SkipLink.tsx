import { useIntl } from 'react-intl';
import { messages } from './SkipLink.messages.ts';
import * as S from './SkipLink.styles.ts';

export interface SkipLinkProps {
  /** The id of the page's own part, which can take the focus. */
  target?: string;
}

/** Past what every page begins with, for whoever goes through it with the Tab key. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  const intl = useIntl();
  return <S.Root href={`#${target}`}>{intl.formatMessage({ id: messages.skip })}</S.Root>;
}
