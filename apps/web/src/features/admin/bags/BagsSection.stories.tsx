import type { Meta, StoryObj } from '@storybook/react-vite';
import { TAKE_BACK_PATH } from '@zawadeh/domain';
import { busyOptions, createHandlers, FROZEN_NOW, weekOptions } from '@zawadeh/mocks';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StoryScene } from '../../../app/stories/messages.ts';
import { waitUntilLoaded, Stage, withSection } from '../adminStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';
import { untilHeading } from '../../../app/stories/steps.ts';

const meta = { title: 'Screens/Admin/Bags', ...withSection('bags') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['every-mode'], play: waitUntilLoaded };

export const Empty: Story = {
  parameters: { scenario: 'everythingEmpty' },
  play: untilHeading('web.admin.bags.empty'),
};

/** Nothing typed yet: the missing fields are named beside the disabled button; the pickup hours are the usual ones. */
export const NewBag: Story = {
  tags: ['every-mode'],
  render: () => <Stage search="?section=bags&bag=new" />,
  play: async ({ canvas, isArabic, t }) => {
    const add = await canvas.findByRole('button', { name: t('web.admin.bags.add') });
    await expect(add).toBeDisabled();
    const fields = ['store', 'title', 'salePrice'].map((id) => t(`web.admin.bags.${id}`));
    const list = new Intl.ListFormat(isArabic ? 'ar' : 'en').format(fields);
    await expect(canvas.getByText(t('web.admin.bags.stillMissing', { fields: list }))).toBeVisible();
    const start = canvas.getByLabelText(new RegExp(`^${t('web.admin.bags.pickupStart')}`));
    // The mock shelf's hours are relative to the story's clock.
    await expect((start as HTMLInputElement).value).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
  },
};

/** Every field that can be wrong, once the button was pressed. */
export const WrongEverywhere: Story = {
  render: NewBag.render!,
  play: async ({ canvas, t }) => {
    const field = (id: string) => canvas.getByLabelText(new RegExp(`^${t(`web.admin.bags.${id}`)}( \\*|$)`));
    const add = await canvas.findByRole('button', { name: t('web.admin.bags.add') });
    await userEvent.selectOptions(field('store'), within(field('store')).getAllByRole('option')[1]!);
    await userEvent.type(field('title'), 'x');
    await userEvent.type(field('salePrice'), '-4');
    await userEvent.clear(field('quantity'));
    await userEvent.type(field('quantity'), '1.5');
    await userEvent.clear(field('pickupStart'));
    await userEvent.clear(field('pickupEnd'));
    await userEvent.type(field('pickupStart'), '2026-11-22T17:00');
    await userEvent.type(field('pickupEnd'), '2026-11-22T16:00');
    await userEvent.click(add);
    await canvas.findByText(t('web.admin.bags.problem.notAPrice'));
    await expect(canvas.getByText(t('web.admin.bags.problem.notACount'))).toBeVisible();
    await expect(canvas.getByText(t('web.admin.bags.problem.endsBeforeStart'))).toBeVisible();
  },
};

/** Prices in several spellings, before the other fields are filled in: the card shows them, and the page stays. */
export const PlayPricesAsTyped: Story = {
  render: NewBag.render!,
  play: async ({ canvas, t }) => {
    const field = (id: string) => canvas.getByLabelText(new RegExp(`^${t(`web.admin.bags.${id}`)}( \\*|$)`));
    await canvas.findByRole('button', { name: t('web.admin.bags.add') });
    for (const [typed, price] of [
      ['3,50', '$3.50'],
      ['$4', '$4.00'],
      ['٢،٧٥', '$2.75'],
    ] as const) {
      await userEvent.clear(field('salePrice'));
      await userEvent.paste(typed);
      await waitFor(() => expect(canvas.getAllByText(price)[0]).toBeVisible());
    }
    await userEvent.tab();
    await expect(field('salePrice')).toHaveValue('2.75');
  },
};

/** By its category until one is chosen, which the keyboard can; the card shows it. */
export const PlayDrawing: Story = {
  render: NewBag.render!,
  play: async ({ canvas, t }) => {
    const main = await canvas.findByRole('main');
    const byCategory = await canvas.findByRole('radio', { name: t('web.admin.drawing.byCategory') });
    const expectDrawn = async (name: string) =>
      expect(main.querySelector(`article use[href$='#${name}']`)).not.toBeNull();
    await expect(byCategory).toBeChecked();
    await expectDrawn('stew');
    await userEvent.selectOptions(main.querySelector('[name=category]')!, 'Diet/healthy');
    await expectDrawn('salad');
    byCategory.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: t('web.admin.drawing.knafeh') })).toBeChecked();
    await expectDrawn('knafeh');
  },
};

const DRAFT_KEY = 'zawadeh-bag-draft';

/** A damaged part of a draft is dropped, and the rest is restored. */
export const PlayDamagedDraft: Story = {
  render: NewBag.render!,
  beforeEach: () => {
    const form = { title: 'Knafeh', salePrice: { $: 4 }, category: 'Sushi', storeId: 'gone', quantity: '7' };
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ of: 'new', form, plan: { quantities: 7 } }));
  },
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('web.admin.bags.draftKept'));
    const valueOf = (name: string) =>
      canvas.getByRole('main').querySelector<HTMLInputElement>(`[name=${name}]`)!.value;
    await expect(['title', 'salePrice', 'category', 'storeId', 'quantity'].map(valueOf)).toEqual([
      'Knafeh',
      '',
      'Meals',
      '',
      '7',
    ]);
  },
};

/** Unusual but allowed: the dialog asks, and confirming it saves. */
export const PlaySaleAboveFull: Story = {
  render: NewBag.render!,
  play: async ({ canvas, t }) => {
    const field = (name: string) => canvas.getByRole('main').querySelector<HTMLElement>(`[name=${name}]`)!;
    const add = await canvas.findByRole('button', { name: t('web.admin.bags.add') });
    await userEvent.selectOptions(field('storeId'), within(field('storeId')).getAllByRole('option')[1]!);
    await userEvent.type(field('title'), 'Knafeh');
    await userEvent.type(field('salePrice'), '9');
    await userEvent.type(field('fullPrice'), '4,50');
    await userEvent.click(add);
    const question = await canvas.findByRole('alertdialog');
    await expect(question).toHaveTextContent('$9.00');
    await expect(question).toHaveTextContent('$4.50');
    await userEvent.click(within(question).getByRole('button', { name: t('web.admin.bags.add') }));
    await canvas.findByText(t('web.admin.bags.added'));
  },
};

/** The dialog counts the open orders for the bag before it is deleted. */
export const DeletedWhileOrdered: Story = {
  render: () => <Stage search="?section=bags&q=Home+Lunch" />,
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const row = canvas.getAllByRole('row').at(-1)!;
    await userEvent.click(within(row).getAllByRole('button').at(-1)!);
    await userEvent.click(await screen.findByRole('menuitem', { name: t('web.admin.bags.delete') }));
    const question = await canvas.findByRole('alertdialog');
    // One of Mona’s and one of Rania’s, both paid today.
    await expect(question).toHaveTextContent(t('web.admin.bags.openOrders', { count: 2 }));
  }),
};

export const NotThere: Story = {
  render: () => <Stage search="?section=bags&bag=nothing" />,
  play: untilHeading('web.admin.bags.notThere'),
};

const editFirst: Story['render'] = () => <Stage search="?section=bags&bag=b1" />;

const field = ({ canvas }: StoryScene, name: string): HTMLInputElement =>
  canvas.getByRole('main').querySelector(`[name="${name}"]`);

/** A bag that repeats: a quantity for each weekday, the hours of the bag, and the next openings in words. */
export const Plan: Story = {
  tags: ['every-mode'],
  render: editFirst,
  play: async (context) => {
    const { canvas, t } = context;
    await userEvent.click(await canvas.findByRole('button', { name: t('web.admin.plan.make') }));
    for (const hour of ['opens', 'closes']) {
      const ofTheBag = field(context, hour === 'opens' ? 'pickupStart' : 'pickupEnd').value;
      await expect(field(context, hour)).toHaveValue(ofTheBag.slice('2026-11-22T'.length));
    }
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.bags.update') }));
    await canvas.findByText(t('web.admin.plan.problem.isEmpty'));
    await waitFor(() => expect(field(context, 'quantity-0')).toHaveFocus());
    for (const [weekday, typed] of ['8', '8', '8', '8', '12', '12'].entries()) {
      await userEvent.type(field(context, `quantity-${weekday}`), typed);
    }
    const openings = canvas.getByText(t('web.admin.plan.next')).parentElement!;
    await expect(within(openings).getAllByRole('listitem')).toHaveLength(7);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** One button saves the bag and its plan: the list stands at the bag, and its form shows both as saved. */
export const PlayPlanSavedWithItsBag: Story = {
  render: editFirst,
  play: async (context) => {
    await Plan.play?.(context);
    const { canvas, msw, t } = context;
    await userEvent.type(field(context, 'title'), ' Box');
    // The list is still reloading when the form is opened again.
    msw.use(http.get('*/rest/v1/*', () => delay(300)));
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.bags.update') }));
    await canvas.findByText(t('web.admin.bags.updated'));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', 'b1'));
    await expect(window.scrollY).toBe(0);
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(t('web.admin.plan.running'));
    await expect(field(context, 'title').value).toMatch(/ Box$/);
    await expect(field(context, 'quantity-4')).toHaveValue('12');

    await userEvent.clear(field(context, 'quantity-4'));
    await userEvent.type(field(context, 'quantity-4'), '15');
    // What is not saved yet survives a pause.
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.plan.pause') }));
    await canvas.findByText(t('web.admin.plan.pausedSays'));
    await expect(canvas.queryByText(t('web.admin.plan.todayOnly'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.plan.goOn') }));
    await canvas.findByText(t('web.admin.plan.running'));
    await userEvent.click(canvas.getAllByRole('link', { name: new RegExp(t('web.admin.stores')) })[0]!);
    const leave = within(await screen.findByRole('alertdialog'));
    await userEvent.click(leave.getByRole('button', { name: t('web.admin.cancel') }));
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.bags.update') }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', 'b1'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field(context, 'quantity-4')).toHaveValue('15'));

    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.plan.stop') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('web.admin.plan.stop') }));
    await canvas.findByRole('button', { name: t('web.admin.plan.make') });
  },
};

/** A new bag repeats from the start. Where its plan is refused, the bag is kept, and the next press sends the plan alone. */
export const PlayNewBagWithPlan: Story = {
  render: NewBag.render!,
  play: async (context) => {
    const { canvas, msw, t } = context;
    await canvas.findByRole('button', { name: t('web.admin.bags.add') });
    const store = field(context, 'storeId');
    await userEvent.selectOptions(store, within(store).getAllByRole('option')[1]!);
    await userEvent.type(field(context, 'title'), 'Evening Loaves');
    await userEvent.type(field(context, 'salePrice'), '3');
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.plan.make') }));
    await userEvent.type(field(context, 'quantity-0'), '6');
    msw.use(http.post('*/rest/v1/bag_plans', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.bags.add') }));
    await canvas.findByText(new RegExp(t('web.admin.plan.bagSavedAlone', { why: '' }).trim()));
    await expect(field(context, 'title')).toHaveValue('Evening Loaves');
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.bags.update') }));
    const rows = await canvas.findAllByRole('row', { name: /Evening Loaves/ });
    await expect(rows).toHaveLength(1);
    await waitFor(() => expect(rows[0]).toHaveFocus());
    await expect(rows[0]).toHaveTextContent(/5:00|17:00|[1-9]:\d\d/);
  },
};

/** The menu of the row of a bag that is sold and not collected. */
async function openTakeBack(context: StoryScene): Promise<HTMLElement> {
  const { t } = context;
  await waitUntilLoaded(context);
  const row = context.canvas.getAllByRole('row').at(-1)!;
  await userEvent.click(within(row).getAllByRole('button').at(-1)!);
  await userEvent.click(await screen.findByRole('menuitem', { name: t('web.admin.bags.takeBack') }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findAllByRole('radio');
  return dialog;
}

/** For a shop without a phone at its counter. */
export const TakeBack: Story = {
  render: DeletedWhileOrdered.render!,
  tags: ['every-mode'],
  play: async (context) => {
    await expect(await openTakeBack(context)).toBeVisible();
  },
};

/** What was chosen is sent for this bag, and its stock is read again. */
export const PlayTakeBack: Story = {
  render: DeletedWhileOrdered.render!,
  play: async (context) => {
    const { canvas, msw, t } = context;
    await waitUntilLoaded(context);
    const row = () => canvas.getAllByRole('row').at(-1)!;
    const before = row().textContent;
    const sent = fn();
    msw.use(
      http.post(`*${TAKE_BACK_PATH}`, async ({ request }) => {
        sent(await request.clone().json());
      }),
    );
    const dialog = within(await openTakeBack(context));
    await userEvent.click(
      dialog.getByRole('button', { name: new RegExp(`^\\+1 ${t('web.takeBack.canFill')}`) }),
    );
    await userEvent.click(dialog.getByRole('radio', { name: t('web.takeBack.reason.closing') }));
    await userEvent.click(dialog.getByRole('button', { name: t('web.takeBack.do') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ bag_id: row().getAttribute('data-row'), can_fill: 1, reason: 'closing' }),
    );
    await waitFor(() => expect(row().textContent).not.toBe(before));
  },
};

/** The stock of several bags: one that is sold meanwhile stays as it is, stays chosen, and is named. */
export const PlayStockOfMany: Story = {
  play: async (context) => {
    const options = busyOptions(() => FROZEN_NOW);
    context.msw.use(...createHandlers(options));
    await waitUntilLoaded(context);
    const { canvas, t } = context;
    const row = canvas.getAllByRole('row').at(-1)!;
    // What another admin changes shows on return to the tab.
    options.database.bags.find(({ id }) => id === row.dataset.row)!.quantity = 41;
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(row).toHaveTextContent('41'));
    const boxes = within(canvas.getByRole('grid')).getAllByRole('checkbox').slice(-2);
    for (const box of boxes) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.bags.changeStock') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '7');
    const sold = options.database.bags.find(
      ({ id }) => id === boxes[0]?.closest('[data-row]')?.getAttribute('data-row'),
    );
    if (sold) sold.quantity += 1;
    await userEvent.click(dialog.getByRole('button', { name: t('web.admin.bulk.stockDo', { count: 2 }) }));
    const report = t('web.admin.bulk.failed', { failed: 1, count: 2, names: '#', why: '' }).split('#')[0]!;
    await canvas.findByText((text) => text.startsWith(report));
    await waitFor(() => expect(boxes[0]).toBeChecked());
    await expect(boxes[1]).not.toBeChecked();
  },
};

/** Only the plans that run are paused, and the dialog says how many those are. */
export const PlayPauseMany: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers(weekOptions(() => FROZEN_NOW))),
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const [all] = canvas.getAllByRole('checkbox');
    await userEvent.click(all!);
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.bulk.pause') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(t('web.admin.bulk.pauseTitle', { count: 6 }));
    await userEvent.click(dialog.getByRole('button', { name: t('web.admin.bulk.pause') }));
    await canvas.findByText(t('web.admin.bulk.done', { count: 6 }));
    await userEvent.click(all!);
    await canvas.findByRole('button', { name: t('web.admin.bulk.goOn') });
    await expect(canvas.queryByRole('button', { name: t('web.admin.bulk.pause') })).toBeNull();
    const paused = () => canvas.queryAllByText(t('web.admin.plan.paused'));
    await expect(paused()).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.bulk.goOn') }));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: t('web.admin.bulk.goOn') }));
    await waitFor(() => expect(paused()).toHaveLength(0));
  }),
};
