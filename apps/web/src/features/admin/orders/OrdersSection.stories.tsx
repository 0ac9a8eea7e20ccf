import type { Meta, StoryObj } from '@storybook/react-vite';
import { REFUNDS_PATH, type RefundOrderBody } from '@zawadeh/domain';
import {
  busyOptions,
  createHandlers,
  FROZEN_NOW,
  handlersFor,
  handlersWithPickupOrders,
} from '@zawadeh/mocks';
import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withNavigator } from '@zawadeh/ui/stories/withNavigator.ts';
import { waitUntilLoaded, Stage, openCollapsible, withSection } from '../adminStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';
import { untilHeading } from '../../../app/stories/steps.ts';

const meta = { title: 'Screens/Admin/Orders', ...withSection('orders') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** With so many rows the table scrolls in its frame on a desktop. */
export const Ready: Story = {
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    await canvas.findByText(t('web.admin.orders.line.live'));
    await expect(canvas.getByText('ZWD-48213')).toBeVisible();
  }),
};

/** Few enough rows to fit on every screen. */
export const Searched: Story = {
  tags: ['every-mode'],
  render: () => <Stage search="?section=orders&q=mona" />,
  play: Ready.play!,
};

export const Empty: Story = {
  parameters: { scenario: 'everythingEmpty' },
  play: untilHeading('web.admin.orders.empty'),
};

/** Refreshing the orders fails, and the page around them stays. */
export const NotLoaded: Story = {
  play: after(waitUntilLoaded, async ({ canvas, msw }) => {
    msw.use(...handlersFor('down', () => FROZEN_NOW));
    document.dispatchEvent(new Event('visibilitychange'));
    await canvas.findByRole('alert');
    await expect(canvas.getByText('ZWD-48213')).toBeVisible();
  }),
};

/** The active filters; a rare one opens the others. */
export const Filtered: Story = {
  render: () => <Stage search="?section=orders&status=pending&method=pickup" />,
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    await expect(canvas.getByRole('combobox', { name: t('web.admin.orders.payment') })).toHaveValue(
      'pending',
    );
  }),
};

/** A late delivery stands before the newest orders, and says so. */
export const Late: Story = {
  tags: ['every-mode'],
  beforeEach: ({ msw }) => {
    const options = busyOptions(() => FROZEN_NOW);
    const waiting = options.database.handovers.findLast(({ state }) => state === 'waiting')!;
    const due_end = new Date(FROZEN_NOW - 31 * 60_000).toISOString();
    Object.assign(waiting, { kind: 'door', store_id: null, due_end });
    msw.use(...createHandlers(options));
  },
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const [first] = canvas.getAllByRole('row').filter((row: HTMLElement) => row.dataset.row);
    const words = t('web.admin.late', { unit: 'minutes', count: 31 });
    await expect(first).toHaveTextContent(words);
  }),
};

/** One order with its audit log, beside the list. */
export const Details: Story = {
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    await userEvent.click(canvas.getByText('ZWD-48213'));
    const sheet = await canvas.findByRole('dialog');
    await waitFor(() => expect(sheet).toHaveTextContent(t('web.admin.orders.deed.placed')));
  }),
};

/** Every step says who did it: the buyer, the phone at the counter, or the server. */
export const PlayHistory: Story = {
  render: () => <Stage search="?section=orders&order=ZWD-STRYZ5NC" />,
  beforeEach: ({ msw }) => msw.use(...createHandlers(busyOptions(() => FROZEN_NOW))),
  play: async ({ canvas, t }) => {
    const sheet = await canvas.findByRole('dialog');
    const by = (who: string) => t('web.admin.log.by', { who });
    await waitFor(() => expect(sheet).toHaveTextContent(by('Front counter')));
    await expect(sheet).toHaveTextContent(t('web.admin.orders.handover.done'));
    await expect(sheet).toHaveTextContent(by(t('web.admin.log.byItself')));
  },
};

/** The courier of a delivery is chosen in its order, too. */
export const PlayAssign: Story = {
  render: () => <Stage search="?section=orders&order=ZWD-48213" />,
  beforeEach: ({ msw }) => msw.use(...createHandlers(busyOptions(() => FROZEN_NOW))),
  play: async ({ canvas, t }) => {
    const sheet = within(await canvas.findByRole('dialog'));
    const name = `${t('web.admin.phones.assigned')} ZWD-48213`;
    const courier = await sheet.findByRole('combobox', { name });
    await userEvent.selectOptions(courier, 'Hassan’s phone');
    await waitFor(() => expect(courier).toHaveDisplayValue('Hassan’s phone'));
    await userEvent.selectOptions(courier, t('web.admin.phones.anyCourier'));
    await waitFor(() => expect(courier).toHaveDisplayValue(t('web.admin.phones.anyCourier')));
    await expect(canvas.queryByText(/was not changed|لم يتغيّر/)).toBeNull();
  },
};

const copied = fn((_text: string) => Promise.resolve());

/** The buyer’s number, as a telephone takes it. */
export const PlayCopyPhone: Story = {
  render: () => <Stage search="?section=orders&order=ZWD-48213" />,
  beforeEach: withNavigator({ clipboard: { writeText: copied } }),
  play: async ({ canvas, t }) => {
    const sheet = within(await canvas.findByRole('dialog'));
    const call = sheet.getByRole('link', { name: t('web.admin.orders.call') });
    const name = t('web.admin.orders.copyPhone');
    await userEvent.click(sheet.getByRole('button', { name }));
    await waitFor(() => expect(copied).toHaveBeenCalled());
    await expect(`tel:${copied.mock.lastCall?.[0]}`).toBe(call.getAttribute('href'));
  },
};

/** What can be given back of a paid order. */
export const GiveBack: Story = {
  tags: ['every-mode'],
  render: Searched.render!,
  play: after(Details.play!, async ({ canvas, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.giveBack') }));
    const name = t('web.admin.giveBack.title', { code: '\u2066ZWD-48213\u2069' });
    const dialog = within(await canvas.findByRole('dialog', { name }));
    await userEvent.click(await dialog.findByRole('radio', { name: t('web.admin.giveBack.goodwill') }));
  }),
};

/** The button names what happens; what is missing is said first, and the list of refunds has it afterwards. */
export const PlayGiveBack: Story = {
  render: Searched.render!,
  play: after(GiveBack.play!, async ({ canvas, canvasElement, msw, t }) => {
    const field = (id: string) => canvas.getByRole('textbox', { name: t(id) });
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const sent: RefundOrderBody[] = [];
    msw.use(
      http.post<never, RefundOrderBody>(`*${REFUNDS_PATH}`, async ({ request }) => {
        sent.push(await request.clone().json());
      }),
    );
    await press(t('web.admin.giveBack.confirm'));
    await expect(field('web.admin.giveBack.reason')).toHaveAccessibleDescription(
      expect.stringContaining(t('web.admin.giveBack.reasonMissing')),
    );
    await userEvent.type(field('web.admin.orders.amount'), '9999');
    await userEvent.type(field('web.admin.giveBack.reason'), 'Burnt');
    await press(t('web.admin.giveBack.confirm'));
    await expect(field('web.admin.orders.amount')).toBeInvalid();
    await userEvent.clear(field('web.admin.orders.amount'));
    await userEvent.type(field('web.admin.orders.amount'), '1.5');
    const amount = '\u2066$1.50\u2069';
    // Something else was given back meanwhile: what is left is read again.
    const readAgain = fn();
    msw.use(
      http.post('*/rest/v1/rpc/refund_choices', () => readAgain()),
      http.post(`*${REFUNDS_PATH}`, () => HttpResponse.json({ code: 'amount_differs' }, { status: 409 }), {
        once: true,
      }),
    );
    await press(t('web.admin.giveBack.give', { amount }));
    await waitFor(() => expect(readAgain).toHaveBeenCalledOnce());
    await press(t('web.admin.giveBack.give', { amount }));
    const done = t('web.admin.giveBack.done', { amount, code: '\u2066ZWD-48213\u2069' });
    const said = (await canvas.findByText(done)).closest('[role=status]')!;
    await waitFor(() => expect(said.parentElement).toHaveFocus());
    // The list had one order, and is read again at once.
    const owed = t('web.admin.refunds.owedCount', { count: 2 });
    await waitFor(() => expect(canvasElement).toHaveTextContent(owed));
    // The rest can be cancelled, less what was given: one bag, and then the order.
    for (const [place, id] of [
      [-2, 'web.admin.giveBack.cancelBag'],
      [0, 'web.admin.giveBack.cancelOrder'],
    ] as const) {
      await press(t('web.admin.giveBack'));
      await canvas.findByRole('radio', { name: t('web.admin.giveBack.whole') });
      await userEvent.click(canvas.getAllByRole('radio').at(place)!);
      await userEvent.type(field('web.admin.giveBack.reason'), 'Ill');
      const before = t(id, { amount: '' }).replace(/\s+$/, '');
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(before) }));
      await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull());
    }
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('web.admin.giveBack') })).toBeNull());
    await expect(sent).toMatchObject([
      { order_code: 'ZWD-48213', kind: 'goodwill', amount_cents: 150, reason: 'Burnt' },
      { kind: 'line', line: 2, left_cents: sent[0]!.left_cents - 150, reason: 'Ill' },
      { kind: 'whole' },
    ]);
  }),
};

/** What a code at the counter needs: the bags, the store, and the pickup hours. */
export const DetailsToCollect: Story = {
  play: async (context) => {
    context.msw.use(...handlersWithPickupOrders(() => FROZEN_NOW));
    await Details.play!(context);
    const shop = context.isArabic ? 'مطبخ أم فادي' : 'Umm Fadi’s Kitchen';
    const sheet = within(context.canvas.getByRole('dialog'));
    await expect(sheet.getByText(shop)).toBeVisible();
  },
};

/** A link opens the panel, whatever the list shows; closing it leaves the list alone in the address. */
export const PlayLinked: Story = {
  render: () => <Stage search="?section=orders&q=nobody&order=ZWD-48213" />,
  play: async ({ canvas, t }) => {
    const sheet = await canvas.findByRole('dialog', { name: /ZWD-48213/ });
    const call = await within(sheet).findByRole('link', { name: t('web.admin.orders.call') });
    await expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:\+961/));
    await userEvent.click(within(sheet).getByRole('button', { name: t('web.admin.close') }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('searchbox')).toHaveValue('nobody');
  },
};

/** Deleted orders are a list of their own, from which one comes back. */
export const PlayRestore: Story = {
  render: () => <Stage search="?section=orders&deleted=yes" />,
  beforeEach: ({ msw }) => {
    const options = busyOptions(() => FROZEN_NOW);
    options.database.orders.at(-1)!.deleted_at = new Date(FROZEN_NOW).toISOString();
    msw.use(...createHandlers(options));
  },
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const [row] = canvas.getAllByRole('row').filter((each: HTMLElement) => each.dataset.row);
    await userEvent.click(row!);
    const sheet = within(await canvas.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: t('web.admin.orders.restore') }));
    await waitFor(() =>
      expect(sheet.getByRole('button', { name: t('web.admin.orders.delete') })).toBeVisible(),
    );
    await canvas.findByRole('heading', { name: t('web.admin.orders.nothingFound') });
  }),
};

/** An unknown code shows an error at once, and stays in its field. */
export const PlayMarkPaidRejected: Story = {
  play: async (context) => {
    await waitUntilLoaded(context);
    const { canvas, t } = context;
    await openCollapsible(context, 'web.admin.orders.forcePaid');
    const code = canvas.getByRole('textbox', { name: t('web.admin.orders.forcePaid') });
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.orders.markPaid') }));
    await expect(code).toHaveAccessibleDescription(t('web.admin.orders.codeMissing'));
    await userEvent.type(code, 'zwd-nobody22{Enter}');
    const why = t('web.admin.why.unknownOrder');
    await canvas.findByText(t('web.admin.orders.notMarkedPaid', { message: why }));
    await expect(code).toHaveValue('zwd-nobody22');
    await userEvent.clear(code);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(t('web.admin.orders.notMarkedPaid', { message: why }))).toBeNull();
  },
};

/** In Arabic the quantity comes before its sign and both before the title, from the right. */
export const PlayCountBesideTitle: Story = {
  play: after(Details.play!, async ({ canvas, isArabic }) => {
    const count = within(canvas.getByRole('dialog')).getAllByText('2')[0]!;
    const name = count.parentElement!.querySelectorAll('bdi')[1]!;
    const [number, title] = [count.getBoundingClientRect(), name.getBoundingClientRect()];
    const sign = document.createRange();
    sign.selectNodeContents(count.nextSibling!);
    const times = sign.getBoundingClientRect();
    const order = [number, times, title].map(({ left }) => left);
    const sorted = order.toSorted((one, other) => (isArabic ? other - one : one - other));
    await expect(order).toEqual(sorted);
  }),
};

/** A confirmation comes first; a paid order says that it is paid. */
export const ConfirmMarkPaid: Story = {
  render: () => <Stage search="?section=orders&q=ZWD-47" />,
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    await userEvent.click(canvas.getAllByText('ZWD-47960')[0]!);
    const sheet = within(await canvas.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: t('web.admin.orders.markPaid') }));
    await canvas.findByRole('alertdialog');
  }),
};

export const PlayMarkPaidInPanel: Story = {
  render: ConfirmMarkPaid.render!,
  play: after(ConfirmMarkPaid.play!, async ({ canvas, t }) => {
    const question = within(canvas.getByRole('alertdialog'));
    await userEvent.click(question.getByText(t('web.admin.orders.markPaid')));
    const result = t('web.admin.orders.alreadyPaid', { code: '\u2066ZWD-47960\u2069' });
    await canvas.findByText(result);
    const sheet = within(canvas.getByRole('dialog'));
    await expect(sheet.queryByRole('button', { name: t('web.admin.orders.markPaid') })).toBeNull();
  }),
};

/** The code of a paid order, typed once more, changes nothing, and the page says so. */
export const PlayMarkPaidTwice: Story = {
  play: async (context) => {
    await waitUntilLoaded(context);
    const { canvas, t } = context;
    await openCollapsible(context, 'web.admin.orders.forcePaid');
    await userEvent.type(
      canvas.getByRole('textbox', { name: t('web.admin.orders.forcePaid') }),
      'zwd-48213{Enter}',
    );
    await canvas.findByText(t('web.admin.orders.alreadyPaid', { code: '\u2066ZWD-48213\u2069' }));
  },
};

/** The undo toast belongs to the latest removal; the earlier one's follows, and an export between them takes neither away. */
export const PlayUndoLatest: Story = {
  render: () => <Stage search="?section=orders&q=ZWD-47" />,
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const bin = (code: string) => canvas.queryByLabelText(t('web.admin.orders.deleteOne', { code }));
    const remove = async (code: string) => {
      await userEvent.click(bin(code)!);
      const question = await canvas.findByRole('alertdialog');
      await userEvent.click(within(question).getByText(t('web.admin.orders.delete')));
      await waitFor(() => expect(bin(code)).toBeNull());
    };
    const undo = async (code: string) => {
      await canvas.findByText(t('web.admin.orders.deleted', { code: `\u2066${code}\u2069` }));
      await userEvent.click(canvas.getByText(t('web.admin.undo')));
      await waitFor(() => expect(bin(code)).not.toBeNull());
    };
    await userEvent.click(canvas.getByText(t('web.admin.orders.export')));
    await remove('ZWD-47960');
    await remove('ZWD-47102');
    await undo('ZWD-47102');
    await expect(bin('ZWD-47960')).toBeNull();
    await undo('ZWD-47960');
  }),
};

/** The shortcuts are listed, and lead to the search, where they are letters. */
export const PlayShortcuts: Story = {
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    await userEvent.keyboard('?');
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog');
    await expect(dialog).toHaveTextContent(t('web.admin.keys.title'));
    dialog.requestClose();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    // In a field the keys are letters.
    await userEvent.keyboard('gu?');
    await expect(canvas.getByRole('searchbox')).toHaveValue('gu?');
  }),
};

/** Event times begin at zero with a page, and its first keys count too. */
export const PlayFirstKeys: Story = {
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const press = (code: string, timeStamp: number) => {
      const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      document.body.dispatchEvent(event);
    };
    press('KeyG', 1_400);
    press('KeyU', 1_600);

    const users = await canvas.findByRole('link', { name: t('web.admin.users') });
    await waitFor(() => expect(users).toHaveAttribute('aria-current', 'page'));
  }),
};

/** The chosen orders alone are in the file. */
export const PlayExportSelection: Story = {
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const boxes = within(canvas.getByRole('grid')).getAllByRole('checkbox').slice(-2);
    for (const box of boxes) await userEvent.click(box);
    await userEvent.click(
      canvas.getByRole('button', { name: t('web.admin.orders.exportSelected', { count: 2 }) }),
    );
    await canvas.findByText(t('web.admin.orders.exported', { count: 2, shown: '2' }));
  }),
};
