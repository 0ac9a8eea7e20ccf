import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { arrowBackIcon, closeIcon, Icon } from '@zawadeh/ui';
import type { MessageIds } from '../../../lib/messages/messageId.ts';
import { Band } from '../workPage.ts';
import * as S from './WorkBar.styles.ts';

const messages = {
  back: 'web.workBar.back',
  close: 'web.workBar.close',
} satisfies MessageIds;

export interface WorkBarProps {
  /** Back to where one came from, or closed without a result. */
  leaves?: 'back' | 'close';
  /** Called by the arrow or the cross. */
  onLeave: () => void;
  /** The heading of the page; it wraps. */
  title: ReactNode;
  /** At the end: what the page is about. */
  children?: ReactNode;
}

/**
 * The green top of a page that was opened from a list at the counter or by a courier.
 *
 * @use above a {@link CodePad}, the bags of the evening, and every other page that is left by going back.
 * @avoid above the list itself (a {@link WorkHeader}), or on customers' pages (a {@link Header}).
 * @keyboard Enter, Space: leave the page
 * @reader The title is the heading of the page. It wraps instead of being cut.
 * @arabic The arrow is mirrored, the cross is not.
 */
export function WorkBar({ leaves = 'back', onLeave, title, children }: WorkBarProps) {
  const intl = useIntl();
  return (
    <div>
      <S.Root>
        <S.Leave type="button" aria-label={intl.formatMessage({ id: messages[leaves] })} onClick={onLeave}>
          <Icon of={leaves === 'back' ? arrowBackIcon : closeIcon} />
        </S.Leave>
        <S.Words>
          <S.Title>{title}</S.Title>
          {children && <div>{children}</div>}
        </S.Words>
      </S.Root>
      <Band />
    </div>
  );
}
