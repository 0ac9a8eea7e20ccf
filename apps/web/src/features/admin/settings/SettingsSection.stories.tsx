import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW, handlersFor } from '@zawadeh/mocks';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StoryScene } from '../../../app/stories/messages.ts';
import { Stage, waitUntilLoaded as waitUntilRows, withSection } from '../adminStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';

const meta = { title: 'Screens/Admin/Settings', ...withSection('settings') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const lira = (text: string) => `\u2066${text}\u2069`;
const field = (context: StoryScene) =>
  context.canvas.getByRole('textbox', { name: new RegExp(context.t('web.admin.settings.rate')) });

async function waitUntilLoaded({ canvas, t }: StoryScene): Promise<void> {
  const name = t('web.admin.settings.saveRate');
  await canvas.findByRole('button', { name });
  // The preview in the other language comes last.
  await canvas.findByText('الإجمالي');
  await canvas.findByText('Total');
  await canvas.findByRole('button', { name: t('web.admin.settings.savePayouts') });
}

async function save(context: StoryScene, typed: string): Promise<void> {
  await userEvent.clear(field(context));
  await userEvent.type(field(context), typed);
  const name = context.t('web.admin.settings.saveRate');
  await userEvent.click(context.canvas.getByRole('button', { name }));
}

export const Ready: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    await waitUntilLoaded(context);
    await waitUntilRows(context);
    await waitFor(() => expect(context.canvas.getAllByText(/1,629,000/)).toHaveLength(2));
  },
};

/** No admin has set a rate. */
export const NoRate: Story = {
  parameters: { scenario: 'everythingEmpty' },
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    await canvas.findByText(t('web.admin.settings.none'));
  }),
};

/** Eight days later no page shows lira. */
export const Old: Story = {
  tags: ['every-mode'],
  render: () => <Stage search="?section=settings" daysLater={8} />,
  play: async (context) => {
    await waitUntilLoaded(context);
    await waitUntilRows(context);
    await context.canvas.findByText(context.t('web.admin.settings.old'));
    await expect(context.canvas.queryByText(/1,629,000/)).toBeNull();
  },
};

/** Every other section says so, and leads here. */
export const OldElsewhere: Story = {
  tags: ['every-mode'],
  render: () => <Stage search="?section=stores" daysLater={8} />,
  play: after(waitUntilRows, async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('web.admin.settings.hidden'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('web.admin.settings.toSettings') })).toHaveAttribute(
      'href',
      '/admin?section=settings',
    );
  }),
};

/** Digits of any script; both languages show the total at the typed rate before it is saved. */
export const PlaySave: Story = {
  play: async (context) => {
    await waitUntilRows(context);
    const { canvas, t } = context;
    const rows = canvas.getAllByRole('row').length;
    await save(context, '٩٠،٠٠٠');
    await waitFor(() => expect(canvas.getAllByText(/1,638,000/)).toHaveLength(2));
    await canvas.findByText(t('web.admin.settings.saved', { rate: lira('90,000') }));
    await canvas.findByRole('button', { name: new RegExp(lira('90,000')) });
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rows + 1));
  },
};

/** A digit too many is asked about, with what buyers would read; Undo brings the last rate back. */
export const PlayUnusual: Story = {
  play: async (context) => {
    await waitUntilLoaded(context);
    const { canvas, t } = context;
    await save(context, '900000');
    const question = await screen.findByRole('alertdialog');
    for (const part of ['89,500', '900,000', '$18.20', '1,629,000', '16,380,000']) {
      await expect(question).toHaveTextContent(part);
    }
    await userEvent.click(within(question).getByRole('button', { name: t('web.admin.cancel') }));
    await expect(field(context)).toHaveValue('900000');
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.settings.saveRate') }));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: t('web.admin.settings.saveRate') }));
    await canvas.findByText(t('web.admin.settings.saved', { rate: lira('900,000') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('web.admin.undo') }));
    await canvas.findByText(t('web.admin.settings.saved', { rate: lira('89,500') }));
    await waitFor(() => expect(field(context)).toHaveValue('89500'));
  },
};

/** One press confirms the present rate and leaves what is typed alone. */
export const PlayRenew: Story = {
  play: async (context) => {
    await waitUntilLoaded(context);
    const { canvas, t } = context;
    await userEvent.type(field(context), '9');
    const name = t('web.admin.settings.stillRate', { rate: lira('89,500') });
    await userEvent.click(canvas.getByRole('button', { name }));
    await canvas.findByText(t('web.admin.settings.saved', { rate: lira('89,500') }));
  },
};

/** A rate that cannot be is refused beside its field, which takes the focus. */
export const PlayRefused: Story = {
  play: async (context) => {
    await waitUntilLoaded(context);
    const { t } = context;
    for (const [typed, problem] of [
      ['890', t('web.admin.settings.problem.tooSmall', { bound: lira('1,000') })],
      ['8950000', t('web.admin.settings.problem.tooLarge', { bound: lira('1,000,000') })],
      ['many', t('web.admin.settings.problem.notANumber')],
      [' ', t('web.admin.settings.problem.missing')],
    ] as const) {
      await save(context, typed);
      await expect(field(context)).toHaveAccessibleDescription(problem);
      await waitFor(() => expect(field(context)).toHaveFocus());
    }
  },
};

/** What was typed stays when the server does not answer. */
export const PlayNotSaved: Story = {
  play: async (context) => {
    await waitUntilLoaded(context);
    context.msw.use(...handlersFor('down', () => FROZEN_NOW));
    await save(context, '90000');
    const { t } = context;
    const why = t('web.admin.why.server');
    await context.canvas.findByText(t('web.admin.settings.notSaved', { why }));
    await expect(field(context)).toHaveValue('90000');
  },
};

const commission = ({ canvas, t }: StoryScene) =>
  canvas.findByRole('textbox', { name: new RegExp(t('web.admin.settings.commission')) });

/** A new commission is asked about, and says for which orders it holds; the weekday is saved with it. */
export const PlayCommission: Story = {
  play: async (context) => {
    const { canvas, t } = context;
    const saved: unknown[] = [];
    const table = '*/rest/v1/payout_settings';
    context.msw.use(http.patch(table, async ({ request }) => void saved.push(await request.clone().json())));
    const typed = await commission(context);
    const name = t('web.admin.settings.savePayouts');
    await userEvent.clear(typed);
    await userEvent.type(typed, '٥١');
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(typed).toHaveAccessibleDescription(
      expect.stringContaining(t('web.admin.settings.commissionWrong', { most: '50' })),
    );
    await waitFor(() => expect(typed).toHaveFocus());
    await userEvent.clear(typed);
    await userEvent.type(typed, '١٢٫٥٠');
    const weekday = canvas.getByRole('combobox', { name: t('web.admin.settings.payoutWeekday') });
    await userEvent.selectOptions(weekday, '4');
    await expect(typed).toHaveValue('12.5');
    await userEvent.click(canvas.getByRole('button', { name }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(t('web.admin.settings.commissionSays'));
    await expect(saved).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name }));
    await canvas.findByText(t('web.admin.settings.payoutsSaved'));
    await expect(saved).toEqual([{ commission_basis_points: 1_250, payout_weekday: 4 }]);
  },
};
