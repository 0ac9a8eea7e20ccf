import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  createHandlers,
  DAYS_UNTIL_WEDNESDAY,
  FROZEN_NOW,
  handlersFor,
  storedSession,
  weekOptions,
} from '@zawadeh/mocks';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { StoryScene } from '../../../app/stories/messages.ts';
import { owedIn, Stage, signedInAs } from '../adminStage.tsx';
import { Screen as AdminScreen } from '../AdminScreen.tsx';
import { untilAlert, untilHeading } from '../../../app/stories/steps.ts';

const DRAFT_KEY = 'zawadeh-week-draft';
const asAdmin = signedInAs('admin');

let options = weekOptions(() => FROZEN_NOW);

const meta = {
  title: 'Screens/Admin/Week',
  component: AdminScreen,
  parameters: { layout: 'page' },
  render: (_args: object, { parameters }: { parameters: object }) => (
    <Stage search="?section=week" daysLater={DAYS_UNTIL_WEDNESDAY} owed={owedIn(parameters)} />
  ),
  beforeEach: ({ msw, parameters }) => {
    options = weekOptions(() => FROZEN_NOW);
    if (parameters.scenario === undefined) msw.use(...createHandlers(options));
    return asAdmin();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const onDesktop = { viewport: { value: 'desktop', isRotated: false } };
const KAAK = /Fresh Ka’ak Basket|سلّة الكعك الطازج/;
const MANOUSHE = /Man’oushe Morning|مناقيش الصباح/;
const KNAFEH = /Knafeh & Sweets Surprise|مفاجأة الكنافة والحلويات/;
const RETRY = /^(Try again|إعادة المحاولة)$/;

async function loaded({ canvas }: StoryScene): Promise<void> {
  await canvas.findAllByText(KAAK);
}
const grid = ({ canvas }: StoryScene) => canvas.getByRole('grid');
const cell = (context: StoryScene, bag: RegExp, place: number): HTMLElement => {
  const row = within(grid(context)).getByRole('rowheader', { name: bag }).closest('tr')!;
  return row.querySelectorAll<HTMLElement>('[data-place]')[place]!;
};
/** The focus goes where a press goes. */
const goTo = async (context: StoryScene, bag: RegExp, place: number) => {
  await fireEvent.mouseDown(cell(context, bag, place));
  await waitFor(() => expect(cell(context, bag, place)).toHaveFocus());
};
const refetch = () => document.dispatchEvent(new Event('visibilitychange'));
const keys = (text: string) => userEvent.keyboard(text);
const ahead = ({ isArabic }: StoryScene) => (isArabic ? '{ArrowLeft}' : '{ArrowRight}');
const back = ({ isArabic }: StoryScene) => (isArabic ? '{ArrowRight}' : '{ArrowLeft}');
const saveButton = (context: StoryScene, count: number) =>
  context.canvas.findByRole('button', { name: context.t('web.admin.week.save', { count }) });

function storeDraft(...edits: object[]): void {
  const { user } = JSON.parse(storedSession('admin')) as { user: { id: string } };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ [user.id]: edits, another: edits }));
}

/** What the mock-up shows: a changed row, skipped days, today on sale. */
export const Ready: Story = { tags: ['every-mode'], play: loaded };

export const OnDesktop: Story = {
  globals: onDesktop,
  tags: ['every-mode'],
  play: async (context) => {
    await loaded(context);
    await goTo(context, KAAK, 5);
    await keys('14{Enter}');
    await goTo(context, KAAK, 4);
    await keys('12');
    await waitFor(() => expect(within(cell(context, KAAK, 4)).getByRole('textbox')).toHaveValue('12'));
  },
};

export const Marked: Story = {
  globals: onDesktop,
  play: async (context) => {
    await loaded(context);
    await goTo(context, KAAK, 3);
    await keys(`{Shift>}{ArrowDown}${ahead(context)}{/Shift}`);
    await waitFor(() => expect(grid(context).querySelectorAll('[aria-selected=true]')).toHaveLength(4));
  },
};

/** Today takes no less than is sold or being paid, and says so. */
export const TooFew: Story = {
  globals: onDesktop,
  play: async (context) => {
    await loaded(context);
    await goTo(context, KAAK, 2);
    await keys('3{Enter}');
    await context.canvas.findByText(context.t('web.admin.week.problem.tooFew', { least: 5 }));
    await waitFor(() => expect(cell(context, KAAK, 2)).toHaveFocus());
    await expect(cell(context, KAAK, 2)).toHaveTextContent('8');
  },
};

export const Empty: Story = {
  parameters: { scenario: 'everythingEmpty' },
  play: untilHeading('web.admin.week.empty'),
};

export const NotLoaded: Story = { parameters: { scenario: 'down' }, play: untilAlert };

/** The last answer stays, with its unsaved changes. */
export const ConnectionLost: Story = {
  globals: onDesktop,
  play: async (context) => {
    await loaded(context);
    await goTo(context, KAAK, 3);
    await keys('9{Enter}');
    context.msw.use(...handlersFor('offline', () => FROZEN_NOW));
    refetch();
    await context.canvas.findByRole('alert');
    await expect(cell(context, KAAK, 3)).toHaveTextContent('9');
  },
};

/** Another admin saved a day that has an unsaved change here: both values are shown. */
export const Conflict: Story = {
  globals: onDesktop,
  tags: ['every-mode'],
  play: async (context) => {
    await loaded(context);
    await goTo(context, KAAK, 3);
    await keys('9{Enter}');
    const none = { published_at: null, left_over: null, note: null };
    options.database.bagDays.push(
      { bag_id: 'b6', day: '2026-11-26', planned: 7, skipped: false, ...none },
      { bag_id: 'b1', day: '2026-11-26', planned: 3, skipped: false, ...none },
    );
    refetch();
    await context.canvas.findByRole('alert');
    // Theirs shows where nothing was changed here.
    await waitFor(() => expect(cell(context, /Knafeh|الكنافة/, 3)).toHaveTextContent('3'));
    await expect(cell(context, KAAK, 3)).toHaveTextContent('9');
  },
};

/** Keeping mine saves over theirs; taking theirs leaves nothing to save. */
export const PlayConflict: Story = {
  globals: onDesktop,
  play: async (context) => {
    await Conflict.play?.(context);
    const { t } = context;
    await userEvent.click(context.canvas.getByRole('button', { name: t('web.admin.week.keepMine') }));
    await waitFor(() =>
      expect(context.canvas.queryByRole('button', { name: t('web.admin.week.keepMine') })).toBeNull(),
    );
    await userEvent.click(await saveButton(context, 1));
    await waitFor(() =>
      expect(options.database.bagDays).toContainEqual(
        expect.objectContaining({ bag_id: 'b6', day: '2026-11-26', planned: 9 }),
      ),
    );
  },
};

/** Keys alone: move, edit, copy a row, skip a day, undo, save. Left and right follow the screen. */
export const PlayKeys: Story = {
  // Where the arrows lead the other way.
  globals: { ...onDesktop, locale: 'ar' },
  play: async (context) => {
    await loaded(context);
    const { t } = context;
    // One tab stop, and the focus returns to the last cell.
    await expect(grid(context).querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await goTo(context, MANOUSHE, 2);
    await keys(ahead(context));
    await waitFor(() => expect(cell(context, MANOUSHE, 3)).toHaveFocus());
    await keys('{ArrowDown}');
    await keys(ahead(context) + back(context) + ahead(context));
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('data-place', expect.stringMatching(/ 4$/)),
    );
    await goTo(context, MANOUSHE, 3);

    // A digit starts anew, Tab keeps and goes on, also with the digits of an Arabic keyboard.
    await keys('1٢{Tab}');
    await waitFor(() => expect(cell(context, MANOUSHE, 4)).toHaveFocus());
    await expect(cell(context, MANOUSHE, 3)).toHaveTextContent('12');
    // F2 edits what is there; Escape gives back.
    await keys('{F2}');
    await waitFor(() => expect(within(cell(context, MANOUSHE, 4)).getByRole('textbox')).toHaveValue('10'));
    await keys('77{Escape}');
    await waitFor(() => expect(cell(context, MANOUSHE, 4)).toHaveTextContent('10'));
    await expect(cell(context, MANOUSHE, 4)).toHaveFocus();
    await saveButton(context, 1);

    // Home, End and the corners.
    await keys('{End}');
    await waitFor(() => expect(cell(context, MANOUSHE, 6)).toHaveFocus());
    await keys('{Control>}{Home}{/Control}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-place', '0 0'));
    await keys('{PageDown}');
    await waitFor(() => expect(document.activeElement).not.toHaveAttribute('data-place', '0 0'));

    // Delete skips, and again takes the skip away; 0 is the same.
    await goTo(context, KAAK, 3);
    await keys('{Delete}');
    await waitFor(() => expect(cell(context, KAAK, 3)).toHaveTextContent(t('web.admin.week.skipped')));
    await keys('{Delete}');
    await waitFor(() => expect(cell(context, KAAK, 3)).toHaveTextContent('8'));
    await keys('0{Enter}');
    await waitFor(() => expect(cell(context, KAAK, 3)).toHaveTextContent(t('web.admin.week.skipped')));
    await saveButton(context, 2);
    await keys('{Control>}z{/Control}');
    await waitFor(() => expect(cell(context, KAAK, 3)).toHaveTextContent('8'));

    // Marked days: towards the end of the row.
    await goTo(context, KAAK, 3);
    await keys(`15${ahead(context)}`);
    await waitFor(() => expect(cell(context, KAAK, 4)).toHaveFocus());
    await goTo(context, KAAK, 3);
    await keys(`{Shift>}${ahead(context)}${ahead(context)}{/Shift}`);
    await keys('{Control>}r{/Control}');
    await waitFor(() => expect(cell(context, KAAK, 5)).toHaveTextContent('15'));
    await saveButton(context, 4);
    await keys('{Control>}s{/Control}');
    await waitFor(() =>
      expect(options.database.bagDays).toContainEqual(
        expect.objectContaining({ bag_id: 'b6', day: '2026-11-27', planned: 15 }),
      ),
    );
    await waitFor(() => expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull());
    // At once, not with the next answer.
    await expect(cell(context, KAAK, 5)).toHaveTextContent('15');
  },
};

/** What a screen reader hears of changes, and why a number was refused, however it is left. */
export const PlayAnnounced: Story = {
  globals: onDesktop,
  play: async (context) => {
    await loaded(context);
    const { t } = context;
    const status = () =>
      context.canvas.getAllByRole('status').find((each) => each.closest('[data-part="cell-bar"]'))!;
    await goTo(context, KAAK, 3);
    await keys('{Delete}');
    await waitFor(() => expect(status()).toHaveTextContent(t('web.admin.week.skippedSays', { m: 8 })));
    await keys('{Delete}');
    await waitFor(() => expect(status()).toHaveTextContent(t('web.admin.week.asPlannedSays', { n: 8 })));
    await keys('20{Enter}{ArrowUp}');
    await keys(`{Shift>}${ahead(context)}${ahead(context)}{/Shift}{Control>}r{/Control}`);
    await waitFor(() => expect(status()).toHaveTextContent(t('web.admin.week.changed', { count: 2 })));

    // A press on another day leaves the focus on the one that refused, and the same reason is announced each time.
    await goTo(context, KAAK, 3);
    await keys('500000');
    await fireEvent.mouseDown(cell(context, MANOUSHE, 4));
    const tooMany = t('web.admin.plan.problem.tooMany');
    await waitFor(() => expect(status()).toHaveTextContent(tooMany));
    await waitFor(() => expect(cell(context, KAAK, 3)).toHaveFocus());
    const announced = within(status()).getByText(tooMany);
    await keys('500000{Enter}');
    await waitFor(() => expect(within(status()).getByText(tooMany)).not.toBe(announced));

    // Leaving the window keeps the field as it is.
    await keys('77');
    await fireEvent.focusOut(await within(cell(context, KAAK, 3)).findByRole('textbox'));
    await expect(within(cell(context, KAAK, 3)).getByRole('textbox')).toHaveValue('77');
    await keys('{Escape}');
    // The browser's own keys stay its own.
    for (const key of ['R', 'Z', 'S']) {
      const press = { key, code: `Key${key}`, ctrlKey: true, shiftKey: true };
      await expect(await fireEvent.keyDown(cell(context, KAAK, 3), press)).toBe(true);
    }
  },
};

/** "Retry" saves what is unsaved by then, and not what was discarded meanwhile. */
export const PlayRetry: Story = {
  globals: onDesktop,
  play: async (context) => {
    await loaded(context);
    const { t } = context;
    await goTo(context, KAAK, 3);
    await keys('9{Enter}');
    context.msw.use(...handlersFor('offline', () => FROZEN_NOW));
    await keys('{Control>}s{/Control}');
    const retry = await within(document.body).findByRole('button', { name: RETRY });
    await userEvent.click(context.canvas.getByRole('button', { name: t('web.admin.week.discard') }));
    await goTo(context, KAAK, 4);
    await keys('11{Enter}');
    context.msw.use(...createHandlers(options));
    await userEvent.click(retry);
    await waitFor(() =>
      expect(options.database.bagDays).toContainEqual(expect.objectContaining({ bag_id: 'b6', planned: 11 })),
    );
    await expect(options.database.bagDays).not.toContainEqual(expect.objectContaining({ planned: 9 }));
  },
};

/** A row is copied to another one, and to and from a spreadsheet. */
export const PlayCopy: Story = {
  globals: onDesktop,
  play: async (context) => {
    await loaded(context);
    await goTo(context, KAAK, 3);
    await keys('{Home}{Shift>}{End}{/Shift}');
    const data = new DataTransfer();
    const copy = new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(copy);
    await expect(data.getData('text/plain')).toBe('8\t8\t8\t8\t8\t12\t0');
    await goTo(context, MANOUSHE, 4);
    await userEvent.paste(data);
    await waitFor(() => expect(cell(context, MANOUSHE, 5)).toHaveTextContent('12'));
    await expect(cell(context, MANOUSHE, 3)).toHaveTextContent('8');
    // Past days stay.
    await expect(cell(context, MANOUSHE, 0)).toHaveTextContent('6/6');
    await goTo(context, MANOUSHE, 5);
    await userEvent.paste('٢١\t٠\n');
    await waitFor(() => expect(cell(context, MANOUSHE, 5)).toHaveTextContent('21'));
    await userEvent.paste('bags');
    await context.canvas.findByText(context.t('web.admin.week.problem.paste'));
  },
};

/** With the mouse: copy a row and paste it, skip the day, as planned, discard. */
export const PlayButtons: Story = {
  globals: onDesktop,
  play: async (context) => {
    await loaded(context);
    const { canvas, t } = context;
    await goTo(context, KAAK, 5);
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.week.asPlanned') }));
    await waitFor(() => expect(cell(context, KAAK, 5)).toHaveTextContent('8'));
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.week.copyRow') }));
    await goTo(context, MANOUSHE, 3);
    await userEvent.click(await canvas.findByRole('button', { name: t('web.admin.week.pasteRow') }));
    await waitFor(() => expect(cell(context, MANOUSHE, 3)).toHaveTextContent('8'));
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.week.skip') }));
    await waitFor(() => expect(cell(context, MANOUSHE, 3)).toHaveTextContent(t('web.admin.week.skipped')));
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.week.discard') }));
    await waitFor(() => expect(cell(context, MANOUSHE, 3)).toHaveTextContent('6'));
  },
};

/** Unsaved changes survive a reload. */
export const PlayDraft: Story = {
  globals: onDesktop,
  beforeEach: () => {
    const state = { planned: null, skipped: false };
    const edit = {
      bag: 'b6',
      day: '2026-11-26',
      before: { ...state, published: false },
      after: { ...state, planned: 9 },
    };
    storeDraft(edit);
  },
  play: async (context) => {
    await loaded(context);
    await waitFor(() => expect(cell(context, KAAK, 3)).toHaveTextContent('9'));
    await saveButton(context, 1);
    await goTo(context, KAAK, 3);
    await keys('{Control>}s{/Control}');
    // What another admin of this tab has not saved stays theirs.
    await waitFor(() =>
      expect(Object.keys(JSON.parse(sessionStorage.getItem(DRAFT_KEY)!) as object)).toEqual(['another']),
    );
    sessionStorage.removeItem(DRAFT_KEY);
  },
};

/** A plan that another admin adds above, or takes away, leaves the focus and what is being typed with their bag. */
export const PlayOthersRows: Story = {
  globals: onDesktop,
  play: async (context) => {
    await loaded(context);
    const { bags, bagPlans } = options.database;
    const rowCount = () => grid(context).querySelectorAll('[data-part=bag]').length;
    const before = rowCount();
    await goTo(context, KAAK, 3);
    await keys('11');
    const plan = bagPlans.find(({ bag_id }) => bag_id === 'b6')!;
    const shop = bags.find(({ id }) => id === 'b6')!.store_id;
    Object.assign(
      bags.find(({ id }) => id === 'b5')!,
      { store_id: shop },
    );
    bagPlans.push({ ...plan, bag_id: 'b5', opens: '01:00:00' });
    refetch();
    await waitFor(() => expect(rowCount()).toBe(before + 1));
    const field = within(cell(context, KAAK, 3)).getByRole('textbox');
    await expect(field).toHaveValue('11');
    await expect(field).toHaveFocus();
    await keys('{Enter}');
    await waitFor(() => expect(cell(context, KAAK, 3)).toHaveTextContent('11'));

    await goTo(context, KAAK, 4);
    await keys('9');
    bagPlans.splice(bagPlans.indexOf(plan), 1);
    refetch();
    await context.canvas.findByText(context.t('web.admin.week.problem.gone'));
    await expect(grid(context).querySelector('input')).toBeNull();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-place'));
    await saveButton(context, 1);
  },
};

/** Mine is kept for a day of another week, which has gone on sale since: as planned is the plan's number. */
export const PlayElsewhere: Story = {
  globals: onDesktop,
  render: () => <Stage search="?section=week&week=2026-11-30" daysLater={DAYS_UNTIL_WEDNESDAY} />,
  beforeEach: () => {
    const day = '2026-11-25';
    storeDraft({
      bag: 'b8',
      day,
      before: { planned: 5, skipped: false, published: false },
      after: { planned: null, skipped: false },
    });
  },
  play: async (context) => {
    await loaded(context);
    const { bags, bagDays } = options.database;
    const published = { published_at: '2026-11-25T05:00:00Z', left_over: null, note: null };
    const row = bagDays.find(({ bag_id, day }) => bag_id === 'b8' && day === '2026-11-25');
    const now = { bag_id: 'b8', day: '2026-11-25', planned: 5, skipped: false, ...published };
    if (row) Object.assign(row, now);
    else bagDays.push(now);
    Object.assign(
      bags.find(({ id }) => id === 'b8')!,
      { quantity: 5, pickup_end: null },
    );
    const { t } = context;
    await userEvent.click(await saveButton(context, 1));
    const keep = await context.canvas.findByRole('button', { name: t('web.admin.week.keepMine') });
    await userEvent.click(keep);
    await waitFor(() =>
      expect(context.canvas.queryByRole('button', { name: t('web.admin.week.keepMine') })).toBeNull(),
    );
    await userEvent.click(await saveButton(context, 1));
    await waitFor(() => expect(bagDays).toContainEqual(expect.objectContaining({ ...now, planned: 12 })));
  },
};

/** Another week is not editable before it is there; unsaved changes stay. */
export const PlayTurn: Story = {
  globals: onDesktop,
  play: async (context) => {
    await loaded(context);
    const { canvas, t } = context;
    await goTo(context, KAAK, 3);
    await keys('9{Enter}');
    context.msw.use(...handlersFor('slow', () => FROZEN_NOW));
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.week.next') }));
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
    await saveButton(context, 1);
    context.msw.use(...createHandlers(options));
    await userEvent.click(canvas.getByRole('button', { name: t('web.admin.week.previous') }));
    await waitFor(() => expect(cell(context, KAAK, 3)).toHaveTextContent('9'));
  },
};

/** On a phone what is not saved yet is green, and saving stays within reach. */
export const ChangedOnPhone: Story = {
  play: async (context) => {
    await loaded(context);
    if (window.innerWidth >= 768) return;
    const { canvas, t } = context;
    await userEvent.click(canvas.getByRole('button', { name: context.isArabic ? /الجمعة/ : /Fri/ }));
    const [first, second] = canvas.getAllByRole('spinbutton');
    await userEvent.type(first!, '{selectall}0{Enter}');
    await userEvent.type(second!, '{ArrowUp}');
    await canvas.findByRole('button', { name: t('web.admin.week.open') });
    await saveButton(context, 2);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** On a phone: one day at a time. */
export const PlayPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await loaded(context);
    if (window.innerWidth >= 768) return;
    const { canvas } = context;
    const thursday = context.isArabic ? /الخميس/ : /Thu/;
    await userEvent.click(canvas.getByRole('button', { name: thursday }));
    const name = context.isArabic ? 'سلّة الكعك الطازج' : 'Fresh Ka’ak Basket';
    const stepper = canvas.getByRole('spinbutton', { name: new RegExp(name) });
    await expect(stepper).toHaveValue('8');
    await userEvent.type(stepper, '{ArrowUp}');
    await saveButton(context, 1);
  },
};

/** One shop's bags alone; what is typed is of the bag in its row. */
export const PlayOneShop: Story = {
  globals: onDesktop,
  play: async (context) => {
    await loaded(context);
    const { canvas } = context;
    const choice = canvas.getByLabelText<HTMLSelectElement>(context.t('web.admin.bags.store'));
    const shop = options.database.bags.find(({ id }) => id === 'b1')?.store_id ?? '';
    await userEvent.selectOptions(choice, shop);
    await waitFor(() => expect(canvas.queryAllByText(KAAK)).toHaveLength(0));
    await goTo(context, KNAFEH, 4);
    await keys('9{Enter}');
    await saveButton(context, 1);
    await userEvent.selectOptions(choice, '');
    await canvas.findAllByText(KAAK);
    const changed = grid(context).querySelectorAll('[data-unsaved]');
    await expect(changed).toHaveLength(1);
    await expect(changed[0]).toBe(cell(context, KNAFEH, 4));
  },
};
