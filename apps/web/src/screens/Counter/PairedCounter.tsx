import { useEffect, useEffectEvent, useState } from 'react';
import { storedPin, type PairedPhone } from '../../backend/counterStorage.ts';
import { Notice } from './Notice.tsx';
import { ChoosePin, Lock } from './PinViews.tsx';
import { OpenCounter } from './OpenCounter.tsx';
import { useCounter } from './useCounter.ts';

/** After so long without a press somebody else may hold the phone. */
const LOCK_AFTER_MS = 10 * 60_000;

/** A paired phone: locked when it starts, and when it lay untouched. What is queued is sent all the same. */
export function PairedCounter({ phone }: { phone: PairedPhone }) {
  const counter = useCounter(phone);
  const [pin, setPin] = useState(storedPin);
  const [isOpen, setOpen] = useState(false);
  const lock = () => {
    setPin(storedPin());
    setOpen(false);
  };
  const lockLater = useEffectEvent(lock);

  useEffect(() => {
    if (!isOpen) return undefined;
    let lastPress = Date.now();
    const onPress = () => {
      lastPress = Date.now();
    };
    const check = () => {
      // A clock that was set back would keep the phone open.
      if (Math.abs(Date.now() - lastPress) >= LOCK_AFTER_MS) lockLater();
    };
    const timer = setInterval(check, 5_000);
    const events = ['pointerdown', 'keydown'] as const;
    events.forEach((name) => window.addEventListener(name, onPress));
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      events.forEach((name) => window.removeEventListener(name, onPress));
      document.removeEventListener('visibilitychange', check);
    };
  }, [isOpen]);

  if (counter.ended !== null) return <Notice text="revoked" />;
  if (pin === null) {
    return (
      <ChoosePin
        store={counter.device.store}
        onChosen={() => {
          setPin(storedPin());
          setOpen(true);
        }}
      />
    );
  }
  if (!isOpen) {
    return (
      <Lock store={counter.device.store} pin={pin} toSend={counter.toSend} onOpen={() => setOpen(true)} />
    );
  }
  return <OpenCounter counter={counter} onLock={lock} />;
}
