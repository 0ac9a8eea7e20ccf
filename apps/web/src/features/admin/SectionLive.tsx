import { Badge } from '@zawadeh/ui';
import type { ConnectionState } from '../../lib/followStream.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { MessageIds } from '../../lib/messages/messageId.ts';

const messages = {
  connecting: 'web.admin.orders.line.connecting',
  live: 'web.admin.orders.line.live',
  lost: 'web.admin.orders.line.lost',
  refused: 'web.admin.orders.line.refused',
} satisfies MessageIds;

/** Whether the section gets paid orders as they come. */
export function SectionLive({ connection }: { connection: ConnectionState }) {
  const t = useMessage();
  return (
    <Badge tone={connection === 'live' ? 'success' : connection === 'connecting' ? 'neutral' : 'warning'}>
      {t(messages[connection])}
    </Badge>
  );
}
