import type { Plan } from '@zawadeh/domain';
import {
  Badge,
  Button,
  ConfirmDialog,
  ErrorState,
  Icon,
  pauseIcon,
  repeatIcon,
  Skeleton,
  Surface,
  Text,
} from '@zawadeh/ui';
import { useState } from 'react';
import { deletePlan, pausePlan, type BagPlan } from '../../../../backend/admin/plans.ts';
import { useMessage } from '../../../../lib/useMessage.ts';
import { useMutation } from '../../useMutation.ts';
import type { Query } from '../../useQuery.ts';
import { PlanEditor } from './PlanEditor.tsx';
import { messages } from './PlanPanel.messages.ts';
import * as S from './PlanPanel.styles.ts';

interface PlanPanelProps {
  bagId: string;
  query: Query<BagPlan>;
}

/** Whether a bag comes by itself, on which weekdays, and the next openings in words. */
export function PlanPanel({ bagId, query }: PlanPanelProps) {
  const t = useMessage();
  const { value, error, refetch } = query;
  const [isMaking, setMaking] = useState(false);
  const plan = value?.plan ?? null;
  const onChanged = () => {
    setMaking(false);
    refetch();
  };
  return (
    <Surface>
      <S.Panel aria-label={t(messages.repeats)}>
        <S.Head>
          <Text look="h2">
            <Icon of={repeatIcon} /> {t(messages.repeats)}
          </Text>
          {plan && <State plan={plan} />}
          {plan && <PlanActions bagId={bagId} plan={plan} onChanged={onChanged} />}
        </S.Head>
        {error && !value && <ErrorState message={t(messages.notLoaded)} onRetry={refetch} />}
        {!value && !error && <Skeleton $height={120} />}
        {value && !plan && !isMaking && (
          <S.None>
            <Text tone="muted">{t(messages.none)}</Text>
            <Button onPress={() => setMaking(true)}>{t(messages.make)}</Button>
          </S.None>
        )}
        {value && (plan || isMaking) && (
          <PlanEditor
            key={plan ? JSON.stringify(plan) : 'new'}
            bagId={bagId}
            plan={plan}
            days={value.days}
            onSaved={refetch}
          />
        )}
      </S.Panel>
    </Surface>
  );
}

function State({ plan: { isPaused } }: { plan: Plan }) {
  const t = useMessage();
  return (
    <Badge tone={isPaused ? 'warning' : 'success'}>{t(isPaused ? messages.paused : messages.running)}</Badge>
  );
}

interface PlanActionsProps {
  bagId: string;
  plan: Plan;
  onChanged: () => void;
}

function PlanActions({ bagId, plan: { isPaused }, onChanged }: PlanActionsProps) {
  const t = useMessage();
  const mutate = useMutation();
  const [isAsking, setAsking] = useState(false);
  const pause = () =>
    void mutate({
      work: () => pausePlan(bagId, !isPaused),
      failed: (why) => t(messages.notSaved, { why }),
      onDone: onChanged,
    });
  const stop = () => {
    setAsking(false);
    void mutate({
      work: () => deletePlan(bagId),
      done: t(messages.stopped),
      failed: (why) => t(messages.notSaved, { why }),
      onDone: onChanged,
    });
  };
  return (
    <S.Actions>
      <Button {...(!isPaused && { icon: pauseIcon })} onPress={pause}>
        {t(isPaused ? messages.goOn : messages.pause)}
      </Button>
      <Button kind="quiet" onPress={() => setAsking(true)}>
        {t(messages.stop)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsking(false)}
          onConfirm={stop}
          title={t(messages.stopTitle)}
          confirmLabel={t(messages.stop)}
        >
          {t(messages.stopBody)}
        </ConfirmDialog>
      )}
    </S.Actions>
  );
}
