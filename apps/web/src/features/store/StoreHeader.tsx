import type { ReactNode } from 'react';
import { nowAtom } from '../../lib/clock.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { useAtomValue } from '../../lib/store.ts';
import { WorkHeader } from '../counter/WorkHeader/WorkHeader.tsx';
import { connectionAtom } from './connection.ts';
import * as S from './StoreScreen.styles.ts';

interface StoreHeaderProps {
  /** The name of the shop; without it, of the page. */
  title?: ReactNode;
  /** At the end. */
  action?: ReactNode;
}

/** The green top on phones: a desktop has the header of all pages. */
export function StoreHeader({ title, action }: StoreHeaderProps) {
  const t = useMessage();
  const now = useAtomValue(nowAtom);
  const connection = useAtomValue(connectionAtom);
  return (
    <S.PhoneTop>
      <WorkHeader
        title={title ?? t('web.store.title')}
        titleAs="p"
        isLive={connection === 'live'}
        isOffline={connection === 'offline'}
        clock={now}
        actions={action}
      />
    </S.PhoneTop>
  );
}
