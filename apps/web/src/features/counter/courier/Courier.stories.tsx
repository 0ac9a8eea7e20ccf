import type { Meta, StoryObj } from '@storybook/react-vite';
import { COURIER_LINK, handlersFor, handlersWithPhones } from '@zawadeh/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StoryScene } from '../../../app/stories/messages.ts';
import {
  CounterStage,
  freezeClock,
  now,
  openLink,
  openLock,
  pairPhone,
  press,
  untilAllSent,
} from '../counterStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';
import { untilText } from '../../../app/stories/steps.ts';

const meta = {
  title: 'Screens/Courier',
  component: CounterStage,
  args: { path: '/courier' },
  parameters: { layout: 'page' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: async ({ msw }) => {
    await pairPhone('courier');
    msw.use(...handlersWithPhones(now));
    return freezeClock();
  },
} satisfies Meta<typeof CounterStage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function unlock(scene: StoryScene): Promise<void> {
  await scene.canvas.findByRole('heading', { name: /Hassan/ });
  await openLock(scene);
  await scene.canvas.findByRole('heading', { name: scene.t('web.courier.title') });
}

async function openRania(scene: StoryScene): Promise<void> {
  await unlock(scene);
  await press(scene, /Rania/);
  await scene.canvas.findByRole('heading', { name: /Port Said/ });
}

const KARIM = { courier: '\u2068Karim\u2069' };

/** Returns the words above Karim's deliveries. */
async function askToTakeOver(scene: StoryScene): Promise<RegExp> {
  const { canvas } = scene;
  const words = new RegExp(scene.t('web.courier.others', KARIM));
  await userEvent.click(await canvas.findByText(words));
  await press(scene, /T7DA/);
  const group: HTMLElement | null = canvas.getByText(words).closest('details');
  const pickUp = within(group!).getByRole('button', {
    name: new RegExp(`^${scene.t('web.deliveryCard.pickedUp')}`),
  });
  await userEvent.click(pickUp);
  const question = scene.t('web.courier.takeOverAsk', KARIM);
  await expect(await canvas.findByRole('heading', { name: question })).toHaveFocus();
  return words;
}

export const Deliveries: Story = {
  tags: ['every-mode'],
  play: after(unlock, async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Rania/ });
  }),
};

/** What other couriers bring, unfolded, with the question before its pick-up. */
export const OfAnother: Story = {
  tags: ['every-mode'],
  play: async (scene) => {
    await unlock(scene);
    await askToTakeOver(scene);
  },
};

export const Stop: Story = { tags: ['every-mode'], play: openRania };

export const Delivered: Story = {
  play: async (scene) => {
    await unlock(scene);
    await scene.canvas.findByRole('button', { name: /Rania/ });
    await press(scene, new RegExp(scene.t('web.courier.delivered')));
    await scene.canvas.findByRole('button', { name: /Hadi/ });
  },
};

export const Code: Story = {
  play: async (scene) => {
    await openRania(scene);
    await press(scene, new RegExp(scene.t('web.counter.codeField')));
    await scene.canvas.findByText(scene.t('web.counter.codeTitle'));
  },
};

export const Offline: Story = {
  play: after(unlock, async ({ canvas, msw, t }) => {
    await canvas.findByRole('button', { name: /Rania/ });
    msw.use(...handlersFor('offline', now));
    window.dispatchEvent(new Event('offline'));
    await canvas.findByText(/Working offline|نعمل بلا إنترنت/);
    await canvas.findByText(t('web.courier.addressLater'));
  }),
};

export const NothingKnown: Story = {
  parameters: { scenario: 'offline' },
  beforeEach: ({ msw }) => {
    msw.use(...handlersFor('offline', now));
  },
  play: after(unlock, async ({ canvas, t }) => {
    await canvas.findByText(t('web.courier.noConnection'));
  }),
};

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...handlersWithPhones(now, ({ phones }) => {
        phones.deliveries.length = 0;
      }),
    );
  },
  play: after(unlock, async ({ canvas, t }) => {
    await canvas.findByText(t('web.courier.empty'));
  }),
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
    await canvas.findByText(t('web.courier.revoked'));
    await expect(localStorage.getItem('zawadeh-counter-list')).toBeNull();
  },
};

export const Pairing: Story = {
  beforeEach: openLink(COURIER_LINK),
  play: untilText('web.courier.factAddress'),
};

/** The bags of the last shop: the address comes, and the delivery is now one to deliver. */
export const PlayPickUp: Story = {
  play: async (scene) => {
    const { canvas } = scene;
    await unlock(scene);
    // The shop can be found before its bags are picked up.
    await canvas.findByRole('link', { name: new RegExp(`^${scene.t('web.deliveryStop.directions')}`) });
    await press(scene, new RegExp(`^${scene.t('web.deliveryCard.pickedUp')}`));
    await canvas.findByRole('button', { name: /سامر/ });
    await press(scene, new RegExp(`^${scene.t('web.counter.undo')}`));
    await canvas.findByRole('button', { name: new RegExp(`^${scene.t('web.deliveryCard.pickedUp')}`) });
    await untilAllSent();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /سامر/ })).toBeNull());
  },
};

/** Karim's delivery is folded away; its pick-up is asked once, and an undo gives it back. */
export const PlayTakeOver: Story = {
  play: async (scene) => {
    const { canvas } = scene;
    await unlock(scene);
    const karims = await askToTakeOver(scene);
    await press(scene, scene.t('web.courier.takeOver'));
    await canvas.findByRole('button', { name: /Lina/ });
    await expect(canvas.queryByText(karims)).toBeNull();
    await press(scene, new RegExp(`^${scene.t('web.counter.undo')}`));
    await canvas.findByText(karims);
    await untilAllSent();
  },
};

/** By the code on the customer's ticket; once, and taken back. */
export const PlayDeliver: Story = {
  play: async (scene) => {
    const { canvas } = scene;
    await openRania(scene);
    await press(scene, new RegExp(scene.t('web.counter.codeField')));
    for (const letter of 'K3WP') await press(scene, letter);
    await canvas.findByRole('button', { name: scene.t('web.handOverResult.back') });
    await expect(canvas.getByRole('status')).toHaveTextContent(/Rania/);
    await press(scene, scene.t('web.handOverResult.back'));
    await press(scene, new RegExp(scene.t('web.courier.delivered')));
    await canvas.findByRole('button', { name: /Rania/ });
    await untilAllSent();
  },
};

/** No customer opened: a next try stays on the list, and bags that were brought back leave it until an undo. */
export const PlayNobodyThere: Story = {
  play: async (scene) => {
    const { canvas } = scene;
    await openRania(scene);
    await press(scene, scene.t('web.courier.nobody'));
    await press(scene, scene.t('web.courier.tryAgain'));
    await expect(await canvas.findByRole('button', { name: /Rania/ })).toHaveTextContent(
      /Nobody was there at|لم يكن أحد هناك/,
    );
    await press(scene, /Rania/);
    await press(scene, scene.t('web.courier.nobody'));
    await press(scene, scene.t('web.courier.broughtBack'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Rania/ })).toBeNull());
    await untilAllSent();
    await press(scene, new RegExp(`^${scene.t('web.counter.undo')}`));
    await canvas.findByRole('button', { name: /Rania/ });
    await untilAllSent();
  },
};

/** The ways on without a customer at the door. */
export const NobodyThere: Story = {
  play: async (scene) => {
    await openRania(scene);
    await press(scene, scene.t('web.courier.nobody'));
    await scene.canvas.findByRole('button', { name: scene.t('web.courier.broughtBack') });
  },
};

/** A code of no delivery that is on its way: give nothing. */
export const PlayOtherCode: Story = {
  play: async (scene) => {
    await openRania(scene);
    await press(scene, new RegExp(scene.t('web.counter.codeField')));
    for (const letter of '9DNX') await press(scene, letter);
    const alert = await scene.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(scene.t('web.courier.notOnRoute'));
  },
};
