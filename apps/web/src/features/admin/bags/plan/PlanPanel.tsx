import type { Plan } from '@zawadeh/domain';
import { Badge, Button, ConfirmDialog, Icon, pauseIcon, repeatIcon, Text } from '@zawadeh/ui';
import { useState } from 'react';
import { deletePlan, pausePlan, type BagPlan } from './planCalls.ts';
import { useMessage } from '../../../../lib/messages/useMessage.ts';
import { useMutation } from '../../useMutation.ts';
import type { PlanEditor } from '../useBagEditor.ts';
import { PlanFields } from './PlanFields.tsx';
import * as S from './PlanPanel.styles.ts';

interface PlanPanelProps {
  /** null: not added yet. */
  bagId: string | null;
  saved: BagPlan | null;
  editor: PlanEditor;
  onChanged: () => void;
}

/** Whether a bag comes by itself, on which weekdays, and the next openings in words. Its fields are saved with the bag's. */
export function PlanPanel({ bagId, saved, editor, onChanged }: PlanPanelProps) {
  const t = useMessage();
  const { form, make, drop } = editor;
  return (
    <S.Panel aria-label={t('web.admin.plan.repeats')}>
      <S.Head>
        <Text look="label" as="h3">
          <Icon of={repeatIcon} /> {t('web.admin.plan.repeats')}
        </Text>
        {saved && <State plan={saved.plan} />}
        {saved && bagId !== null ? (
          <PlanActions bagId={bagId} plan={saved.plan} onChanged={onChanged} onStopped={drop} />
        ) : (
          <S.Actions>
            {form ? (
              <Button kind="quiet" onPress={drop}>
                {t('web.admin.plan.drop')}
              </Button>
            ) : (
              <Button onPress={make}>{t('web.admin.plan.make')}</Button>
            )}
          </S.Actions>
        )}
      </S.Head>
      {form ? (
        <PlanFields
          editor={editor}
          form={form}
          days={saved?.days ?? NO_DAYS}
          isPaused={saved?.plan.isPaused ?? false}
        />
      ) : (
        <Text tone="muted">{t('web.admin.plan.none')}</Text>
      )}
    </S.Panel>
  );
}

const NO_DAYS: BagPlan['days'] = [];

function State({ plan: { isPaused } }: { plan: Plan }) {
  const t = useMessage();
  return (
    <Badge tone={isPaused ? 'warning' : 'success'}>
      {t(isPaused ? 'web.admin.plan.paused' : 'web.admin.plan.running')}
    </Badge>
  );
}

interface PlanActionsProps {
  bagId: string;
  plan: Plan;
  onChanged: () => void;
  onStopped: () => void;
}

function PlanActions({ bagId, plan: { isPaused }, onChanged, onStopped }: PlanActionsProps) {
  const t = useMessage();
  const mutate = useMutation();
  const [isAsking, setAsking] = useState(false);
  const pause = () =>
    void mutate({
      work: () => pausePlan(bagId, !isPaused),
      failed: (why) => t('web.admin.plan.notSaved', { why }),
      onDone: onChanged,
    });
  const stop = () => {
    setAsking(false);
    void mutate({
      work: () => deletePlan(bagId),
      done: t('web.admin.plan.stopped'),
      failed: (why) => t('web.admin.plan.notSaved', { why }),
      onDone: () => {
        onStopped();
        onChanged();
      },
    });
  };
  return (
    <S.Actions>
      <Button {...(!isPaused && { icon: pauseIcon })} onPress={pause}>
        {t(isPaused ? 'web.admin.plan.goOn' : 'web.admin.plan.pause')}
      </Button>
      <Button kind="quiet" onPress={() => setAsking(true)}>
        {t('web.admin.plan.stop')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsking(false)}
          onConfirm={stop}
          title={t('web.admin.plan.stopTitle')}
          confirmLabel={t('web.admin.plan.stop')}
        >
          {t('web.admin.plan.stopBody')}
        </ConfirmDialog>
      )}
    </S.Actions>
  );
}
