import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LATER } from '../../../stories/messages.ts';
import { adminMessages, Stage, withSection } from '../adminStage.tsx';

const meta = { title: 'Screens/Admin/Analytics', ...withSection('analytics') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const withAddress = (search: string): Pick<Story, 'render'> => ({
  render: () => <Stage search={`?section=analytics&${search}`} />,
});

export const Ready: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    await context.canvas.findAllByText(adminMessages(context)('web.admin.analytics.revenue'), {}, LATER);
  },
};

export const NothingSold: Story = { parameters: { scenario: 'everythingEmpty' }, play: Ready.play! };

export const FromTo: Story = {
  ...withAddress('period=dates&from=2026-11-01&to=2026-11-30'),
  play: async (context) => {
    await Ready.play!(context);
    const say = adminMessages(context);
    const from = context.canvas.getByLabelText(say('web.admin.analytics.period.first'));
    await expect(from).toHaveValue('2026-11-01');
  },
};

export const LastDayBeforeFirst: Story = {
  ...withAddress('period=dates&from=2026-11-30&to=2026-11-01'),
  play: async (context) => {
    const say = adminMessages(context);
    await context.canvas.findByText(say('web.admin.analytics.period.reversed'), {}, LATER);
    await expect(context.canvas.queryByText(say('web.admin.analytics.revenue'))).toBeNull();
  },
};

export const PlayPeriod: Story = {
  play: async (context) => {
    await Ready.play!(context);
    const { canvas } = context;
    const say = adminMessages(context);
    const chip = (name: string) => canvas.getByRole('button', { name: say(name) });
    await expect(chip('web.admin.analytics.period.all')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip('web.admin.analytics.period.today'));
    await expect(chip('web.admin.analytics.period.today')).toHaveAttribute('aria-pressed', 'true');
    // The paid orders of the stories are of today.
    await canvas.findByRole('grid', { name: say('web.admin.analytics.statement') }, LATER);

    await userEvent.click(chip('web.admin.analytics.period.dates'));
    const last = canvas.getByLabelText(say('web.admin.analytics.period.last'));
    await userEvent.type(last, '2020-01-01');
    // Nothing was sold before that day.
    await canvas.findAllByText(say('web.admin.analytics.nothingSold'), {}, LATER);
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};
