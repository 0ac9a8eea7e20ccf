import { keysOf } from '@zawadeh/domain';
import { Button, checkIcon, chevronEndIcon, ErrorState, Icon, plusIcon, Skeleton, Text } from '@zawadeh/ui';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { useScope } from '../../admin/scope.ts';
import { useQuery } from '../../admin/useQuery.ts';
import { storeAddress } from '../storeAddress.ts';
import { storeSections } from '../storePages.ts';
import {
  endWelcome,
  fetchSetup,
  SETUP_STEPS,
  stepsForLater,
  storeStepsForLater,
  type Setup,
  type SetupStep,
} from './setup.ts';
import * as S from './WelcomePage.styles.ts';

const stepMessages: Record<SetupStep, { name: MessageId; says: MessageId; action: MessageId }> = {
  place: { name: 'web.welcome.place', says: 'web.welcome.placeSays', action: 'web.welcome.placeDo' },
  bag: { name: 'web.welcome.bag', says: 'web.welcome.bagSays', action: 'web.welcome.bagDo' },
  phone: { name: 'web.welcome.phone', says: 'web.welcome.phoneSays', action: 'web.welcome.phoneDo' },
};

/** The first visit of an owner: three steps, each of which can wait. */
export function Screen() {
  const t = useMessage();
  const scope = useScope();
  const storeId = scope.kind === 'store' ? scope.store.storeId : '';
  const { value, error, refetch } = useQuery(`setup ${storeId}`, () => fetchSetup(storeId));
  return (
    <>
      <S.Band>
        <div>
          <Text look="h1" tabIndex={-1}>
            {t('web.welcome.title')}
          </Text>
          <p>{t('web.welcome.says')}</p>
        </div>
        <img src="/art/hero.svg" alt="" width={120} height={102} />
      </S.Band>
      {error && <ErrorState message={t('web.store.unreachable')} onRetry={refetch} />}
      {value ? <Steps storeId={storeId} setup={value} /> : !error && <Skeleton $height={320} />}
    </>
  );
}

function Steps({ storeId, setup }: { storeId: string; setup: Setup }) {
  const t = useMessage();
  const [later, setLater] = useState(() => stepsForLater(storeId));
  const [chosen, setChosen] = useState<SetupStep | null>(null);
  const steps = keysOf(SETUP_STEPS);
  const next = steps.find((step) => !setup[step] && !later.includes(step));
  const open = chosen ?? next;
  const [first] = keysOf(storeSections);
  const onward = storeAddress(storeId, first);
  const isOver = next === undefined;
  useEffect(() => {
    if (isOver) endWelcome(storeId);
  }, [isOver, storeId]);
  if (isOver) return <Navigate to={onward} replace />;

  const postpone = (step: SetupStep) => {
    const waiting = [...later, step];
    storeStepsForLater(storeId, waiting);
    setLater(waiting);
    setChosen(null);
  };
  return (
    <>
      <S.Steps>
        {steps.map((step, place) => (
          <Step
            key={step}
            step={step}
            place={place + 1}
            storeId={storeId}
            state={setup[step] ? 'done' : step === open ? 'open' : 'closed'}
            onOpen={() => setChosen(step)}
            onLater={() => postpone(step)}
          />
        ))}
      </S.Steps>
      <S.Foot>
        <span>{t('web.welcome.doneCount', { count: steps.filter((step) => setup[step]).length })}</span>
        <Button kind="quiet" href={onward}>
          {t('web.welcome.onward', { section: t(storeSections[first!].label) })}
        </Button>
      </S.Foot>
    </>
  );
}

interface StepProps {
  step: SetupStep;
  /** From one. */
  place: number;
  storeId: string;
  state: 'done' | 'open' | 'closed';
  onOpen: () => void;
  onLater: () => void;
}

function Step({ step, place, storeId, state, onOpen, onLater }: StepProps) {
  const t = useMessage();
  const { name, says, action } = stepMessages[step];
  const href =
    storeAddress(storeId, SETUP_STEPS[step]) + (step === 'bag' && state !== 'done' ? '&bag=new' : '');
  const words = (
    <div>
      <S.StepName>{t(name)}</S.StepName>
      <S.Says>{t(state === 'done' ? 'web.welcome.done' : says)}</S.Says>
    </div>
  );
  return (
    <S.Step data-state={state}>
      <S.Mark aria-hidden="true">{state === 'done' ? <Icon of={checkIcon} /> : place}</S.Mark>
      {state === 'closed' ? (
        <S.Open type="button" aria-expanded="false" onClick={onOpen}>
          {words}
          <Icon of={chevronEndIcon} />
        </S.Open>
      ) : (
        words
      )}
      {state === 'done' && (
        <Button kind="quiet" size="compact" href={href}>
          {t('web.welcome.edit')}
        </Button>
      )}
      {state === 'open' && (
        <S.Actions>
          <Button kind="primary" isFullWidth href={href} {...(step === 'bag' && { icon: plusIcon })}>
            {t(action)}
          </Button>
          <Button kind="quiet" isFullWidth onPress={onLater}>
            {t('web.welcome.later')}
          </Button>
        </S.Actions>
      )}
    </S.Step>
  );
}
