import type { LogEntry } from './fetchLog.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useSession } from '../../session/useSession.ts';

/** The person or the phone that did it. */
export function LogWho({ entry: { person, actor, phone } }: { entry: LogEntry }) {
  const t = useMessage();
  const session = useSession();
  if (phone !== null) return <bdi>{phone}</bdi>;
  if (actor === null) return t('web.admin.log.byItself');
  if (session.status === 'signedIn' && session.profile.id === actor) return t('web.admin.log.you');
  return person === null ? t('web.admin.log.unknown') : <bdi>{person}</bdi>;
}
