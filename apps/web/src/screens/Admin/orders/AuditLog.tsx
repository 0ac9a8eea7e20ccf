import { ErrorState, Skeleton, Text, DateTime } from '@zawadeh/ui';
import { useMessage } from '../../../lib/useMessage.ts';
import { fetchAuditLog, type AuditEntry } from '../../../backend/admin/orderHistory.ts';
import { useSession } from '../../../state/useSession.ts';
import * as Admin from '../AdminScreen.styles.ts';
import { useQuery } from '../useQuery.ts';
import { auditLabels, messages } from './OrdersSection.messages.ts';
import * as S from './OrdersSection.styles.ts';

/** The order's audit entries, the oldest first. */
export function AuditLog({ orderId }: { orderId: string }) {
  const t = useMessage();
  const { value, error, refetch } = useQuery(orderId, () => fetchAuditLog(orderId));
  return (
    <section>
      <Text look="label" as="h3">
        {t(messages.history)}
      </Text>
      {error && <ErrorState message={t(messages.historyNotLoaded)} onRetry={refetch} />}
      {value === null && !error && <Skeleton $height={44} />}
      <S.History>
        {value?.map((entry) => (
          <li key={entry.id}>
            <AuditLine entry={entry} />
          </li>
        ))}
      </S.History>
    </section>
  );
}

function AuditLine({ entry: { action, at, actor, reason } }: { entry: AuditEntry }) {
  const t = useMessage();
  const session = useSession();
  const id = auditLabels[action];
  const own = session.status === 'signedIn' && session.profile.id === actor;
  const isByAdmin =
    reason !== null || action === 'deleted' || action === 'refunded' || action === 'sent_back';
  return (
    <>
      <strong>{id ? t(id) : <bdi>{action}</bdi>}</strong>
      {isByAdmin && actor !== null && ` · ${t(own ? messages.byYou : messages.byAdmin)}`}
      {reason !== null && <div dir="auto">{reason}</div>}
      <Admin.Quiet>
        <DateTime at={at} />
      </Admin.Quiet>
    </>
  );
}
