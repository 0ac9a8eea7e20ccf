import type { Meta, StoryObj } from '@storybook/react-vite';
import { COUNTER_LINK, handlersFor, handlersWithPhones } from '@zawadeh/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withNavigator } from '@zawadeh/ui/stories/withNavigator.ts';
import { counterOutbox } from './counterStorage.ts';
import {
  freezeClock,
  now,
  openLink,
  press,
  counterMeta,
  STORY_NOW,
  typePin,
  unlockCounter,
  untilAllSent,
} from './counterStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';
import { untilText } from '../../app/stories/steps.ts';

const meta = { title: 'Screens/Counter', ...counterMeta } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {
  tags: ['every-mode'],
  play: async ({ canvas, t }) => {
    await canvas.findByRole('button', { name: t('web.pinPad.open') });
  },
};

export const Now: Story = {
  tags: ['every-mode'],
  play: after(unlockCounter, async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Rami/ });
  }),
};

export const Later: Story = {
  args: { path: '/counter?show=later' },
  play: after(unlockCounter, async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Jad/ });
  }),
};

export const Stock: Story = {
  tags: ['every-mode'],
  play: async (scene) => {
    await unlockCounter(scene);
    await scene.canvas.findByRole('button', { name: /Rami/ });
    await press(scene, scene.t('web.counter.bagsOfTonight'));
    await scene.canvas.findAllByRole('heading', { level: 2 });
  },
};

export const Code: Story = {
  play: async (scene) => {
    await unlockCounter(scene);
    await scene.canvas.findByRole('button', { name: /Rami/ });
    await press(scene, new RegExp(scene.t('web.counter.codeField')));
    await press(scene, '9');
    await press(scene, 'P');
    await scene.canvas.findByRole('button', { name: /Rami/ });
  },
};

export const Offline: Story = {
  play: after(unlockCounter, async ({ canvas, msw }) => {
    await canvas.findByRole('button', { name: /Rami/ });
    msw.use(...handlersFor('offline', now));
    window.dispatchEvent(new Event('offline'));
    await canvas.findByText(/Working offline|نعمل بلا إنترنت/);
  }),
};

/** When this phone last reached the server, and what it still keeps. */
export const AboutThisPhone: Story = {
  beforeEach: () => {
    const version = document.createElement('meta');
    Object.assign(version, { name: 'version', content: '2026-11-28 · a1b2c3d' });
    document.head.append(version);
    return () => version.remove();
  },
  play: async (scene) => {
    const { canvas, msw } = scene;
    await unlockCounter(scene);
    await canvas.findByRole('button', { name: /Rami/ });
    msw.use(...handlersFor('offline', now));
    window.dispatchEvent(new Event('offline'));
    await press(scene, /Rami/);
    await press(scene, /^(Handed over|سلّمتُ)/);
    await press(scene, scene.t('web.handOverResult.next'));
    await press(scene, new RegExp(scene.t('web.workBar.close')));
    await press(scene, scene.t('web.counter.more'));
    await userEvent.click(await screen.findByRole('menuitem', { name: scene.t('web.counter.about') }));
    await canvas.findByText(scene.t('web.counter.toSendCount', { count: 1 }));
    await expect(canvas.getByText('2026-11-28 · a1b2c3d')).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByText(scene.t('web.counter.lastContact')).nextElementSibling).toHaveTextContent(
      /\d:\d\d/,
    );
  },
};

export const NothingKnown: Story = {
  parameters: { scenario: 'offline' },
  beforeEach: ({ msw }) => {
    msw.use(...handlersFor('offline', now));
  },
  play: after(unlockCounter, async ({ canvas, t }) => {
    await canvas.findByText(t('web.counter.noConnection'));
  }),
};

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...handlersWithPhones(now, ({ phones }) => {
        phones.handovers.length = 0;
      }),
    );
  },
  play: after(unlockCounter, async ({ canvas, t }) => {
    await canvas.findByText(t('web.counter.emptyNow'));
  }),
};

export const WrongClock: Story = {
  beforeEach: () => freezeClock(7 * 60_000),
  play: after(unlockCounter, async ({ canvas }) => {
    await canvas.findByText(/7/, { selector: '[role="status"] span' });
  }),
};

export const Unpaired: Story = {
  beforeEach: () => localStorage.clear(),
  play: untilText('web.counter.askForLink'),
};

export const Revoked: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...handlersWithPhones(now, ({ phones }) => {
        phones.isRevoked = true;
      }),
    );
  },
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('web.counter.revoked'));
    await canvas.findByRole('link', { name: t('web.counter.ask') });
    await expect(localStorage.getItem('zawadeh-counter')).toBeNull();
    await expect(localStorage.getItem('zawadeh-counter-list')).toBeNull();
  },
};

export const Pairing: Story = {
  tags: ['every-mode'],
  beforeEach: openLink(COUNTER_LINK),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox');
  },
};

export const LinkOver: Story = {
  beforeEach: openLink('x'.repeat(43)),
  play: untilText('web.pairing.linkOver'),
};

/** Name, the PIN twice, and the list; a reload asks for the PIN. */
export const PlayPairing: Story = {
  beforeEach: openLink(COUNTER_LINK),
  play: async (scene) => {
    await press(scene, scene.t('web.pairing.agree'));
    await typePin(scene, '4321');
    await press(scene, scene.t('web.counter.pinNext'));
    await typePin(scene, '4322');
    await press(scene, scene.t('web.pinPad.open'));
    await scene.canvas.findByText(scene.t('web.counter.pinDiffers'));
    for (const button of ['web.counter.pinNext', 'web.pinPad.open']) {
      await typePin(scene, '4321');
      await press(scene, scene.t(button));
    }
    await scene.canvas.findByRole('button', { name: /Rami/ });
    await expect(location.hash).toBe('');
    await expect(localStorage.getItem('zawadeh-counter-pin')).not.toContain('4321');
  },
};

/** From the third wrong PIN on the phone accepts none for a while. */
export const PlayWrongPin: Story = {
  play: async (scene) => {
    for (const pin of ['1111', '2222', '3333']) {
      await typePin(scene, pin);
      await press(scene, scene.t('web.pinPad.open'));
      await waitFor(() =>
        expect(JSON.parse(localStorage.getItem('zawadeh-counter-pin')!).wrong.count).toBe(
          ['1111', '2222', '3333'].indexOf(pin) + 1,
        ),
      );
    }
    await expect(await scene.canvas.findByRole('timer')).toHaveTextContent('0:');
    // A person who forgot the PIN is led on.
    await press(scene, scene.t('web.pinPad.forgot'));
    await scene.canvas.findByText(scene.t('web.counter.forgotText'));
    await scene.canvas.findByRole('link', { name: scene.t('web.counter.ask') });
  },
};

/** The old PIN, the new one twice; from then on the phone opens with the new one alone. */
export const PlayChangePin: Story = {
  play: async (scene) => {
    const { canvas } = scene;
    await unlockCounter(scene);
    const choose = async (id: string) => {
      const more = () => canvas.getByRole('button', { name: scene.t('web.counter.more') });
      // The menu comes after the list.
      await waitFor(() => expect(more()).toHaveAttribute('aria-haspopup'));
      await userEvent.click(more());
      await userEvent.click(await screen.findByRole('menuitem', { name: scene.t(id) }));
    };
    await choose('web.counter.about');
    await press(scene, scene.t('web.counter.changePin'));
    await press(scene, scene.t('web.counter.back'));
    await press(scene, scene.t('web.counter.changePin'));
    await typePin(scene, '4321');
    await press(scene, scene.t('web.counter.pinNext'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(scene.t('web.pinPad.wrong')));
    await typePin(scene, '1234');
    await press(scene, scene.t('web.counter.pinNext'));
    await canvas.findByText(scene.t('web.counter.pinChoose'));
    await typePin(scene, '567890');
    await press(scene, scene.t('web.counter.pinNext'));
    await typePin(scene, '567890');
    await press(scene, scene.t('web.counter.changePin'));
    await canvas.findByText(scene.t('web.counter.pinChanged'));
    await press(scene, new RegExp(scene.t('web.workBar.back')));
    await choose('web.counter.lock');
    await typePin(scene, '567890');
    await press(scene, scene.t('web.pinPad.open'));
    await canvas.findByRole('button', { name: scene.t('web.counter.scan') });
  },
};

/** Handed over, taken back, and handed over again: each is sent once. */
export const PlayHandOver: Story = {
  play: async (scene) => {
    const { canvas } = scene;
    await unlockCounter(scene);
    for (const isUndone of [true, false]) {
      await press(scene, /Rami/);
      await press(scene, /^(Handed over|سلّمتُ)/);
      if (isUndone) await press(scene, new RegExp(scene.t('web.handOverResult.undo')));
      else await press(scene, scene.t('web.handOverResult.next'));
    }
    await press(scene, new RegExp(scene.t('web.workBar.close')));
    await untilAllSent();
    await expect(canvas.queryByRole('button', { name: /Rami/ })).toBeNull();
  },
};

/** Another phone handed it over meanwhile: give nothing. */
export const PlayAlready: Story = {
  args: { path: '/counter?show=done' },
  play: async (scene) => {
    await unlockCounter(scene);
    await press(scene, /سلمى/);
    await scene.canvas.findByRole('alert');
    await press(scene, scene.t('web.handOverResult.back'));
    await scene.canvas.findByRole('button', { name: /سلمى/ });
  },
};

/** A code of no order: give nothing. */
export const PlayUnknownCode: Story = {
  play: async (scene) => {
    await unlockCounter(scene);
    await press(scene, new RegExp(scene.t('web.counter.codeField')));
    for (const letter of 'ZZZZ') await press(scene, letter);
    await expect(await scene.canvas.findByRole('alert')).toHaveTextContent('ZZZZ');
    await expect(scene.canvas.getByRole('link', { name: scene.t('web.handOverResult.ask') })).toHaveAttribute(
      'href',
      'https://wa.me/96170123456',
    );
    await press(scene, scene.t('web.handOverResult.back'));
    await scene.canvas.findByRole('button', { name: /Rami/ });
  },
};

/** One less, and one more again; "None left" is taken back by its undo, and not by a second tap. */
export const PlayStock: Story = {
  play: async (scene) => {
    await unlockCounter(scene);
    await scene.canvas.findByRole('button', { name: /Rami/ });
    await press(scene, scene.t('web.counter.bagsOfTonight'));
    const [figure] = await scene.canvas.findAllByText('2');
    const card = within(figure!.parentElement!);
    const [less, more, none] = card.getAllByRole('button');
    await userEvent.click(less!);
    await waitFor(() => expect(figure).toHaveTextContent('1'));
    await userEvent.click(more!);
    await waitFor(() => expect(figure).toHaveTextContent('2'));
    // At once, because a slow machine takes longer than a second tap of the same finger.
    none!.click();
    none!.click();
    await untilAllSent();
    await expect(figure).toHaveTextContent('0');
    await expect(none).toHaveAccessibleName(new RegExp(`^${scene.t('web.counter.undo')}`));
    // With a connection nothing says so, because it would push the buttons away.
    await expect(scene.canvas.queryByText(scene.t('web.offlineQueueNote.allSent'))).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 700));
    await userEvent.click(none!);
    await waitFor(() => expect(figure).toHaveTextContent('2'));
    await expect(none).toHaveAccessibleName(new RegExp(`^${scene.t('web.counter.noneLeft')}`));
  },
};

/** What was confirmed without a connection is sent while the phone is locked. */
export const PlaySentWhileLocked: Story = {
  beforeEach: async () => {
    const handover = '8f3c2207-5d1e-4c55-9a0b-000000000900 pickup';
    const action = { kind: 'hand_over', token: crypto.randomUUID(), handover, how: 'list' } as const;
    await counterOutbox.change(() => ({
      actions: [{ ...action, at: STORY_NOW - 60_000 }],
      isFirstSent: false,
    }));
  },
  play: async (scene) => {
    await scene.canvas.findByRole('button', { name: scene.t('web.pinPad.open') });
    await untilAllSent();
    await unlockCounter(scene);
    await waitFor(() => expect(scene.canvas.queryByRole('button', { name: /Rami/ })).toBeNull());
  },
};

/** Damaged storage is as good as none. */
export const PlayDamagedStorage: Story = {
  beforeEach: () => {
    for (const key of ['', '-pin', '-list', '-pairing']) {
      localStorage.setItem(`zawadeh-counter${key}`, '{"token":[],"actions":[null,{}],"device":');
    }
  },
  play: untilText('web.counter.askForLink'),
};

let comeLater = () => {};
const vibrate = fn(() => true);

/** An order that comes while the phone is on is shown and felt, unless the sound is off. */
export const PlayNewOrder: Story = {
  beforeEach: [
    withNavigator({ vibrate }),
    ({ msw }) => {
      vibrate.mockClear();
      msw.use(
        ...handlersWithPhones(now, ({ phones: { handovers } }) => {
          const later = handovers.filter(({ first_name }) => /Rami|Khaled/.test(first_name));
          for (const row of later) handovers.splice(handovers.indexOf(row), 1);
          comeLater = () => void handovers.push(...later.splice(0, 1));
        }),
      );
    },
  ],
  play: after(unlockCounter, async (scene) => {
    const { canvas, t } = scene;
    await canvas.findByRole('button', { name: /هبة/ });
    await expect(vibrate).not.toHaveBeenCalled();
    comeLater();
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: /Rami/ })).toHaveAttribute('data-new'),
    );
    await expect(vibrate).toHaveBeenCalledTimes(1);
    await press(scene, t('web.counter.more'));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('web.counter.soundOff') }));
    comeLater();
    await canvas.findByRole('button', { name: /Khaled/ });
    await expect(vibrate).toHaveBeenCalledTimes(1);
  }),
};

/** What a thumb presses at the counter is at least 48 px high and wide. */
export const PlayTargets: Story = {
  play: async (scene) => {
    const { canvas } = scene;
    const fit = async () => {
      for (const target of [...canvas.getAllByRole('button'), ...canvas.queryAllByRole('link')]) {
        const { width, height } = target.getBoundingClientRect();
        await expect([target.textContent, Math.min(width, height) >= 48]).toEqual([target.textContent, true]);
      }
    };
    await canvas.findAllByRole('button');
    await fit();
    await unlockCounter(scene);
    await canvas.findByRole('button', { name: /Rami/ });
    await fit();
    await press(scene, /Rami/);
    await canvas.findByRole('button', { name: /^(Handed over|سلّمتُ)/ });
    await fit();
    await press(scene, /^(Handed over|سلّمتُ)/);
    await canvas.findByRole('button', { name: scene.t('web.handOverResult.next') });
    await fit();
    await press(scene, new RegExp(scene.t('web.handOverResult.undo')));
    await press(scene, scene.t('web.counter.bagsOfTonight'));
    await canvas.findAllByRole('heading', { level: 2 });
    await fit();
    await press(scene, scene.t('web.workBar.back'));
    await press(scene, new RegExp(scene.t('web.counter.codeField')));
    await canvas.findByRole('button', { name: 'Q' });
    await fit();
  },
};
