import type { Meta, StoryObj } from '@storybook/react-vite';
import { createHandlers, FROZEN_NOW, moneyOptions } from '@zawadeh/mocks';
import { after } from '@zawadeh/ui/stories/steps.ts';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StoryScene } from '../../../app/stories/messages.ts';
import { Stage, waitUntilLoaded, withSection } from '../adminStage.tsx';

const payouts = withSection('payouts');

const meta = {
  title: 'Screens/Admin/Payouts',
  ...payouts,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsIn = ({ canvas }: StoryScene) =>
  canvas.getAllByRole('row').filter((row: HTMLElement) => row.hasAttribute('data-row'));
const markIn = (context: StoryScene, row: HTMLElement) =>
  within(row).getByRole('button', { name: new RegExp(`^${context.t('web.admin.payouts.mark')}`) });
const field = ({ canvas, t }: StoryScene, id: string) =>
  canvas.getByRole('textbox', { name: new RegExp(`^${t(id)}`) });

async function openFirst(context: StoryScene): Promise<void> {
  await waitUntilLoaded(context);
  await userEvent.click(markIn(context, rowsIn(context)[0]));
  await waitFor(() => expect(field(context, 'web.admin.refunds.reference')).toHaveFocus());
}

/** The oldest first; red is what is owed for a week. */
export const Owed: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    await waitUntilLoaded(context);
    const late = context.t('web.admin.refunds.late');
    await expect(rowsIn(context).map((row: HTMLElement) => row.textContent.includes(late))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  },
};

export const FormOpen: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    await openFirst(context);
    await userEvent.type(field(context, 'web.admin.refunds.reference'), 'WM-20261125-7764');
  },
};

export const Sent: Story = {
  tags: ['every-mode'],
  render: () => <Stage search="?section=payouts&list=sent" />,
  play: waitUntilLoaded,
};

export const Questions: Story = {
  tags: ['every-mode'],
  render: () => <Stage search="?section=payouts&list=questions" />,
  play: waitUntilLoaded,
};

export const Empty: Story = {
  parameters: { scenario: 'everythingEmpty' },
  play: async ({ canvas, t }) => {
    const name = t('web.admin.refunds.empty');
    await canvas.findByRole('heading', { name });
  },
};

export const NotLoaded: Story = {
  beforeEach: (context) => {
    context.msw.use(http.post('*/rpc/owed_to_stores', () => HttpResponse.json({}, { status: 500 })));
    return payouts.beforeEach();
  },
  play: async ({ canvas, t }) => {
    const text = t('web.admin.payouts.notLoaded');
    await canvas.findByText(text);
  },
};

/** The whole amount is filled in, more is not sent, and of less the rest stays owed. */
export const PlaySend: Story = {
  play: async (context) => {
    const { canvas, t } = context;
    await openFirst(context);
    const amount = field(context, 'web.admin.orders.amount');
    await expect(amount).toHaveValue('236.25');
    await userEvent.clear(amount);
    await userEvent.type(amount, '300');
    await expect(amount).toHaveAccessibleDescription(
      expect.stringContaining(t('web.admin.payouts.more', { amount: '\u2066$236.25\u2069' })),
    );
    const send = (dollars: string) =>
      canvas.getByRole('button', {
        name: t('web.admin.payouts.markAmount', { amount: `\u2066${dollars}\u2069` }),
      });
    await expect(send('$300.00')).toBeDisabled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '200');
    await userEvent.click(send('$200.00'));
    await waitFor(() => expect(field(context, 'web.admin.refunds.reference')).toHaveFocus());
    await userEvent.type(field(context, 'web.admin.refunds.reference'), 'WM-1{Enter}');
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await expect(rowsIn(context)[0]).toHaveTextContent('$36.25');
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.payouts.sentTab') }));
    await waitFor(() => expect(rowsIn(context)[0]).toHaveTextContent('WM-1'));
  },
};

/** A refusal says why, and what was typed stays. */
export const PlayRefused: Story = {
  play: async (context) => {
    const { canvas, msw, t } = context;
    msw.use(http.post('*/rpc/send_payout', () => HttpResponse.json({ refused: 'reference_used' })));
    await openFirst(context);
    await userEvent.type(field(context, 'web.admin.refunds.reference'), 'WM-1{Enter}');
    await canvas.findByText(new RegExp(t('web.admin.why.referenceUsed')));
    await expect(field(context, 'web.admin.refunds.reference')).toHaveValue('WM-1');
  },
};

/** What was recorded stays, and the difference is a row of its own. */
export const PlayCorrect: Story = {
  render: () => <Stage search="?section=payouts&list=sent" />,
  play: after(waitUntilLoaded, async (context: StoryScene) => {
    const { canvas, t } = context;
    const rows = rowsIn(context).length;
    const name = new RegExp(`^${t('web.admin.payouts.correct')}`);
    await userEvent.click(within(rowsIn(context)[0]).getByRole('button', { name }));
    await userEvent.type(field(context, 'web.admin.payouts.difference'), '-64');
    await userEvent.type(field(context, 'web.admin.payouts.note'), 'Typed wrong{Enter}');
    await waitFor(() => expect(rowsIn(context)).toHaveLength(rows + 1));
    await canvas.findByText('-$64.00');
  }),
};

export const PlayAnswer: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...createHandlers(
        moneyOptions(
          () => {},
          () => FROZEN_NOW,
        ),
      ),
    );
    return payouts.beforeEach();
  },
  render: () => <Stage search="?section=payouts&list=questions" />,
  play: after(waitUntilLoaded, async (context: StoryScene) => {
    const { canvas, t } = context;
    const name = new RegExp(`^${t('web.admin.payouts.answer')}`);
    await userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.type(field(context, 'web.admin.payouts.answerNote'), 'The rest was sent today{Enter}');
    await canvas.findByRole('heading', { name: t('web.admin.payouts.noQuestions') });
  }),
};
