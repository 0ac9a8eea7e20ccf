import type { Meta, StoryObj } from '@storybook/react-vite';
import { addGifts, COUNTER_LINK, handlersFor, handlersWithCounter } from '@zawadeh/mocks';
import { COUNTER_TAKE_BACK_PATH } from '@zawadeh/domain';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storeQueue } from '../../backend/counterStorage.ts';
import type { StoryScene } from '../../stories/messages.ts';
import {
  CounterStage,
  freezeClock,
  openLink,
  openLock,
  pairPhone,
  press,
  STORY_NOW,
  typePin,
  word,
} from './counterStage.tsx';

const now = () => STORY_NOW;

const meta = {
  title: 'Screens/Counter',
  component: CounterStage,
  parameters: { layout: 'page' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: async ({ msw }) => {
    await pairPhone();
    msw.use(...handlersWithCounter(now));
    return freezeClock();
  },
} satisfies Meta<typeof CounterStage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function unlock(scene: StoryScene): Promise<void> {
  await openLock(scene);
  await scene.canvas.findByRole('button', { name: word(scene, 'web.counter.scan') });
}

export const Locked: Story = {
  tags: ['every-mode'],
  play: async (scene) => {
    await scene.canvas.findByRole('button', { name: word(scene, 'ui.pinPad.open') });
  },
};

export const Now: Story = {
  tags: ['every-mode'],
  play: async (scene) => {
    await unlock(scene);
    await scene.canvas.findByRole('button', { name: /Rami/ });
  },
};

export const Later: Story = {
  args: { path: '/counter?show=later' },
  play: async (scene) => {
    await unlock(scene);
    await scene.canvas.findByRole('button', { name: /Jad/ });
  },
};

export const Stock: Story = {
  tags: ['every-mode'],
  play: async (scene) => {
    await unlock(scene);
    await scene.canvas.findByRole('button', { name: /Rami/ });
    await press(scene, word(scene, 'web.counter.bagsOfTonight'));
    await scene.canvas.findAllByRole('heading', { level: 2 });
  },
};

const openGifts = async (scene: StoryScene) => {
  await unlock(scene);
  await scene.canvas.findAllByRole('button', { name: giveOne(scene) });
};
const giveOne = (scene: StoryScene) => new RegExp(`^${word(scene, 'web.gifts.giveOne')}`);
const giveFirst = async (scene: StoryScene) => {
  const [first] = await scene.canvas.findAllByRole('button', { name: giveOne(scene) });
  await userEvent.click(first);
};

/** What others paid for: two kinds wait, all of a third were given. */
export const Gifts: Story = {
  tags: ['every-mode'],
  args: { path: '/counter?show=give' },
  beforeEach: ({ msw }) => msw.use(...handlersWithCounter(now, addGifts)),
  play: openGifts,
};

/** One press gives one, a second press takes it back. */
export const PlayGive: Story = {
  ...Gifts,
  tags: [],
  play: async (scene) => {
    const { canvas } = scene;
    await openGifts(scene);
    const tab = within(canvas.getByRole('navigation')).getByRole('link', { current: 'page' });
    await expect(tab).toHaveTextContent(/4$/);
    await giveFirst(scene);
    await expect(await canvas.findByText(word(scene, 'web.gifts.oneGiven'))).toBeVisible();
    await expect(tab).toHaveTextContent(/3$/);
    await press(scene, new RegExp(`^${word(scene, 'web.gifts.undo')}`));
    await waitFor(() => expect(tab).toHaveTextContent(/4$/));
    await expect(canvas.queryByText(word(scene, 'web.gifts.oneGiven'))).not.toBeInTheDocument();
  },
};

/** A button that goes when it is pressed leaves the keyboard in its card. */
export const PlayGiveByKeyboard: Story = {
  ...Gifts,
  tags: [],
  play: async (scene) => {
    const { canvas } = scene;
    await openGifts(scene);
    const [, button] = canvas.getAllByRole('button', { name: giveOne(scene) });
    const card = button!.closest('section')!;
    const heading = within(card).getByRole('heading', { level: 3 });
    button!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(card).toHaveAttribute('data-empty'));
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await expect(within(card).getByRole('button', { name: word(scene, 'web.gifts.undo') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(card).not.toHaveAttribute('data-empty'));
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** Without a connection it goes on, and says what is to be sent. */
export const PlayGiveOffline: Story = {
  ...Gifts,
  tags: [],
  play: async (scene) => {
    const { canvas, msw } = scene;
    await openGifts(scene);
    msw.use(http.all('*/api/counter*', () => HttpResponse.error()));
    for (let turn = 0; turn < 3; turn += 1) await giveFirst(scene);
    await expect(
      await canvas.findByText(word(scene, 'ui.offlineQueueNote.offline', { count: 3 })),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: giveOne(scene) })).toHaveLength(1);
  },
};

/** Another phone gave the last one. */
export const PlayGiveTooLate: Story = {
  ...Gifts,
  tags: [],
  play: async (scene) => {
    const { canvas, msw } = scene;
    await openGifts(scene);
    msw.use(
      http.post('*/api/counter/actions', async ({ request }) => {
        const { actions } = (await request.json()) as { actions: { token: string }[] };
        return HttpResponse.json({
          results: actions.map(({ token }) => ({ token, outcome: 'already_done' })),
        });
      }),
    );
    await giveFirst(scene);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(word(scene, 'web.gifts.noneLeft'));
  },
};

const openTakeBack = async (scene: StoryScene) => {
  await unlock(scene);
  await scene.canvas.findByRole('button', { name: /Rami/ });
  await press(scene, word(scene, 'web.counter.bagsOfTonight'));
  const [first] = await scene.canvas.findAllByRole('button', { name: word(scene, 'web.takeBack.open') });
  await userEvent.click(first);
};
const confirmTakingBack = (scene: StoryScene) => press(scene, word(scene, 'web.takeBack.do'));

/** The oven broke: the form is inside the card of its bag. */
export const TakeBack: Story = {
  tags: ['every-mode'],
  play: async (scene) => {
    await openTakeBack(scene);
    await userEvent.click(
      await scene.canvas.findByRole('radio', { name: word(scene, 'web.takeBack.reason.broken') }),
    );
    await press(scene, new RegExp(`^\\+1 ${word(scene, 'web.takeBack.canFill')}`));
    await expect(scene.canvas.getByRole('heading', { level: 3 })).toHaveTextContent(
      word(scene, 'web.takeBack.title', { count: 5 }),
    );
  },
};

/** A reason is asked for; then the buyers are told, and the orders leave the list. */
export const PlayTakeBack: Story = {
  play: async (scene) => {
    await openTakeBack(scene);
    await confirmTakingBack(scene);
    await expect(await scene.canvas.findByText(word(scene, 'web.takeBack.whyFirst'))).toBeVisible();
    await userEvent.click(
      scene.canvas.getByRole('radio', { name: word(scene, 'web.takeBack.reason.ranOut') }),
    );
    await confirmTakingBack(scene);
    await expect(await scene.canvas.findByText(word(scene, 'web.takeBack.done', { count: 6 }))).toBeVisible();
    const { canvas } = scene;
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: word(scene, 'web.takeBack.open') })).toHaveLength(1),
    );
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Khaled/ })).toBeNull());
    await expect(canvas.getByRole('button', { name: /Rami/ })).toBeVisible();
  },
};

/** Without an answer exactly the same is sent again: it may have been carried out. */
export const PlayTakeBackFailed: Story = {
  play: async (scene) => {
    await openTakeBack(scene);
    await userEvent.click(
      await scene.canvas.findByRole('radio', { name: word(scene, 'web.takeBack.reason.other') }),
    );
    const sent: unknown[] = [];
    scene.msw.use(
      http.post(`*${COUNTER_TAKE_BACK_PATH}`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.error();
      }),
    );
    for (const times of [1, 2]) {
      await confirmTakingBack(scene);
      await waitFor(() => expect(sent).toHaveLength(times));
      await expect(await scene.canvas.findByText(word(scene, 'web.takeBack.failed'))).toBeVisible();
    }
    await expect(sent[1]).toEqual(sent[0]);
    await press(scene, new RegExp(`^\\+1 ${word(scene, 'web.takeBack.canFill')}`));
    await confirmTakingBack(scene);
    await waitFor(() => expect(sent).toHaveLength(3));
    await expect(sent[2]).not.toMatchObject({ token: (sent[0] as { token: string }).token });
    await press(scene, word(scene, 'web.takeBack.keep'));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(word(scene, 'web.takeBack.open')));
  },
};

export const Code: Story = {
  play: async (scene) => {
    await unlock(scene);
    await scene.canvas.findByRole('button', { name: /Rami/ });
    await press(scene, new RegExp(word(scene, 'web.counter.codeField')));
    await press(scene, '9');
    await press(scene, 'P');
    await scene.canvas.findByRole('button', { name: /Rami/ });
  },
};

export const Offline: Story = {
  play: async (scene) => {
    await unlock(scene);
    await scene.canvas.findByRole('button', { name: /Rami/ });
    scene.msw.use(...handlersFor('offline', now));
    window.dispatchEvent(new Event('offline'));
    await scene.canvas.findByText(/Working offline|نعمل بلا إنترنت/);
  },
};

export const NothingKnown: Story = {
  parameters: { scenario: 'offline' },
  beforeEach: ({ msw }) => {
    msw.use(...handlersFor('offline', now));
  },
  play: async (scene) => {
    await unlock(scene);
    await scene.canvas.findByText(word(scene, 'web.counter.noConnection'));
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...handlersWithCounter(now, (database) => {
        database.orders.length = 0;
        database.handovers.length = 0;
      }),
    );
  },
  play: async (scene) => {
    await unlock(scene);
    await scene.canvas.findByText(word(scene, 'web.counter.emptyNow'));
  },
};

export const WrongClock: Story = {
  beforeEach: () => freezeClock(7 * 60_000),
  play: async (scene) => {
    await unlock(scene);
    await scene.canvas.findByText(/7/, { selector: '[role="status"] span' });
  },
};

export const Unpaired: Story = {
  beforeEach: () => localStorage.clear(),
  play: async (scene) => {
    await scene.canvas.findByText(word(scene, 'web.counter.askForLink'));
  },
};

export const Revoked: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...handlersWithCounter(now, ({ devices }) => {
        for (const device of devices) device.revoked_at = device.created_at;
      }),
    );
  },
  play: async (scene) => {
    await scene.canvas.findByText(word(scene, 'web.counter.revoked'));
    await expect(localStorage.getItem('zawadeh-counter')).toBeNull();
    await expect(localStorage.getItem('zawadeh-counter-list')).toBeNull();
  },
};

export const Pairing: Story = {
  tags: ['every-mode'],
  beforeEach: openLink(COUNTER_LINK),
  play: async (scene) => {
    await scene.canvas.findByRole('textbox');
  },
};

export const LinkOver: Story = {
  beforeEach: openLink('x'.repeat(43)),
  play: async (scene) => {
    await scene.canvas.findByText(word(scene, 'web.counter.linkOver'));
  },
};

/** Name, the PIN twice, and the list; a reload asks for the PIN. */
export const PlayPairing: Story = {
  beforeEach: ({ msw }) => {
    openLink(COUNTER_LINK)();
    msw.use(
      ...handlersWithCounter(now, (database) => {
        database.devices.length = 0;
      }),
    );
  },
  play: async (scene) => {
    await press(scene, word(scene, 'web.pairing.agree'));
    await typePin(scene, '4321');
    await press(scene, word(scene, 'web.counter.pinNext'));
    await typePin(scene, '4322');
    await press(scene, word(scene, 'ui.pinPad.open'));
    await scene.canvas.findByText(word(scene, 'web.counter.pinDiffers'));
    for (const button of ['web.counter.pinNext', 'ui.pinPad.open']) {
      await typePin(scene, '4321');
      await press(scene, word(scene, button));
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
      await press(scene, word(scene, 'ui.pinPad.open'));
      await waitFor(() =>
        expect(JSON.parse(localStorage.getItem('zawadeh-counter-pin')!).wrong.count).toBe(
          ['1111', '2222', '3333'].indexOf(pin) + 1,
        ),
      );
    }
    await expect(await scene.canvas.findByRole('timer')).toHaveTextContent('0:');
  },
};

/** Handed over, taken back, and handed over again: each is sent once. */
export const PlayHandOver: Story = {
  play: async (scene) => {
    const { canvas } = scene;
    await unlock(scene);
    for (const isUndone of [true, false]) {
      await press(scene, /Rami/);
      await press(scene, /^(Handed over|سلّمتُ)/);
      if (isUndone) await press(scene, new RegExp(word(scene, 'ui.handOverResult.undo')));
      else await press(scene, word(scene, 'ui.handOverResult.next'));
    }
    await press(scene, new RegExp(word(scene, 'ui.workBar.close')));
    await waitFor(() => expect(localStorage.getItem('zawadeh-counter-queue')).toContain('"actions":[]'));
    await expect(canvas.queryByRole('button', { name: /Rami/ })).toBeNull();
  },
};

/** Somebody else handed it over meanwhile: give nothing. */
export const PlayAlready: Story = {
  args: { path: '/counter?show=done' },
  play: async (scene) => {
    await unlock(scene);
    await press(scene, /سلمى/);
    await scene.canvas.findByRole('alert');
    await press(scene, word(scene, 'ui.handOverResult.back'));
    await scene.canvas.findByRole('button', { name: /سلمى/ });
  },
};

/** A code of no order: give nothing. */
export const PlayUnknownCode: Story = {
  play: async (scene) => {
    await unlock(scene);
    await press(scene, new RegExp(word(scene, 'web.counter.codeField')));
    for (const letter of 'ZZZZ') await press(scene, letter);
    await expect(await scene.canvas.findByRole('alert')).toHaveTextContent('ZZZZ');
  },
};

/** One less, and one more again; what is sold is not touched. */
export const PlayStock: Story = {
  play: async (scene) => {
    await unlock(scene);
    await scene.canvas.findByRole('button', { name: /Rami/ });
    await press(scene, word(scene, 'web.counter.bagsOfTonight'));
    const [figure] = await scene.canvas.findAllByText('2');
    const card = within(figure!.parentElement!);
    const [less, more, none] = card.getAllByRole('button');
    await userEvent.click(less!);
    await waitFor(() => expect(figure).toHaveTextContent('1'));
    await userEvent.click(more!);
    await waitFor(() => expect(figure).toHaveTextContent('2'));
    await userEvent.click(none!);
    await waitFor(() => expect(figure).toHaveTextContent('0'));
    await waitFor(() => expect(localStorage.getItem('zawadeh-counter-queue')).toContain('"actions":[]'));
    await expect(figure).toHaveTextContent('0');
  },
};

/** What was confirmed without a connection is sent while the phone is locked. */
export const PlaySentWhileLocked: Story = {
  beforeEach: () => {
    storeQueue({
      actions: [
        {
          kind: 'hand_over',
          token: crypto.randomUUID(),
          handover: '8f3c2207-5d1e-4c55-9a0b-000000000900 pickup',
          how: 'list',
          at: STORY_NOW - 60_000,
        },
      ],
      isFirstSent: false,
    });
  },
  play: async (scene) => {
    await scene.canvas.findByRole('button', { name: word(scene, 'ui.pinPad.open') });
    await waitFor(() => expect(localStorage.getItem('zawadeh-counter-queue')).toContain('"actions":[]'));
    await unlock(scene);
    await waitFor(() => expect(scene.canvas.queryByRole('button', { name: /Rami/ })).toBeNull());
  },
};

/** Damaged storage is as good as none. */
export const PlayDamagedStorage: Story = {
  beforeEach: () => {
    for (const key of ['', '-pin', '-list', '-queue', '-pairing']) {
      localStorage.setItem(`zawadeh-counter${key}`, '{"token":[],"actions":[null,{}],"device":');
    }
  },
  play: async (scene) => {
    await scene.canvas.findByText(word(scene, 'web.counter.askForLink'));
  },
};

let comeLater = () => {};

/** An order that comes while the phone is on is shown and felt, unless the sound is off. */
export const PlayNewOrder: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...handlersWithCounter(now, ({ orders }) => {
        const later = orders.filter(({ customer_name }) => /Rami|Khaled/.test(customer_name ?? ''));
        for (const order of later) orders.splice(orders.indexOf(order), 1);
        comeLater = () => void orders.push(...later.splice(0, 1));
      }),
    );
  },
  play: async (scene) => {
    const { canvas } = scene;
    const own = Object.getOwnPropertyDescriptor(navigator, 'vibrate');
    const vibrate = fn(() => true);
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    try {
      await unlock(scene);
      await canvas.findByRole('button', { name: /هبة/ });
      await expect(vibrate).not.toHaveBeenCalled();
      comeLater();
      await waitFor(async () =>
        expect(await canvas.findByRole('button', { name: /Rami/ })).toHaveAttribute('data-new'),
      );
      await expect(vibrate).toHaveBeenCalledTimes(1);
      await press(scene, word(scene, 'web.counter.more'));
      await userEvent.click(
        await screen.findByRole('menuitem', { name: word(scene, 'web.counter.soundOff') }),
      );
      comeLater();
      await canvas.findByRole('button', { name: /Khaled/ });
      await expect(vibrate).toHaveBeenCalledTimes(1);
    } finally {
      if (own) Object.defineProperty(navigator, 'vibrate', own);
      else Reflect.deleteProperty(navigator, 'vibrate');
    }
  },
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
    await fit();
    await unlock(scene);
    await canvas.findByRole('button', { name: /Rami/ });
    await fit();
    await press(scene, /Rami/);
    await canvas.findByRole('button', { name: /^(Handed over|سلّمتُ)/ });
    await fit();
    await press(scene, /^(Handed over|سلّمتُ)/);
    await canvas.findByRole('button', { name: word(scene, 'ui.handOverResult.next') });
    await fit();
    await press(scene, new RegExp(word(scene, 'ui.handOverResult.undo')));
    await press(scene, word(scene, 'web.counter.bagsOfTonight'));
    await canvas.findAllByRole('heading', { level: 2 });
    await fit();
    await press(scene, word(scene, 'ui.workBar.back'));
    await press(scene, new RegExp(word(scene, 'web.counter.codeField')));
    await canvas.findByRole('button', { name: 'Q' });
    await fit();
  },
};
