import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { storedPin } from './counterStorage.ts';
import { ChoosePin, Lock } from './PinViews.tsx';

/** After so long without a press a stranger may hold the phone. */
const LOCK_AFTER_MS = 10 * 60_000;

interface LockedPhoneProps {
  /** What the phone is for. */
  title: ReactNode;
  toSend: number;
  /** With an open lock. */
  children: (lock: () => void) => ReactNode;
}

/** A paired phone: locked when it starts, and when it lay untouched. What is queued is sent all the same. */
export function LockedPhone({ title, toSend, children }: LockedPhoneProps) {
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

  if (pin === null) {
    return (
      <ChoosePin
        title={title}
        onChosen={() => {
          setPin(storedPin());
          setOpen(true);
        }}
      />
    );
  }
  if (!isOpen) return <Lock title={title} pin={pin} toSend={toSend} onOpen={() => setOpen(true)} />;
  return children(lock);
}
