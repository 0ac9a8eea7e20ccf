import { pinWait } from '@zawadeh/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { PinPad } from './PinPad/PinPad.tsx';
import { storedPin, storePin, type StoredPin } from './counterStorage.ts';
import { hashNewPin, hashPin } from './pin.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { LanguageButton } from './LanguageButton.tsx';
import { Notice } from './Notice.tsx';
import * as S from './CounterScreen.styles.ts';

interface ChoosePinProps {
  title: ReactNode;
  onChosen: () => void;
  /** Where another PIN stays in force until then. */
  onLeave?: () => void;
}

/** Typed twice, because the screen does not show it. */
export function ChoosePin({ title, onChosen, onLeave }: ChoosePinProps) {
  const t = useMessage();
  const [first, setFirst] = useState<string | null>(null);
  const [value, setValue] = useState('');
  const [differs, setDiffers] = useState(false);
  const isFirst = first === null;
  const next = async () => {
    setValue('');
    if (isFirst) {
      setFirst(value);
      setDiffers(false);
    } else if (first === value) {
      storePin({ ...(await hashNewPin(value)), wrong: { count: 0, lastAt: 0 } });
      onChosen();
    } else {
      setFirst(null);
      setDiffers(true);
    }
  };
  return (
    <PinPad
      title={title}
      value={value}
      onValueChange={setValue}
      prompt={t(
        isFirst ? (differs ? 'web.counter.pinDiffers' : 'web.counter.pinChoose') : 'web.counter.pinAgain',
      )}
      {...(isFirst
        ? { action: t('web.counter.pinNext') }
        : onLeave && { action: t('web.counter.changePin') })}
      onOpen={() => void next()}
    >
      {onLeave ? <BackButton onPress={onLeave} /> : <LanguageButton />}
    </PinPad>
  );
}

function BackButton({ onPress }: { onPress: () => void }) {
  const t = useMessage();
  return (
    <S.Language type="button" onClick={onPress}>
      {t('web.counter.back')}
    </S.Language>
  );
}

interface LockProps {
  title: ReactNode;
  pin: StoredPin;
  toSend: number;
  onOpen: () => void;
  /** Where the phone is open already. */
  onLeave?: () => void;
}

export function Lock({ title, pin: stored, toSend, onOpen, onLeave }: LockProps) {
  const t = useMessage();
  const [pin, setPin] = useState(stored);
  const [value, setValue] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isForgotten, setForgotten] = useState(false);
  const [now, setNow] = useState(Date.now);
  const wait = pinWait(pin.wrong, now);
  useEffect(() => {
    if (wait === 0) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [wait]);

  const open = async () => {
    const tried = value;
    setValue('');
    const isRight = (await hashPin(tried, pin.salt)) === pin.hash;
    const count = isRight ? 0 : pin.wrong.count + 1;
    const after = { ...pin, wrong: { count, lastAt: Date.now() } };
    storePin(after);
    setPin(after);
    setNow(Date.now());
    setWrong(!isRight);
    if (isRight) onOpen();
  };
  if (isForgotten) {
    return (
      <Notice text={t('web.counter.forgotText')} onBack={() => setForgotten(false)}>
        {toSend > 0 && <p>{t('web.counter.sendFirst', { count: toSend })}</p>}
      </Notice>
    );
  }
  return (
    <PinPad
      title={title}
      value={value}
      onValueChange={(next) => {
        setWrong(false);
        setValue(next);
      }}
      isWrong={isWrong}
      secondsLeft={Math.ceil(wait / 1_000)}
      onForget={() => setForgotten(true)}
      {...(onLeave && { action: t('web.counter.pinNext') })}
      onOpen={() => void open()}
    >
      {onLeave ? <BackButton onPress={onLeave} /> : <LanguageButton />}
    </PinPad>
  );
}

interface ChangePinProps {
  toSend: number;
  onChanged: () => void;
  onLeave: () => void;
}

/** The old PIN comes first, because an open phone may be in another hand. */
export function ChangePin({ toSend, onChanged, onLeave }: ChangePinProps) {
  const t = useMessage();
  const [pin] = useState(storedPin);
  const [isKnown, setKnown] = useState(false);
  const title = t('web.counter.changePin');
  return pin === null || isKnown ? (
    <ChoosePin title={title} onChosen={onChanged} onLeave={onLeave} />
  ) : (
    <Lock {...{ title, pin, toSend, onLeave }} onOpen={() => setKnown(true)} />
  );
}
