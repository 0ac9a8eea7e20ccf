import { LONGEST_DEVICE_NAME, markFirstSent, newSecret, settleFirst } from '@zawadeh/domain';
import { BrandMark, checkIcon, Icon, LocalizedText, TextField, useBeirutTime } from '@zawadeh/ui';
import { useEffect, useState } from 'react';
import { Band, WorkActions } from './workPage.ts';
import { MainAction, OtherAction } from './mainAction.ts';
import { fetchPairing, pair, sendAction, type Pairing } from './counterCalls.ts';
import {
  begunPairing,
  storedPhone,
  counterOutbox,
  storePairing,
  storePhone,
  type BegunPairing,
} from './counterStorage.ts';
import { useStore } from '../../lib/store.ts';
import { loadWords, useWords } from '../../lib/messages/language.ts';
import { pairingWords } from './pairing/locales/words.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { courierWords } from './courier/locales/words.ts';
import { LanguageButton } from './LanguageButton.tsx';
import { Notice } from './Notice.tsx';
import * as S from './CounterScreen.styles.ts';
import * as Own from './PairingView.styles.ts';

const TEXTS = {
  counter: {
    facts: ['web.pairing.factShow', 'web.pairing.factScan', 'web.pairing.factAccount'],
    title: 'web.pairing.title',
    name: 'web.pairing.nameFilled',
    nameHint: 'web.pairing.nameHint',
    notMine: 'web.pairing.notMine',
  },
  courier: {
    facts: ['web.courier.factShow', 'web.courier.factScan', 'web.courier.factAddress'],
    title: 'web.courier.pairTitle',
    name: 'web.courier.nameFilled',
    nameHint: 'web.courier.nameHint',
    notMine: 'web.courier.notMine',
  },
} as const;

interface Asking {
  kind: 'asking';
  pairing: Pairing;
  trouble: 'offline' | 'toSend' | null;
  isBusy: boolean;
}

type State = { kind: 'loading' } | { kind: 'over' } | { kind: 'unreachable' } | { kind: 'notMine' } | Asking;

/** What a link makes of this phone, and the consent to it. */
export function PairingView({ code, onPaired }: { code: string; onPaired: () => void }) {
  const t = useMessage();
  const { time } = useBeirutTime();
  const store = useStore();
  const hasWords = useWords(pairingWords);
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [name, setName] = useState<string | null>(null);

  useEffect(() => {
    let isHere = true;
    const open = async () => {
      const begun = begunPairing(code);
      // The answer of an earlier try was lost; the link itself is used by now.
      if (begun && (await finish(begun)) === 'paired') {
        if (isHere) onPaired();
        return;
      }
      const answer = await fetchPairing(code);
      if (answer.ok && answer.value.kind === 'courier') await loadWords(store, courierWords);
      if (!isHere) return;
      if (answer.ok) setState({ kind: 'asking', pairing: answer.value, trouble: null, isBusy: false });
      else setState({ kind: answer.error === 'over' ? 'over' : 'unreachable' });
    };
    void open();
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the link is opened once, and again after "Try again"
  }, [code, attempt]);

  if (state.kind === 'loading' || !hasWords) return <S.Notice aria-busy="true" />;
  if (state.kind === 'over') return <Notice text={t('web.pairing.linkOver')} />;
  if (state.kind === 'notMine') return <Notice text={t('web.pairing.nothingChanged')} />;
  if (state.kind === 'unreachable') {
    const retry = () => {
      setState({ kind: 'loading' });
      setAttempt((count) => count + 1);
    };
    return <Notice text={t('web.pairing.offline')} onRetry={retry} />;
  }

  const { pairing, trouble, isBusy } = state;
  const texts = TEXTS[pairing.kind];
  const typed = name ?? t(texts.name);
  const begin = async () => {
    setState({ ...state, isBusy: true });
    if (!(await sendRest())) {
      setState({ ...state, trouble: 'toSend', isBusy: false });
      return;
    }
    const begun = begunPairing(code) ?? { code, token: newSecret(), name: typed.trim() };
    // Kept before it is sent, so that it can be sent again.
    storePairing(begun);
    const outcome = await finish(begun);
    if (outcome === 'paired') onPaired();
    else if (outcome === 'over') setState({ kind: 'over' });
    else setState({ ...state, trouble: 'offline', isBusy: false });
  };
  return (
    <S.Column>
      <Own.PairTop>
        <S.NoticeTop>
          <BrandMark kind="mark" />
          <LanguageButton />
        </S.NoticeTop>
        <Own.PairTitle>
          <small>{t(texts.title)}</small>{' '}
          {pairing.kind === 'courier' ? (
            <span>{t('web.courier.courier')}</span>
          ) : (
            pairing.store && <LocalizedText text={pairing.store} as="span" />
          )}
        </Own.PairTitle>
      </Own.PairTop>
      <Band />
      <S.Room>
        <Own.Facts>
          {texts.facts.map((fact) => (
            <li key={fact}>
              <Icon of={checkIcon} /> <span>{t(fact)}</span>
            </li>
          ))}
        </Own.Facts>
        <TextField
          name="name"
          label={t('web.pairing.name')}
          hint={t(texts.nameHint)}
          value={typed}
          maxLength={LONGEST_DEVICE_NAME}
          onValueChange={setName}
        />
        <p role="alert">
          {trouble === 'offline' && t('web.pairing.offline')}
          {trouble === 'toSend' &&
            t('web.counter.sendFirst', { count: counterOutbox.current.actions.length })}
        </p>
        {pairing.expiresAt !== null && (
          <S.Muted>{t('web.pairing.linkUntil', { time: time(pairing.expiresAt) })}</S.Muted>
        )}
      </S.Room>
      <WorkActions>
        <MainAction
          type="button"
          data-kind="primary"
          aria-disabled={isBusy || typed.trim() === ''}
          onClick={() => !isBusy && typed.trim() !== '' && void begin()}
        >
          {t('web.pairing.agree')}
        </MainAction>
        <OtherAction type="button" data-kind="quiet" onClick={() => setState({ kind: 'notMine' })}>
          {t(texts.notMine)}
        </OtherAction>
      </WorkActions>
    </S.Column>
  );
}

async function finish(begun: BegunPairing): Promise<'paired' | 'over' | 'failed'> {
  const answer = await pair(begun);
  if (!answer.ok) return answer.error === 'over' ? 'over' : 'failed';
  storePhone(begun.token, answer.value);
  return 'paired';
}

/** What the phone confirmed under its earlier token would be lost. Whether all of it was sent. */
async function sendRest(): Promise<boolean> {
  const token = storedPhone()?.token;
  await counterOutbox.load();
  for (;;) {
    const [first] = counterOutbox.current.actions;
    if (!first || token === undefined) return true;
    await counterOutbox.change(markFirstSent);
    const answer = await sendAction(token, first);
    if (!answer.ok) return answer.error === 'revoked' || answer.error === 'unknown_device';
    const isDone = answer.value.outcome === 'done';
    await counterOutbox.change((queue) =>
      settleFirst(queue, { kind: first.kind, token: first.token, isDone }),
    );
  }
}
