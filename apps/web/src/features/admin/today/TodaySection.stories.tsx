import type { Meta, StoryObj } from '@storybook/react-vite';
import { busyOptions, createHandlers, FROZEN_NOW, handlersFor } from '@zawadeh/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StoryScene } from '../../../app/stories/messages.ts';
import { Stage, waitUntilLoaded, withSection } from '../adminStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';

const today = withSection('today');

const meta = {
  title: 'Screens/Admin/Today',
  ...today,
  beforeEach: ({ msw, parameters }) => {
    if (parameters.scenario === undefined) msw.use(...createHandlers(busyOptions(() => FROZEN_NOW)));
    return today.beforeEach();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const onDesktop = { viewport: { value: 'desktop', isRotated: false } };
const OVEN = { en: 'Al-Tell Oven', ar: 'فرن التلّ' };
const code = (end: string) => `\u2066ZWD-STRY${end}\u2069`;

async function waitUntilLive(context: StoryScene): Promise<void> {
  await waitUntilLoaded(context);
  await context.canvas.findByText(context.t('web.admin.orders.line.live'));
}

/** A phone shows no head of the table. */
const shopsIn = ({ canvas }: StoryScene) =>
  canvas.getAllByRole('row').filter((row: HTMLElement) => row.hasAttribute('data-row'));
const rowOf = ({ canvas }: StoryScene, name: RegExp) => canvas.getByRole('row', { name });
const oven = /Al-Tell Oven|فرن التلّ/;

/** The chosen shop's part; beside the list on a desktop only. */
async function openOven(context: StoryScene) {
  await waitUntilLive(context);
  await userEvent.click(rowOf(context, oven));
  const name = OVEN[context.isArabic ? 'ar' : 'en'];
  const heading = await context.canvas.findByRole('heading', { name });
  await waitFor(() => expect(heading).toHaveFocus());
  // The shop's own telephone number is read then.
  await context.canvas.findByRole('link', { name: context.t('web.admin.today.whatsapp') });
  const section: HTMLElement | null = heading.closest('section');
  return within(section!);
}

export const Ready: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    await waitUntilLive(context);
    const rows = shopsIn(context);
    // The conflict first, then what was missed, then what waits.
    await expect(rows[0]).toHaveTextContent(oven);
    await expect(rows[1]).toHaveTextContent(/Mina Corner|ركن الميناء/);
    await expect(rows[2]).toHaveTextContent(/Zahra Sweets|حلويات الزهراء/);
    await expect(rows.at(-1)).toHaveTextContent(context.t('web.admin.today.allShops'));
    if (window.innerWidth < 1280) return;
    await context.canvas.findByRole('link', { name: context.t('web.admin.today.whatsapp') });
  },
};

/** On a phone the chosen shop takes the place of the list. */
export const OneShop: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    await openOven(context);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'everythingEmpty' },
  play: async ({ canvas, t }) => {
    const name = t('web.admin.today.empty');
    await canvas.findByRole('heading', { name });
    await canvas.findByText(t('web.admin.orders.line.live'));
  },
};

/** Few enough rows to fit on every screen. */
export const NotLoaded: Story = {
  render: () => <Stage search="?section=today&q=tell" />,
  play: async (context) => {
    await waitUntilLive(context);
    context.msw.use(...handlersFor('down', () => FROZEN_NOW));
    document.dispatchEvent(new Event('visibilitychange'));
    await context.canvas.findByRole('alert');
    await expect(rowOf(context, oven)).toBeVisible();
  },
};

/** A conflict needs a sentence for the log, and is gone once it is settled. */
export const PlaySettle: Story = {
  play: async (context) => {
    const panel = await openOven(context);
    const { t } = context;
    const settle = panel.getByRole('button', { name: t('web.admin.today.settle') });
    await userEvent.click(settle);
    const field = panel.getByRole('textbox', { name: t('web.admin.today.happened') });
    await expect(field).toHaveAccessibleDescription(t('web.admin.today.happenedMissing'));
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'The second bag was a spare one');
    await userEvent.click(settle);
    const shop = `\u2068${OVEN[context.isArabic ? 'ar' : 'en']}\u2069`;
    await context.canvas.findByText(t('web.admin.today.settled', { shop }));
    await waitFor(() => expect(panel.queryByText(new RegExp(t('web.admin.today.twice')))).toBeNull());
  },
};

/** An order is marked with a reason; without one nothing happens. */
export const PlayMark: Story = {
  play: async (context) => {
    const panel = await openOven(context);
    const { canvas, t } = context;
    await userEvent.click(
      panel.getByRole('button', { name: t('web.admin.actions', { name: code('9PQ2') }) }),
    );
    await userEvent.click(await canvas.findByRole('menuitem', { name: t('web.admin.today.markDone') }));
    const dialog = within(await canvas.findByRole('dialog'));
    const submit = dialog.getByRole('button', { name: t('web.admin.today.markDoneDo') });
    await userEvent.click(submit);
    await expect(dialog.getByRole('alert')).toHaveTextContent(t('web.admin.today.reasonMissing'));
    await userEvent.type(dialog.getByRole('textbox'), 'They had a paper');
    await userEvent.click(submit);
    await canvas.findByText(t('web.admin.today.markedDone', { code: code('9PQ2') }));
    const waiting = t('web.admin.today.ordersAndBags', { orders: 2, bags: 4 });
    // As many are done now.
    await waitFor(() => expect(panel.getAllByText(waiting)).toHaveLength(2));
  },
};

/** Several at once, with one reason: as not collected, and then as handed over after all. */
export const PlayMarkMany: Story = {
  play: async (context) => {
    const panel = await openOven(context);
    const { canvas, t } = context;
    const markAll = async (deed: string) => {
      const [chooseAll] = panel.getAllByRole('checkbox', { name: t('web.admin.today.selectAll') });
      await userEvent.click(chooseAll!);
      await userEvent.click(panel.getByRole('button', { name: t(`web.admin.today.${deed}`) }));
      const dialog = within(await canvas.findByRole('dialog'));
      await expect(dialog.getByRole('heading')).toHaveTextContent(
        t(`web.admin.today.${deed}Many`, { count: 3 }),
      );
      await userEvent.type(dialog.getByRole('textbox'), 'The phone was broken');
      await userEvent.click(dialog.getByRole('button', { name: t(`web.admin.today.${deed}Do`) }));
    };
    await markAll('markMissed');
    const missed = await panel.findByRole('heading', { name: new RegExp(`^${t('web.admin.today.missed')}`) });
    await expect(missed).toHaveTextContent(t('web.admin.today.ordersAndBags', { orders: 3, bags: 6 }));
    await panel.findByText(t('web.admin.today.nobodyWaits'));
    await markAll('markDone');
    await waitFor(() => expect(missed).not.toBeInTheDocument());
    await expect(await canvas.findByText(t('web.admin.bulk.done', { count: 3 }))).toBeVisible();
  },
};

/** A shop is found by its name and by the code of an order. */
export const PlaySearch: Story = {
  play: async (context) => {
    await waitUntilLive(context);
    const { canvas } = context;
    const name = context.t('web.admin.today.search');
    const search = canvas.getByRole('searchbox', { name });
    await userEvent.type(search, 'w2xd');
    await waitFor(() => expect(shopsIn(context)).toHaveLength(1));
    await expect(shopsIn(context)[0]).toHaveTextContent(/Mina Corner|ركن الميناء/);
    await userEvent.clear(search);
    await userEvent.type(search, 'حلويات');
    await waitFor(() => expect(rowOf(context, /Zahra Sweets|حلويات الزهراء/)).toBeVisible());
    await userEvent.type(search, 'x');
    await canvas.findByText(context.t('web.admin.today.nothingFound'));
  },
};

/** With keys alone: a row opens its shop, and the way back leads to the row. */
export const PlayKeys: Story = {
  play: async (context) => {
    await waitUntilLive(context);
    rowOf(context, /Zahra Sweets|حلويات الزهراء/).focus();
    await userEvent.keyboard('{Enter}');
    const { canvas } = context;
    const heading = await canvas.findByRole('heading', { name: /^(Zahra Sweets|حلويات الزهراء)$/ });
    await waitFor(() => expect(heading).toHaveFocus());
    const back = canvas.getByRole('button', { name: context.t('web.admin.today.back') });
    back.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rowOf(context, /Zahra Sweets|حلويات الزهراء/)).toHaveFocus());
  },
};

/** One of the busy day's orders goes to a door. */
function makeDelivery({ database: { handovers, orders } }: ReturnType<typeof busyOptions>) {
  const waiting = handovers.find(({ store_id, state }) => store_id === 's1' && state === 'waiting')!;
  const order = orders.find(({ id }) => id === waiting.order_id)!;
  Object.assign(order, { delivery_method: 'delivery', delivery_area: 'mina' });
  waiting.kind = 'courier';
  const door: typeof waiting = { ...waiting, id: 'door', kind: 'door', store_id: null };
  handovers.push(door);
  return { waiting, door, order };
}

const courierOf = (scene: StoryScene, { order_code }: { order_code: string | null }) =>
  `${scene.t('web.admin.phones.assigned')} ${order_code}`;

/** A delivery turns late while the page is open: its shop comes after conflicts alone, and the navigation counts it once. */
export const Late: Story = {
  tags: ['every-mode'],
  globals: onDesktop,
  play: async (context) => {
    const options = busyOptions(() => FROZEN_NOW);
    const { waiting, door } = makeDelivery(options);
    context.msw.use(...createHandlers(options));
    await waitUntilLive(context);
    for (const row of [waiting, door]) row.due_end = new Date(FROZEN_NOW - 31 * 60_000).toISOString();
    const { t } = context;
    document.dispatchEvent(new Event('visibilitychange'));
    const words = t('web.admin.late', { unit: 'minutes', count: 31 });
    await waitFor(() => expect(context.canvas.getAllByText(words)).toHaveLength(2));
    await expect(shopsIn(context)[0]).toHaveTextContent(oven);
    await expect(shopsIn(context)[1]).toHaveTextContent(t('web.admin.today.deliveries'));
    await expect(shopsIn(context)[2]).toHaveTextContent(/Zahra Sweets|حلويات الزهراء/);
    await context.canvas.findByRole('link', {
      name: new RegExp(t('web.admin.today.lateCount', { count: 1 })),
    });
  },
};

/** A delivery is given to a courier, and to any again. */
export const PlayAssign: Story = {
  play: async (context) => {
    const { canvas, t } = context;
    const options = busyOptions(() => FROZEN_NOW);
    const { door, order } = makeDelivery(options);
    const hassan = options.database.devices.find(({ kind }) => kind === 'courier')!;
    context.msw.use(...createHandlers(options));
    await waitUntilLive(context);
    await userEvent.click(rowOf(context, new RegExp(t('web.admin.today.deliveries'))));
    const name = courierOf(context, order);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name }), hassan.name);
    await waitFor(() => expect(door.assigned_device_id).toBe(hassan.id));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name }), t('web.admin.phones.anyCourier'));
    await waitFor(() => expect(door.assigned_device_id).toBeNull());
  },
};

/** The courier of each delivery stands below it. */
export const Deliveries: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    const options = busyOptions(() => FROZEN_NOW);
    const { order } = makeDelivery(options);
    context.msw.use(...createHandlers(options));
    await waitUntilLive(context);
    const { t } = context;
    await userEvent.click(rowOf(context, new RegExp(t('web.admin.today.deliveries'))));
    await context.canvas.findByRole('combobox', { name: courierOf(context, order) });
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** A courier's phone belongs to no shop. */
export const PlayPairCourier: Story = {
  play: after(waitUntilLive, async ({ canvas, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.phones.courier.add') }));
    const link = await canvas.findByLabelText(t('web.admin.phones.link'));
    await expect(link).toHaveDisplayValue(/\/courier#pair=[\w-]{43}$/);
  }),
};

/** In both languages the chosen shop stands after the list. */
export const PlayPanelAtEnd: Story = {
  globals: onDesktop,
  play: after(waitUntilLive, async ({ canvas, isArabic }) => {
    const table = canvas.getByRole('grid').getBoundingClientRect();
    const name = OVEN[isArabic ? 'ar' : 'en'];
    const panel = canvas.getByRole('heading', { name }).closest('section')!.getBoundingClientRect();
    if (window.innerWidth < 1280) return;
    await expect(isArabic ? panel.right <= table.left : panel.left >= table.right).toBe(true);
  }),
};
