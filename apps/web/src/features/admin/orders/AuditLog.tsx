import { ErrorState, Skeleton, Text, DateTime, LocalizedText } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { fetchLog, type LogEntry } from '../log/fetchLog.ts';
import * as Admin from '../AdminScreen.styles.ts';
import { LogDeed } from '../log/LogDeed.tsx';
import { LogWho } from '../log/LogWho.tsx';
import { useQuery } from '../useQuery.ts';
import { messages } from './OrdersSection.messages.ts';
import * as S from './OrdersSection.styles.ts';

const MOST_STEPS = 200;

/** The order's log, with that of its handovers; the oldest first. */
export function AuditLog({ orderId }: { orderId: string }) {
  const t = useMessage();
  const { value, error, refetch } = useQuery(orderId, () => fetchLog({ order: orderId }, null, MOST_STEPS));
  return (
    <section>
      <Text look="label" as="h3">
        {t(messages.history)}
      </Text>
      {error && <ErrorState message={t(messages.historyNotLoaded)} onRetry={refetch} />}
      {value === null && !error && <Skeleton $height={44} />}
      <S.History>
        {value?.entries.toReversed().map((entry) => (
          <li key={entry.id}>
            <Step entry={entry} />
          </li>
        ))}
      </S.History>
    </section>
  );
}

function Step({ entry }: { entry: LogEntry }) {
  const intl = useIntl();
  return (
    <>
      <LogDeed entry={entry} />
      <Admin.Quiet>
        <DateTime at={entry.at} />
        {' · '}
        {intl.formatMessage({ id: messages.by }, { who: <LogWho entry={entry} /> })}
        {entry.store && (
          <>
            {' · '}
            <LocalizedText text={entry.store} />
          </>
        )}
      </Admin.Quiet>
    </>
  );
}
