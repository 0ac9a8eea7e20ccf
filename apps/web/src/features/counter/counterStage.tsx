/** Story setup of the phones of shops and couriers: paired, with the PIN 1234, at the frozen instant. */
import type { Meta } from '@storybook/react-vite';
import { EMPTY_QUEUE } from '@zawadeh/domain';
import { COUNTER_TOKEN, FROZEN_NOW, handlersWithPhones } from '@zawadeh/mocks';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { supportAtom } from '../../lib/support.ts';
import { languageAtom } from '../../lib/messages/language.ts';
import type { StoryScene } from '../../app/stories/messages.ts';
import { StorySetting } from '../../app/stories/StorySetting.tsx';
import { counterOutbox, storePhone, storePin } from './counterStorage.ts';
import { hashNewPin } from './pin.ts';
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
export const now = () => STORY_NOW;

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

const COURIER = { ...DEVICE, kind: 'courier', name: 'Hassan', store: null, store_ar: null };

export async function pairPhone(kind: 'counter' | 'courier' = 'counter'): Promise<void> {
  localStorage.clear();
  storePhone(COUNTER_TOKEN, kind === 'courier' ? COURIER : DEVICE);
  storePin({ ...(await hashNewPin('1234')), wrong: { count: 0, lastAt: 0 } });
}

/** Opens a pairing link on a phone that is no device yet. */
export const openLink = (code: string) => () => {
  localStorage.clear();
  void counterOutbox.change(() => EMPTY_QUEUE);
  history.replaceState(history.state, '', `#pair=${code}`);
};

export const untilAllSent = () => waitFor(() => expect(counterOutbox.current.actions).toEqual([]));

export const press = async (scene: Pick<StoryScene, 'canvas'>, name: string | RegExp) =>
  userEvent.click(await scene.canvas.findByRole('button', { name }));

export async function typePin(scene: Pick<StoryScene, 'canvas'>, pin: string): Promise<void> {
  for (const digit of pin) await press(scene, digit);
}

export async function openLock(scene: StoryScene): Promise<void> {
  await typePin(scene, '1234');
  await press(scene, scene.t('web.pinPad.open'));
}

export async function unlockCounter(scene: StoryScene): Promise<void> {
  await openLock(scene);
  await scene.canvas.findByRole('button', { name: scene.t('web.counter.scan') });
}

export const counterMeta = {
  component: CounterStage,
  parameters: { layout: 'page' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: async ({ msw }) => {
    await pairPhone();
    msw.use(...handlersWithPhones(now));
    return freezeClock();
  },
} satisfies Meta<typeof CounterStage>;
