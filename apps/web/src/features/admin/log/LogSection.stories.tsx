import type { Meta, StoryObj } from '@storybook/react-vite';
import { busyOptions, createHandlers, FROZEN_NOW } from '@zawadeh/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stage, waitUntilLoaded, withSection } from '../adminStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';
import { untilHeading } from '../../../app/stories/steps.ts';

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

/** The phone that handed over is named, and a code leads to its order. */
export const Ready: Story = {
  tags: ['every-mode'],
  play: after(waitUntilLoaded, async ({ canvas }) => {
    await canvas.findAllByText('Front counter');
    const [code] = canvas.getAllByRole('link', { name: /^ZWD-/ });
    await expect(code).toHaveAttribute('href', `/admin?section=orders&order=${code!.textContent}`);
  }),
};

export const NothingFound: Story = {
  render: () => <Stage search="?section=log&code=ZWD-NOTTHERE" />,
  play: untilHeading('web.admin.log.nothingFound'),
};

/** Older entries are a page of their own, and the newest one press away. */
export const PlayOlder: Story = {
  beforeEach: ({ msw }) => {
    const options = busyOptions(() => FROZEN_NOW);
    const { orders } = options.database;
    orders.push(...orders.map((order) => ({ ...order, id: crypto.randomUUID() })));
    msw.use(...createHandlers(options));
  },
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const newest = () => canvas.getAllByRole('row').find((row: HTMLElement) => row.dataset.row)?.textContent;
    const first = newest();
    await userEvent.click(await canvas.findByRole('button', { name: t('web.admin.log.older') }));
    await waitFor(() => expect(newest()).not.toBe(first));
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.log.newest') }));
    await waitFor(() => expect(newest()).toBe(first));
  }),
};
