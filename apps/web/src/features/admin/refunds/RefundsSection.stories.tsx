import type { Meta, StoryObj } from '@storybook/react-vite';
import { REFUNDS_PATH } from '@zawadeh/domain';
import { createHandlers, FROZEN_NOW, handlersFor, refundOptions } from '@zawadeh/mocks';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { StoryScene } from '../../../app/stories/messages.ts';
import { Stage, waitUntilLoaded, withSection } from '../adminStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';

const refunds = withSection('refunds');

const meta = {
  title: 'Screens/Admin/Refunds',
  ...refunds,
  beforeEach: ({ msw, parameters }) => {
    if (parameters.scenario === undefined) msw.use(...createHandlers(refundOptions(() => FROZEN_NOW)));
    return refunds.beforeEach();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const onDesktop = { viewport: { value: 'desktop', isRotated: false } };
const REFERENCE = 'WM-20261121-7731';
const DONE = `*${REFUNDS_PATH}/:id/done`;
const georges = /Georges Tannous/;
const isolatedName = '\u2068Georges Tannous\u2069';
const amount = '\u2066$11.00\u2069';

async function waitUntilLive(context: StoryScene): Promise<void> {
  await waitUntilLoaded(context);
  await context.canvas.findByText(context.t('web.admin.orders.line.live'));
}

const rowsIn = ({ canvas }: StoryScene) =>
  canvas.getAllByRole('row').filter((row: HTMLElement) => row.hasAttribute('data-row'));
const rowOf = (context: StoryScene, name: RegExp) =>
  rowsIn(context).find((row: HTMLElement) => name.test(row.textContent))!;
const openerOf = (context: StoryScene, name: RegExp) => {
  const label = context.t('web.admin.refunds.sentBack');
  return within(rowOf(context, name)).getByRole('button', { name: new RegExp(`^${label}`) });
};
const field = ({ canvas, t }: StoryScene) =>
  canvas.getByRole('textbox', { name: t('web.admin.refunds.reference') });
const submitButton = (context: StoryScene) =>
  context.canvas.getByRole('button', { name: context.t('web.admin.refunds.sentBackAmount', { amount }) });

async function openGeorges(context: StoryScene): Promise<HTMLElement> {
  await waitUntilLive(context);
  await userEvent.click(openerOf(context, georges));
  const input = field(context);
  await waitFor(() => expect(input).toHaveFocus());
  return input;
}

/** The oldest first; red is what is late. */
export const Ready: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    await waitUntilLive(context);
    await expect(rowsIn(context)).toHaveLength(5);
    await expect(rowsIn(context)[0]).toHaveTextContent(georges);
    const late = context.t('web.admin.refunds.late');
    await expect(rowsIn(context).map((row: HTMLElement) => row.textContent.includes(late))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    const byHand = context.t('web.admin.refunds.withoutPayment');
    const marked = rowsIn(context).filter((row: HTMLElement) => row.textContent.includes(byHand));
    await expect(marked).toEqual([rowOf(context, /Maya Saade/)]);
  },
};

export const FormOpen: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    const input = await openGeorges(context);
    await userEvent.type(input, REFERENCE);
    input.blur();
  },
};

export const SentBack: Story = {
  tags: ['every-mode'],
  render: () => <Stage search="?section=refunds&list=done" />,
  play: async (context) => {
    await waitUntilLive(context);
    await expect(rowsIn(context)[0]).toHaveTextContent(/Rami Hallak.*WM-20261120-7731/);
  },
};

export const Empty: Story = {
  parameters: { scenario: 'everythingEmpty' },
  play: async ({ canvas, t }) => {
    const name = t('web.admin.refunds.empty');
    await canvas.findByRole('heading', { name });
    await canvas.findByText(t('web.admin.orders.line.live'));
  },
};

export const NotLoaded: Story = {
  beforeEach: (context) => {
    const restore = meta.beforeEach(context);
    context.msw.use(http.post('*/rest/v1/rpc/refund_list', () => HttpResponse.json({}, { status: 500 })));
    return restore;
  },
  play: async ({ canvas, t }) => {
    const text = t('web.admin.refunds.notLoaded');
    await canvas.findByText(text);
    await canvas.findByText(t('web.admin.orders.line.live'));
  },
};

/** A refund that was sent turns green, moves to the sent ones, and the focus goes to the next refund. */
export const PlaySend: Story = {
  play: async (context) => {
    const { canvas, t } = context;
    const input = await openGeorges(context);
    await userEvent.type(input, `  ${REFERENCE} {Enter}`);
    await canvas.findByText(t('web.admin.refunds.recorded', { amount, name: isolatedName }));
    await expect(rowOf(context, georges)).toHaveAttribute('data-highlighted');
    await expect(rowOf(context, georges)).toHaveTextContent(t('web.admin.refunds.isSent'));
    await waitFor(() => expect(rowsIn(context)[1]).toHaveFocus());
    await waitFor(() => expect(rowsIn(context)).toHaveLength(4));
    await expect(
      canvas.getByRole('button', { name: t('web.admin.refunds.owed', { count: 4 }) }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.refunds.sentBackTab') }));
    const sentRow = () => rowsIn(context)[0];
    await waitFor(() => expect(sentRow()).toHaveTextContent(REFERENCE));
    await expect(sentRow()).toHaveTextContent(georges);
    await expect(sentRow()).toHaveTextContent(t('web.admin.refunds.by', { name: '\u2068Nour Masri\u2069' }));
  },
};

/** What was typed stays, and the retry of the toast sends it again. */
export const PlayFailed: Story = {
  play: async (context) => {
    const { canvas, msw, t } = context;
    const input = await openGeorges(context);
    msw.use(http.post(DONE, () => HttpResponse.error(), { once: true }));
    await userEvent.type(input, `${REFERENCE}{Enter}`);
    const why = t('web.admin.why.offline');
    await canvas.findByText(t('web.admin.refunds.notRecorded', { amount, name: isolatedName, why }));
    await expect(input).toHaveValue(REFERENCE);
    await expect(input).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Try again|إعادة المحاولة|حاول/ }));
    await canvas.findByText(t('web.admin.refunds.recorded', { amount, name: isolatedName }));
  },
};

/** While it is under way, another press sends nothing. */
export const PlaySending: Story = {
  play: async (context) => {
    const { canvas, msw, t } = context;
    const sent = fn();
    const input = await openGeorges(context);
    msw.use(
      http.post(DONE, async () => {
        sent();
        await delay(600);
      }),
    );
    await userEvent.type(input, `${REFERENCE}{Enter}{Enter}`);
    const busy = canvas.getByRole('button', { name: t('web.admin.refunds.sending') });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(busy);
    await canvas.findByText(t('web.admin.refunds.recorded', { amount, name: isolatedName }));
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};

/** A refresh closes no form and clears no text; the form says that another admin was first. */
export const PlaySentMeanwhile: Story = {
  play: async (context) => {
    const { canvas, msw, t } = context;
    const options = refundOptions(() => FROZEN_NOW);
    msw.use(...createHandlers(options));
    const input = await openGeorges(context);
    await userEvent.type(input, REFERENCE);
    const row = options.database.refunds.find(({ amount_cents }) => amount_cents === 1_100)!;
    Object.assign(row, { done_at: new Date(FROZEN_NOW).toISOString(), reference: 'WM-OTHER' });
    await userEvent.keyboard('{Enter}');
    const why = t('web.admin.why.alreadyRefunded');
    await canvas.findByText(t('web.admin.refunds.notRecorded', { amount, name: isolatedName, why }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(t('web.admin.refunds.sentMeanwhile')));
    await expect(input).toHaveValue(REFERENCE);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rowsIn(context)).toHaveLength(4));
  },
};

/** What came meanwhile shows beside the open form. */
export const PlayRefreshed: Story = {
  play: async (context) => {
    const options = refundOptions(() => FROZEN_NOW);
    context.msw.use(...createHandlers(options));
    const input = await openGeorges(context);
    await userEvent.type(input, 'WM-1');
    const [first] = options.database.refunds.filter(({ done_at }) => done_at === null);
    options.database.refunds.push({
      ...first!,
      id: '0e0f0000-0000-4000-8000-000000000099',
      asked_at: new Date(FROZEN_NOW - 60_000).toISOString(),
    });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(rowsIn(context)).toHaveLength(6));
    await expect(input).toHaveValue('WM-1');
    await expect(input).toHaveFocus();
  },
};

/** With keys alone: the form opens in its row, needs a reference, and gives the focus back to its button. */
export const PlayKeys: Story = {
  play: async (context) => {
    await waitUntilLive(context);
    const { canvas, msw, t } = context;
    rowsIn(context)[0]!.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(rowsIn(context)[1]).toHaveFocus();
    openerOf(context, georges).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field(context)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(field(context)).toHaveAccessibleDescription(t('web.admin.refunds.referenceMissing'));
    await expect(field(context)).toHaveFocus();
    await userEvent.type(field(context), 'x'.repeat(120));
    await expect(field(context)).toHaveValue('x'.repeat(100));
    await expect(submitButton(context)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(openerOf(context, georges)).toHaveFocus());
    await expect(canvas.queryByRole('textbox')).toBeNull();
    // One form at a time.
    await userEvent.keyboard('{Enter}');
    await userEvent.click(openerOf(context, /Khaled Dib/));
    await waitFor(() => expect(field(context)).toHaveFocus());
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(field(context)).toHaveValue('');
    // It is the one that is sent back, not the first of the list.
    const sent = fn();
    msw.use(http.post(DONE, ({ params }) => sent(params.id)));
    const khaled = rowOf(context, /Khaled Dib/).dataset.row;
    await userEvent.type(field(context), `${REFERENCE}{Enter}`);
    await waitFor(() => expect(sent).toHaveBeenCalledWith(khaled));
  },
};

/** The code leads to the order, and the navigation says how many are owed. */
export const PlayLinks: Story = {
  globals: onDesktop,
  play: after(waitUntilLive, async ({ canvas, t }) => {
    const name = `${t('web.admin.refunds')} ${t('web.admin.refunds.owedCount', { count: 5 })}`;
    await canvas.findByRole('link', { name, current: 'page' });
    const [code] = canvas.getAllByRole('link', { name: 'ZWD-STRY3HT8' });
    await expect(code).toHaveAttribute('href', '/admin?section=orders&order=ZWD-STRY3HT8');
  }),
};

/** What is on the screen stays when the server does not answer. */
export const PlayStays: Story = {
  play: async (context) => {
    await waitUntilLive(context);
    context.msw.use(...handlersFor('down', () => FROZEN_NOW));
    document.dispatchEvent(new Event('visibilitychange'));
    await context.canvas.findByRole('alert');
    await expect(rowsIn(context)).toHaveLength(5);
  },
};

/** A wrong reference of what was sent back is corrected in its row. */
export const PlayCorrect: Story = {
  render: () => <Stage search="?section=refunds&list=done" owed={5} />,
  play: async (context) => {
    await waitUntilLive(context);
    const { canvas, t } = context;
    const name = t('web.admin.refunds.correctOf', { name: '\u2068Rami Hallak\u2069' });
    await userEvent.click(canvas.getByRole('button', { name }));
    const dialog = within(await canvas.findByRole('dialog', { name }));
    const input = dialog.getByRole('textbox', { name: t('web.admin.refunds.reference') });
    await expect(input).toHaveValue('WM-20261120-7731');
    await userEvent.clear(input);
    await userEvent.type(input, `${REFERENCE}{Enter}`);
    await canvas.findByText(t('web.admin.refunds.corrected', { reference: `\u2066${REFERENCE}\u2069` }));
    await waitFor(() => expect(rowOf(context, /Rami Hallak/)).toHaveTextContent(REFERENCE));
  },
};
