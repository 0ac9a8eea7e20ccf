import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LONG_WAIT } from '../../../stories/messages.ts';
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
    await context.canvas.findAllByText(adminMessages(context)('web.admin.analytics.revenue'), {}, LONG_WAIT);
  },
};

export const NothingSold: Story = { parameters: { scenario: 'everythingEmpty' }, play: Ready.play! };

export const FromTo: Story = {
  ...withAddress('period=dates&from=2026-11-01&to=2026-11-30'),
  play: async (context) => {
    await Ready.play!(context);
    const t = adminMessages(context);
    const from = context.canvas.getByLabelText(t('web.admin.analytics.period.first'));
    await expect(from).toHaveValue('2026-11-01');
  },
};

export const LastDayBeforeFirst: Story = {
  ...withAddress('period=dates&from=2026-11-30&to=2026-11-01'),
  play: async (context) => {
    const t = adminMessages(context);
    await context.canvas.findByText(t('web.admin.analytics.period.reversed'), {}, LONG_WAIT);
    await expect(context.canvas.queryByText(t('web.admin.analytics.revenue'))).toBeNull();
  },
};

export const PlayPeriod: Story = {
  play: async (context) => {
    await Ready.play!(context);
    const { canvas } = context;
    const t = adminMessages(context);
    const chip = (name: string) => canvas.getByRole('button', { name: t(name) });
    await expect(chip('web.admin.analytics.period.all')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip('web.admin.analytics.period.today'));
    await expect(chip('web.admin.analytics.period.today')).toHaveAttribute('aria-pressed', 'true');
    // The paid orders of the stories are of today.
    await canvas.findByRole('grid', { name: t('web.admin.analytics.statement') }, LONG_WAIT);

    await userEvent.click(chip('web.admin.analytics.period.dates'));
    const last = canvas.getByLabelText(t('web.admin.analytics.period.last'));
    await userEvent.type(last, '2020-01-01');
    // Nothing was sold before that day.
    await canvas.findAllByText(t('web.admin.analytics.nothingSold'), {}, LONG_WAIT);
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};
