import { useIntl } from 'react-intl';
import * as S from './SkipLink.styles.ts';

export interface SkipLinkProps {
  /** The id of the page's own part, which can take the focus. */
  target?: string;
}

/**
 * Skips the header, for keyboard users.
 *
 * @use once, first on the page. The {@link Header} has it already.
 * @avoid to go from part to part of one page: those are headings.
 * @keyboard Tab: shows it
 * @keyboard Enter: goes past the header
 * @reader The target has `tabIndex={-1}`, so that the focus moves there too.
 */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  const intl = useIntl();
  return <S.Root href={`#${target}`}>{intl.formatMessage({ id: 'ui.skipLink.skip' })}</S.Root>;
}
