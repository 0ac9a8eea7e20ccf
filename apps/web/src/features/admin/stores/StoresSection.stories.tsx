import type { Meta, StoryObj } from '@storybook/react-vite';
import { busyOptions, createHandlers, FROZEN_NOW, handlersFor } from '@zawadeh/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { waitUntilLoaded, withSection } from '../adminStage.tsx';
import type { StoryScene } from '../../../app/stories/messages.ts';
import { after } from '@zawadeh/ui/stories/steps.ts';

const meta = { title: 'Screens/Admin/Stores', ...withSection('stores') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['every-mode'], play: waitUntilLoaded };

export const PlayNameMissing: Story = {
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.stores.add') }));
    await expect(canvas.getByLabelText(t('web.admin.stores.name'))).toHaveAccessibleDescription(
      t('web.admin.stores.nameMissing'),
    );
  }),
};

/** Opens the form of the first store in the list. */
async function openForm(context: StoryScene, findRow = () => context.canvas.getAllByRole('row')[1]!) {
  await waitUntilLoaded(context);
  const row = findRow();
  await userEvent.click(within(row).getByRole('button'));
  await userEvent.click(await screen.findByRole('menuitem', { name: context.t('web.admin.stores.edit') }));
  await context.canvas.findByLabelText(labelOf(context, 'web.admin.stores.place'));
  const name = context.t('web.admin.phones.counter.title');
  await context.canvas.findByRole('heading', { name });
}

const labelOf = ({ t }: StoryScene, id: string) => new RegExp(`^${t(id)}`);

/** The form of a store, with the head of its page beside it. */
export const Editing: Story = { tags: ['every-mode'], play: openForm };

const openOven = (context: StoryScene) =>
  openForm(context, () => context.canvas.getByRole('row', { name: /Al-Tell Oven|فرن التلّ/ }));

/** The counter phones of a store, one of them silent for long while customers wait. */
export const Phones: Story = {
  tags: ['every-mode'],
  beforeEach: ({ msw }) => msw.use(...createHandlers(busyOptions(() => FROZEN_NOW))),
  play: after(openOven, async ({ canvas }) => {
    await expect(canvas.getAllByText('Front counter')[0]).toBeVisible();
  }),
};

/** A phone is revoked once a dialog that names it is confirmed, and stays listed with the day and the admin. */
export const PlayRevoke: Story = {
  beforeEach: Phones.beforeEach!,
  play: after(openOven, async ({ canvas, t }) => {
    const revoke = t('web.admin.phones.revoke');
    await userEvent.click(canvas.getByRole('button', { name: `${revoke} Front counter` }));
    const name = '\u2068Front counter\u2069';
    const dialog = within(await canvas.findByRole('alertdialog'));
    await expect(dialog.getByText(t('web.admin.phones.revokeTitle', { name }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: revoke }));
    await canvas.findByText(t('web.admin.phones.revoked', { name }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: `${revoke} Front counter` })).toBeNull());
    const entry = within(canvas.getAllByText('Front counter')[0]!.closest('li')!);
    await expect(entry.getByText(/admin/u)).toBeVisible();
  }),
};

/** The dialog notices the phone that took its code. A new code is another link. */
export const PlayPair: Story = {
  play: async (context) => {
    const options = busyOptions(() => FROZEN_NOW);
    context.msw.use(...createHandlers(options));
    await openForm(context);
    const { canvas, t } = context;
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.phones.counter.add') }));
    const name = t('web.admin.phones.link');
    const link = async () => (await canvas.findByLabelText<HTMLInputElement>(name)).value;
    const first = await link();
    await expect(first).toMatch(/\/counter#pair=[\w-]{43}$/);
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.phones.newCode') }));
    await waitFor(async () => expect(await link()).not.toBe(first));
    const [{ store_id: store } = { store_id: null }] = options.database.pairings;
    await expect(options.database.pairings).toHaveLength(2);
    const at = new Date(FROZEN_NOW).toISOString();
    options.database.devices.push({
      id: 'd0000000-0000-4000-8000-000000000001',
      kind: 'counter',
      store_id: store,
      name: 'Side window',
      created_at: at,
      last_seen_at: at,
      revoked_at: null,
    });
    document.dispatchEvent(new Event('visibilitychange'));
    const paired = t('web.admin.phones.paired', { name: '\u2068Side window\u2069' });
    await canvas.findByText(paired);
    await userEvent.click(canvas.getAllByRole('button', { name: t('web.admin.phones.close') }).at(-1)!);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getAllByText('Side window')[0]).toBeVisible();
  },
};

/** A pasted link is read while the admin types, and a place elsewhere is refused with words. */
export const PlayPlace: Story = {
  play: async (context) => {
    await openForm(context);
    const { canvas, t } = context;
    const place = canvas.getByLabelText(labelOf(context, 'web.admin.stores.place'));
    const paste = async (text: string) => {
      await userEvent.clear(place);
      await userEvent.click(place);
      await userEvent.paste(text);
    };
    await paste('https://www.google.com/maps/@48.85,2.35,12z');
    await canvas.findByText(t('web.admin.stores.outsideLebanon'));
    await paste('https://www.google.com/maps/place/X/@34.45,35.82,17z');
    await expect(await canvas.findByText(/34\.45, 35\.82/)).toBeVisible();
    await paste('somewhere');
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.stores.update') }));
    await expect(place).toHaveAccessibleDescription(
      t('web.admin.stores.notCoordinates', { example: '\u206634.4367, 35.8497\u2069' }),
    );
    await paste('٣٤٫٤٥، ٣٥٫٨٢');
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.stores.update') }));
    await canvas.findByText(t('web.admin.stores.updated'));
  },
};

/** Every day takes over Monday's hours at a press. A day with one time only is named, and the preview follows. */
export const PlayHours: Story = {
  play: after(openForm, async ({ canvas, t }) => {
    const times = Array.from(document.querySelectorAll<HTMLInputElement>('fieldset input[type="time"]'));
    await expect(times).toHaveLength(14);
    await userEvent.clear(times[0]!);
    await userEvent.type(times[0]!, '14:45');
    await userEvent.clear(times[1]!);
    await userEvent.type(times[1]!, '01:30');
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.stores.likeMonday') }));
    await expect(times.map(({ value }) => value)).toEqual(
      Array.from(times, (_, place) => (place % 2 ? '01:30' : '14:45')),
    );
    await expect(canvas.getByText(/^(Opens at|يفتح عند) .*2:45/)).toBeInTheDocument();
    await userEvent.clear(times[13]!);
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.stores.update') }));
    await waitFor(() => expect(times[13]).toHaveFocus());
    await expect(times[13]).toHaveAccessibleDescription(t('web.admin.plan.problem.missing'));
    await userEvent.clear(times[12]!);
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.stores.update') }));
    await canvas.findByText(t('web.admin.stores.updated'));
  }),
};

/** What a phone shares: the server follows its short link, and the form has the coordinates. */
export const PlayShortLink: Story = {
  play: async (context) => {
    await openForm(context);
    const { canvas, t } = context;
    const place = canvas.getByLabelText(labelOf(context, 'web.admin.stores.place'));
    await userEvent.clear(place);
    await userEvent.click(place);
    await userEvent.paste('Zahra Sweets https://maps.app.goo.gl/Ab3dE?g_st=ic');
    await waitFor(() => expect(place).toHaveValue('34.4367, 35.8497'));
    context.msw.use(...handlersFor('offline', () => FROZEN_NOW));
    await userEvent.clear(place);
    await userEvent.paste('https://maps.app.goo.gl/Ab3dE');
    await canvas.findByText(t('web.admin.stores.linkNotRead', { why: t('web.admin.why.offline') }));
  },
};

/** By the names of the shown language, whatever the columns of the other language say. */
export const PlayArabicOrder: Story = {
  globals: { locale: 'ar' },
  play: after(waitUntilLoaded, async ({ canvas }) => {
    const names = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent ?? '');
    await expect(names).toEqual(names.toSorted(new Intl.Collator('ar').compare));
  }),
};

/** A store with bags: the dialog says what would happen, and offers the safe way. */
export const StillHasBags: Story = {
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const row = canvas.getAllByRole('row').at(-1)!;
    await userEvent.click(within(row).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('web.admin.stores.delete') }));
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog).toHaveTextContent(t('web.admin.stores.moveTo'));
  }),
};

export const PlayBagsOfStore: Story = {
  play: after(StillHasBags.play!, async ({ canvas, t }) => {
    const bags = canvas.getByRole('link', { name: t('web.admin.stores.seeBags') });
    await expect(bags).toHaveAttribute('href', expect.stringMatching(/section=bags&store=\S/));
  }),
};

/** A second store of the same name, however it is spelled, has to be confirmed. */
export const PlaySameName: Story = {
  play: async (context) => {
    await waitUntilLoaded(context);
    const { canvas, t } = context;
    const add = async (name: string) => {
      await userEvent.type(canvas.getByLabelText(t('web.admin.stores.name')), name);
      await userEvent.click(canvas.getByRole('button', { name: t('web.admin.stores.add') }));
    };
    await add('zahra  sweets');
    const question = await canvas.findByRole('alertdialog');
    await expect(question).toHaveTextContent(context.isArabic ? 'حلويات الزهراء' : 'Zahra Sweets');
    await userEvent.click(within(question).getByText(t('web.admin.stores.sameConfirm')));
    await canvas.findByText(t('web.admin.stores.added', { name: '\u2068zahra sweets\u2069' }));
    // What the list does not ask for is next.
    await canvas.findByLabelText(labelOf(context, 'web.admin.stores.place'));
  },
};
