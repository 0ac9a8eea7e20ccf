import type { Meta, StoryObj } from '@storybook/react-vite';
import { busyOptions, createHandlers, FROZEN_NOW } from '@zawadeh/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stage, waitUntilLoaded, withSection } from '../adminStage.tsx';

const log = withSection('log');

const meta = {
  title: 'Screens/Admin/Log',
  ...log,
  beforeEach: ({ msw, parameters }) => {
    if (parameters.scenario === undefined) msw.use(...createHandlers(busyOptions(() => FROZEN_NOW)));
    return log.beforeEach();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The phone that handed over is named. */
export const Ready: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    await waitUntilLoaded(context);
    await context.canvas.findAllByText('Front counter');
  },
};

export const NothingFound: Story = {
  render: () => <Stage search="?section=log&code=ZWD-NOTTHERE" />,
  play: async ({ canvas, t }) => {
    const name = t('web.admin.log.nothingFound');
    await canvas.findByRole('heading', { name });
  },
};

/** Older entries are a page of their own, and the newest one press away. */
export const PlayOlder: Story = {
  beforeEach: ({ msw }) => {
    const options = busyOptions(() => FROZEN_NOW);
    const { orders } = options.database;
    orders.push(...orders.map((order) => ({ ...order, id: crypto.randomUUID() })));
    msw.use(...createHandlers(options));
  },
  play: async (context) => {
    await waitUntilLoaded(context);
    const { canvas, t } = context;
    const newest = () => canvas.getAllByRole('row').find((row: HTMLElement) => row.dataset.row)?.textContent;
    const first = newest();
    await userEvent.click(await canvas.findByRole('button', { name: t('web.admin.log.older') }));
    await waitFor(() => expect(newest()).not.toBe(first));
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.log.newest') }));
    await waitFor(() => expect(newest()).toBe(first));
  },
};
