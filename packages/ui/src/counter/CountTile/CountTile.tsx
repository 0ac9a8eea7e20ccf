import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import type { UiMessageIds } from '../../locales/messageId.ts';
import * as S from './CountTile.styles.ts';

const messages = { bags: 'ui.countTile.bags' } satisfies UiMessageIds;

export interface CountTileProps {
  /** Of bags. */
  count: number;
}

/** A number on a paper bag. */
export function CountTile({ count }: CountTileProps) {
  const intl = useIntl();
  return (
    <S.Root>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{intl.formatMessage({ id: messages.bags }, { count })}</VisuallyHidden>
    </S.Root>
  );
}
