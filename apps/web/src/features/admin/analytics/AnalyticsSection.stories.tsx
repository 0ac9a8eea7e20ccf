import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW, handlersFor } from '@zawadeh/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stage, withSection } from '../adminStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';

const meta = { title: 'Screens/Admin/Analytics', ...withSection('analytics') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const withAddress = (search: string): Pick<Story, 'render'> => ({
  render: () => <Stage search={`?section=analytics&${search}`} />,
});

export const Ready: Story = {
  tags: ['every-mode'],
  play: async ({ canvas, t }) => {
    await canvas.findAllByText(t('web.admin.analytics.revenue'));
  },
};

export const NothingSold: Story = { parameters: { scenario: 'everythingEmpty' }, play: Ready.play! };

/** Another period is chosen after the server has stopped answering. */
const chooseAWeek = async (
  context: Parameters<NonNullable<Story['play']>>[0],
  scenario: 'silent' | 'down',
) => {
  const { t } = context;
  const name = t('web.admin.analytics.sellThrough');
  // The rest of the page is another request, which may be answered after the grid's.
  await Promise.all([Ready.play!(context), context.canvas.findByRole('grid', { name })]);
  context.msw.use(...handlersFor(scenario, () => FROZEN_NOW));
  const week = t('web.admin.analytics.period.week');
  await userEvent.click(context.canvas.getByRole('button', { name: week }));
  await waitFor(() => expect(context.canvas.queryByRole('grid', { name })).toBeNull());
};

export const OtherDaysLoading: Story = { play: (context) => chooseAWeek(context, 'silent') };

export const OtherDaysNotLoaded: Story = {
  play: async (context) => {
    await chooseAWeek(context, 'down');
    const notLoaded = context.t('web.admin.analytics.sellThrough.notLoaded');
    await context.canvas.findByText(notLoaded);
  },
};

/** One period for the whole page: a past one has its own sell-through, whose last row is the sum, and no stock of today. */
export const PlayLastMonth: Story = {
  play: async ({ canvas, t }) => {
    const name = t('web.admin.analytics.sellThrough');
    const plannedOf = async () => {
      const rows = within(await canvas.findByRole('grid', { name })).getAllByRole('row');
      const sum = within(rows.at(-1)!);
      await expect(sum.getByText(t('web.admin.analytics.sellThrough.allStores'))).toBeVisible();
      return Number(sum.getAllByRole('gridcell')[1]!.textContent.replaceAll(/\D/g, ''));
    };
    const ever = await plannedOf();
    await canvas.findByText(t('web.admin.analytics.itemsNote'));
    const chip = canvas.getByRole('button', { name: t('web.admin.analytics.period.lastMonth') });
    await userEvent.click(chip);
    await waitFor(async () => expect(await plannedOf()).toBeLessThan(ever / 2));
    await expect(canvas.queryByText(t('web.admin.analytics.itemsNote'))).toBeNull();
    await expect(canvas.queryByText(t('web.admin.analytics.low'))).toBeNull();
    const weekdays = within(
      canvas.getByRole('table', { name: t('web.admin.analytics.sellThrough.byWeekday') }),
    );
    await expect(weekdays.getAllByRole('rowheader')).toHaveLength(7);
  },
};

/** The total is no row of a store, and each store's statement can be sent to it. */
export const PlayStatementOfAShop: Story = {
  play: after(Ready.play!, async ({ canvas, t }) => {
    const grid = within(await canvas.findByRole('grid', { name: t('web.admin.analytics.statement') }));
    const send = grid.getAllByRole('button', { name: new RegExp(t('web.admin.analytics.statement.send')) });
    const statement = canvas.getByRole('region', { name: t('web.admin.analytics.statement') });
    await expect(within(statement).getByRole('status').textContent).toMatch(new RegExp(`^${send.length}\\D`));
    await userEvent.click(send[0]!);
    const chat = await grid.findByRole('link', { name: t('web.admin.today.whatsapp') });
    const owed = t('web.admin.analytics.owed');
    await expect(grid.getByText(new RegExp(`${owed}: \\S*\\$\\d`))).toBeVisible();
    await expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
    await expect(decodeURIComponent(chat.getAttribute('href')!)).toContain(owed);
    await userEvent.click(
      grid.getByRole('button', { name: new RegExp(t('web.admin.analytics.statement.close')) }),
    );
    await expect(grid.queryByRole('link')).toBeNull();
  }),
};

export const FromTo: Story = {
  ...withAddress('period=dates&from=2026-11-01&to=2026-11-30'),
  play: after(Ready.play!, async ({ canvas, t }) => {
    const from = canvas.getByLabelText(t('web.admin.analytics.period.first'));
    await expect(from).toHaveValue('2026-11-01');
  }),
};

export const LastDayBeforeFirst: Story = {
  ...withAddress('period=dates&from=2026-11-30&to=2026-11-01'),
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('web.admin.analytics.period.reversed'));
    await expect(canvas.queryByText(t('web.admin.analytics.revenue'))).toBeNull();
  },
};

export const PlayPeriod: Story = {
  play: after(Ready.play!, async ({ canvas, t }) => {
    const chip = (name: string) => canvas.getByRole('button', { name: t(name) });
    await expect(chip('web.admin.analytics.period.all')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip('web.admin.analytics.period.today'));
    await waitFor(() =>
      expect(chip('web.admin.analytics.period.today')).toHaveAttribute('aria-pressed', 'true'),
    );
    // The paid orders of the stories are of today.
    await canvas.findByRole('grid', { name: t('web.admin.analytics.statement') });

    await userEvent.click(chip('web.admin.analytics.period.dates'));
    const last = await canvas.findByLabelText(t('web.admin.analytics.period.last'));
    await userEvent.type(last, '2020-01-01');
    // Nothing was sold before that day.
    await canvas.findAllByText(t('web.admin.analytics.nothingSold'));
    const statement = { name: t('web.admin.analytics.statement') };
    await expect(canvas.queryByRole('grid', statement)).toBeNull();
  }),
};
