import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '@zawadeh/domain';
import { clear, createStore } from 'idb-keyval';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StoryScene } from '../../../app/stories/messages.ts';
import { signedInAs } from '../../admin/adminStage.tsx';
import { withStoreSection } from '../storeStage.tsx';

/** The browser keeps what another story did not send. */
const clearOutbox = () => clear(createStore(`outbox-${brand.storagePrefix}`, 'unsent'));

const meta = {
  title: 'Screens/Store/Today',
  ...withStoreSection('today'),
  beforeEach: [signedInAs('maya'), clearOutbox],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const STORE_TODAY = '*/rest/v1/rpc/store_today';
const CHANGE = '*/rest/v1/rpc/change_own_stock';

/** The cards, the first of which has two bags for sale. */
async function cardsOf({ canvas, t }: StoryScene) {
  const heading = await canvas.findByRole('heading', { name: t('web.store.today.bags') });
  return [...heading.nextElementSibling!.children] as HTMLElement[];
}
const button = (scope: HTMLElement, name: string | RegExp) => within(scope).getByRole('button', { name });
async function openAdd(scene: StoryScene) {
  const cards = await cardsOf(scene);
  const name = scene.t('web.store.today.add');
  await userEvent.click(scene.canvas.getByRole('button', { name }));
  return { cards, sheet: await screen.findByRole('dialog', { name }) };
}

export const States: Story = {
  tags: ['every-mode'],
  play: async (scene) => {
    await cardsOf(scene);
  },
};

export const CardOpen: Story = {
  tags: ['every-mode'],
  play: async (scene) => {
    const [first] = await cardsOf(scene);
    await userEvent.click(within(first!).getAllByRole('button')[0]!);
    await within(first!).findByRole('button', { name: scene.t('web.takeBack.open') });
  },
};

export const WhoComes: Story = {
  tags: ['every-mode'],
  play: async (scene) => {
    await cardsOf(scene);
    await userEvent.click(
      scene.canvas.getByRole('button', { name: new RegExp(scene.t('web.admin.today.waiting')) }),
    );
    const list = await screen.findByRole('dialog', { name: scene.t('web.store.today.who') });
    await expect(within(list).getByText(/Rami/)).toBeVisible();
  },
};

export const AddBags: Story = {
  tags: ['every-mode'],
  play: async (scene) => {
    await openAdd(scene);
  },
};

export const Loading: Story = { parameters: { scenario: 'silent' } };

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(STORE_TODAY, () =>
        HttpResponse.json({ now: '2026-11-25T16:47:00Z', handovers: [], gifts: [], bags: [] }),
      ),
    ),
  play: async ({ canvas, t }) => {
    await canvas.findByRole('heading', { name: t('web.counter.noBags') });
    await expect(canvas.getByRole('link', { name: t('web.store.today.newBag') })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(STORE_TODAY, () => HttpResponse.error())),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('web.store.unreachable'))).toBeVisible();
  },
};

/** Less is kept until there is a connection; more has to wait for it, and says so. */
export const Offline: Story = {
  tags: ['every-mode'],
  play: async (scene) => {
    const [first] = await cardsOf(scene);
    scene.msw.use(
      http.post(STORE_TODAY, () => HttpResponse.error()),
      http.post(CHANGE, () => HttpResponse.error()),
    );
    await userEvent.click(button(first!, /^−1/));
    await scene.canvas.findByText(scene.t('web.store.today.offline', { count: 1 }));
    await scene.canvas.findByText(new RegExp(scene.t('web.workHeader.offline')));
    await expect(within(first!).getByText(scene.t('web.store.today.notSent'))).toBeVisible();
    await expect(button(first!, /^\+1/)).toHaveAttribute('aria-disabled', 'true');
    await expect(
      scene.canvas.getByRole('button', { name: scene.t('web.store.today.addOffline') }),
    ).toBeDisabled();
  },
};

/** The number goes back, and the card says why. */
export const PlayRefused: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(CHANGE, () => HttpResponse.json({ refused: 'unknown_bag' }))),
  play: async (scene) => {
    const [first] = await cardsOf(scene);
    const figure = within(first!).getByRole('status');
    const before = figure.textContent;
    await userEvent.click(button(first!, /^−1/));
    await expect(await within(first!).findByRole('alert')).toHaveTextContent(
      scene.t('web.counter.notChanged'),
    );
    await waitFor(() => expect(figure).toHaveTextContent(before));
  },
};

/** None left can be taken back for some seconds, in the same place. */
export const PlayNoneLeft: Story = {
  play: async (scene) => {
    const [first] = await cardsOf(scene);
    const figure = within(first!).getByRole('status');
    const before = figure.textContent;
    await userEvent.click(button(first!, new RegExp(`^${scene.t('web.counter.noneLeft')}`)));
    await expect(figure).toHaveTextContent('0');
    await delay(700);
    await userEvent.click(button(first!, new RegExp(`^${scene.t('web.counter.undo')}`)));
    await waitFor(() => expect(figure).toHaveTextContent(before));
  },
};

/** The sheet begins with the bag that was pressed last, stays after a refusal, and closes once the bags are there. */
export const PlayAdd: Story = {
  play: async (scene) => {
    const { t, msw } = scene;
    const pressed = (await cardsOf(scene))[1]!;
    await userEvent.click(within(pressed).getAllByRole('button')[0]!);
    const { cards, sheet } = await openAdd(scene);
    await expect(within(sheet).getAllByRole('radio')[1]).toBeChecked();
    await userEvent.click(button(sheet, t('web.store.today.oneMore')));
    let isRefused = true;
    msw.use(http.post(CHANGE, () => (isRefused ? HttpResponse.json({ refused: 'too_late' }) : undefined)));
    const add = () => userEvent.click(button(sheet, t('web.store.today.addDo', { count: 2 })));
    await add();
    await expect(await within(sheet).findByRole('alert')).toHaveTextContent(t('web.store.today.addOver'));
    isRefused = false;
    await add();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(cards[1]!).getByRole('status')).toHaveTextContent('2'));
  },
};
