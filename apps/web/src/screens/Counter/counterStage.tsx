/** Story setup of the counter: a paired phone with the PIN 1234, at the frozen instant. */
import { COUNTER_TOKEN, FROZEN_NOW } from '@zawadeh/mocks';
import { useEffect, useState } from 'react';
import { supportAtom } from '../../state/support.ts';
import { languageAtom } from '../../state/language.ts';
import { StorySetting } from '../../stories/StorySetting.tsx';
import { storePhone, storePin } from '../../backend/counterStorage.ts';
import { hashNewPin } from '../../backend/pin.ts';
import { useLanguage } from '@zawadeh/ui';
import { Screen } from './CounterScreen.tsx';

/** The page covers the screen, so each story has the size of the least phone. */
export function CounterStage({ path = '/counter' }: { path?: string }) {
  const language = useLanguage();
  const [isPhone] = useState(() => window.innerWidth < 500);
  useEffect(() => () => history.replaceState(history.state, '', location.pathname + location.search), []);
  return (
    <div style={isPhone ? {} : { transform: 'translateX(0)', blockSize: 640, inlineSize: 360 }}>
      <StorySetting
        path={path}
        prepare={(store) => {
          store.set(supportAtom, '+96170123456');
          store.set(languageAtom, language);
        }}
      >
        <Screen />
      </StorySetting>
    </div>
  );
}

const DEVICE = {
  id: 'de000000-0000-4000-8000-000000000001',
  kind: 'counter',
  name: 'Front counter',
  store_id: null,
  store: 'Zahra Sweets',
  store_ar: 'حلويات الزهراء',
};

/** Not at the turn of a minute, because the phone's clock runs. */
export const STORY_NOW = FROZEN_NOW + 20_000;

/** From here on the clock of the story's page runs at the frozen instant. */
export function freezeClock(aheadMs = 0): () => void {
  const real = Date.now;
  const began = real();
  Date.now = () => STORY_NOW + aheadMs + (real() - began);
  return () => {
    Date.now = real;
    localStorage.clear();
  };
}

export async function pairPhone({ hasPin = true } = {}): Promise<void> {
  localStorage.clear();
  storePhone(COUNTER_TOKEN, DEVICE);
  if (hasPin) storePin({ ...(await hashNewPin('1234')), wrong: { count: 0, lastAt: 0 } });
}
