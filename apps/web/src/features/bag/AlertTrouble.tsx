import { Alert, Button, ErrorState } from '@zawadeh/ui';
import { Deactivated } from '../session/Deactivated.tsx';
import { paths } from '../../lib/paths.ts';
import { useAtomValue } from '../../lib/store.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { chatAddress, supportAtom } from '../../lib/support.ts';
import { troubleMessages } from './BagDetails.messages.ts';
import type { Trouble } from './useAlertCalls.ts';

/** Why the user will not be told, and what helps. */
export function AlertTrouble({ problem, onRetry }: Trouble) {
  const t = useMessage();
  const support = useAtomValue(supportAtom);
  if (problem === 'deactivated') return <Deactivated />;
  if (problem === 'server' || problem === 'slow')
    return <ErrorState message={t(troubleMessages[problem])} onRetry={onRetry} />;
  const way =
    problem === 'too_many_alerts'
      ? { href: paths.alerts, label: t('web.alerts.toAlerts') }
      : problem === 'no_phone' && support !== null
        ? { href: chatAddress(support), label: t('web.login.writeToUs') }
        : null;
  return (
    <Alert
      kind={problem === 'can_be_bought' ? 'info' : 'danger'}
      action={
        way && (
          <Button size="compact" href={way.href}>
            {way.label}
          </Button>
        )
      }
    >
      {t(troubleMessages[problem])}
    </Alert>
  );
}
