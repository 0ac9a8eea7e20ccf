/** Live examples for the page about a lost connection. */
import { ConnectionBanner, ErrorState } from '@zawadeh/ui';
import { OfflineQueueNote } from '../../apps/web/src/features/counter/OfflineQueueNote/OfflineQueueNote.tsx';
import { useMessage } from '../../apps/web/src/lib/messages/useMessage.ts';
import { now } from '../../packages/ui/src/stories/bags.ts';
import { useWords } from '../../packages/ui/src/stories/words.ts';
import * as S from '../../packages/ui/src/stories/docsSides.styles.ts';

const nothing = () => undefined;
const SINCE = now - 42 * 60_000;

export const Lost = () => <ConnectionBanner isOnline={false} />;

export const Back = () => <ConnectionBanner isOnline wasOffline />;

export const CartIsKept = () => (
  <ErrorState message={useMessage()('web.cart.offline')} isOffline onRetry={nothing} />
);

export const NetworkError = () => (
  <ErrorState
    message={useWords({
      en: 'Network error. Failed to fetch.',
      ar: 'خطأ في الشبكة. فشل الجلب.',
    })}
    onRetry={nothing}
  />
);

export const Queue = () => <OfflineQueueNote offlineSince={SINCE} toSend={3} />;

export const AllSent = () => <OfflineQueueNote offlineSince={null} toSend={0} isAllSent />;

export const SaysItTwice = () => (
  <S.Column>
    <Lost />
    <CartIsKept />
  </S.Column>
);

export const Slow = () => <ErrorState message={useMessage()('web.cart.slow')} onRetry={nothing} />;
