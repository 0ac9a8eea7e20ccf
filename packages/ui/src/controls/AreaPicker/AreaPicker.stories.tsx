import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { standsBefore } from '../../stories/geometry.ts';
import { keeping } from '../../stories/keeping.tsx';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { useWords, withArabic, type InBoth } from '../../stories/words.ts';
import { AreaPicker } from './AreaPicker.tsx';

const label = { en: 'Delivery area', ar: 'منطقة التوصيل' };
const hint = { en: 'The fee depends on how far it is.', ar: 'يتوقّف الرسم على بُعد المنطقة.' };
const missing = { en: 'Please select your delivery area.', ar: 'يرجى اختيار منطقة التوصيل.' };
const nothing = { en: '', ar: '' };

const Chosen = keeping(AreaPicker);

const meta = {
  title: 'Controls/AreaPicker',
  component: AreaPicker,
  args: { label: label.en, value: null, onValueChange: fn() },
  argTypes: { hint: { control: 'text' }, error: { control: 'text' } },
  render: (args, context) => <Chosen {...withArabic(args, context, { label: label.ar })} key={args.value} />,
} satisfies Meta<typeof AreaPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

interface AreaProps {
  value?: string;
  hint?: InBoth;
  error?: InBoth;
  isOptional?: boolean;
  disabled?: boolean;
}

const Area = ({ value, hint: helps = nothing, error = nothing, ...props }: AreaProps) => (
  <Chosen
    {...props}
    label={useWords(label)}
    hint={useWords(helps)}
    error={useWords(error)}
    value={value ?? null}
    onValueChange={fn()}
  />
);

const states = {
  empty: <Area />,
  chosen: <Area value="mina" />,
  'a long name': <Area value="tebeneh-zehriye" />,
  'with a hint': <Area hint={hint} />,
  optional: <Area isOptional />,
  missing: <Area error={missing} />,
  'an area we no longer serve': <Area value="atlantis" />,
  disabled: <Area value="mina" disabled />,
};

export const States: Story = {
  tags: ['every-mode'],
  render: () => <StateGrid cell={300} states={states} />,
};

export const Bilingual: Story = { parameters: { panes: true }, render: States.render! };

/** Room for the list below. */
const tall = { minBlockSize: 380 } as const;

export const Opened: Story = {
  render: () => (
    <div style={tall}>
      <Area value="balad" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findAllByRole('option')).toHaveLength(14);
  },
};

/** What is typed is on no list. */
export const NothingFound: Story = {
  render: () => (
    <div style={tall}>
      <Area />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Beirut');
    await expect(await screen.findByText(/No area|لا منطقة/)).toBeVisible();
  },
};

/** Found by either name, in any spelling, and chosen by the keyboard alone. */
export const PlaySearched: Story = {
  play: async ({ args, canvas, globals }) => {
    const isArabic = globals.locale === 'ar';
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveAccessibleName(isArabic ? label.ar : label.en);
    for (const [typed, id, en, ar] of [
      ['kalam', 'kalamoun', 'Kalamoun', 'القلمون'],
      ['القبه', 'ebbe', 'Ebbe', 'القبة'],
      ['ابي سمرا', 'abu-samra', 'Abu samra', 'أبي سمراء'],
      ['MINA', 'mina', 'Mina', 'الميناء'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(field).toHaveValue(isArabic ? ar : en));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(id);
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(field).toHaveFocus();
    }
  },
};

/** Arrows walk the list, Escape closes it and keeps what was chosen. */
export const PlayKeys: Story = {
  args: { value: 'mina' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    const before = field.value;
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    const options = await screen.findAllByRole('option');
    await expect(options).toHaveLength(14);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue(before);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(field, 'xyz');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue(before));
  },
};

const rowOf = (field: HTMLElement) => field.getAttribute('aria-activedescendant') ?? '';

/** What a screen reader is told: a field with a list, which of its rows is meant, and how many there are. */
export const PlaySaidAloud: Story = {
  play: async ({ canvas, globals }) => {
    const isArabic = globals.locale === 'ar';
    const field = canvas.getByRole('combobox');
    const status = canvas.getByRole('status');
    await expect(field).toHaveAttribute('aria-autocomplete', 'list');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const list = canvas.getByRole('listbox', { name: isArabic ? label.ar : label.en });
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-controls', list.id);
    await expect(rowOf(field)).toBe('');
    await expect(status).toHaveTextContent(isArabic ? '14 منطقة' : '14 areas');
    await userEvent.keyboard('ba');
    await expect(status).toHaveTextContent(isArabic ? '5 مناطق' : '5 areas');
    const options = within(list).getAllByRole('option');
    await userEvent.keyboard('{ArrowUp}');
    await expect(rowOf(field)).toBe(options.at(-1)!.id);
    await userEvent.keyboard('{ArrowDown}');
    await expect(rowOf(field)).toBe(options[0]!.id);
    await userEvent.keyboard('{Home}');
    await expect(rowOf(field)).toBe('');
    await userEvent.keyboard('x');
    await expect(field).toHaveValue('xba');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(status).toHaveTextContent(/No area|لا منطقة/);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(status).toBeEmptyDOMElement();
  },
};

/** The row that is meant is in view, however long the list. */
export const PlayWalkedThrough: Story = {
  args: { value: 'badawi' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = canvas.getByRole('listbox');
    const isInView = (row: Element) => {
      const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
      return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    };
    await expect(isInView(within(list).getByRole('option', { selected: true }))).toBe(true);
    for (const key of ['{ArrowUp}', '{ArrowDown>9/}', '{ArrowUp>4/}']) {
      await userEvent.keyboard(key);
      await expect(isInView(document.getElementById(rowOf(canvas.getByRole('combobox')))!)).toBe(true);
    }
    await userEvent.keyboard('{Tab}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('barsa');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Escape closes the list and then takes back what is half typed; a name in full needs no choosing. */
export const PlayHalfTyped: Story = {
  args: { value: 'mina' },
  play: async ({ args, canvas, globals }) => {
    const [mina, balad] = globals.locale === 'ar' ? ['الميناء', 'البلد'] : ['Mina', 'Balad'];
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('bal{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('bal');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue(mina);
    await userEvent.clear(field);
    await userEvent.keyboard('bala');
    await userEvent.click(document.body);
    await expect(field).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, ' BALAD ');
    await userEvent.tab();
    await expect(field).toHaveValue(balad);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('balad');
    await userEvent.clear(field);
    await userEvent.keyboard('min{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mina');
    await expect(field).toHaveFocus();
  },
};

const sent = fn((event: FormEvent) => event.preventDefault());

/** Enter belongs to the list while it is open, and to the form when it is not. */
export const PlayInAForm: Story = {
  render: () => (
    <form onSubmit={sent}>
      <Area value="mina" />
    </form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await userEvent.type(field, 'xyz');
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}{Escape}{Enter}');
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};

/** The button opens and closes, is no stop of the Tab key, and leaves the focus in the field. */
export const PlayButton: Story = {
  play: async ({ canvas }) => {
    const [field, button] = [canvas.getByRole('combobox'), canvas.getByRole('button')];
    await userEvent.click(button);
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
  },
};

export const PlayDisabled: Story = {
  args: { value: 'mina', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** What is wrong, and that it has to be there, is said of the field that is typed into. */
export const PlayRequired: Story = {
  args: { isRequired: true, error: missing.en, hint: hint.en },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toBeRequired();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${hint.en} ${missing.en}`);
  },
};

/** At the bottom of the screen it opens above, no higher than there is room, and goes with its field. */
export const PlayAtTheBottom: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        alignContent: 'end',
        blockSize: 'calc(100vh - 2rem)',
        marginBlockEnd: '100vh',
      }}
    >
      <Area value="mina" />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    const list = canvas.getByRole('listbox');
    const gap = () => {
      const [hung, box] = [list, field].map((each) => each.getBoundingClientRect());
      return hung!.top < box!.top ? box!.top - hung!.bottom : hung!.top - box!.bottom;
    };
    const isAbove = () => list.getBoundingClientRect().top < field.getBoundingClientRect().top;
    await expect(isAbove()).toBe(true);
    await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(gap()).toBeLessThan(16);
    window.scrollTo(0, 1e6);
    await waitFor(() => expect(isAbove()).toBe(false));
    await expect(gap()).toBeLessThan(16);
    window.scrollTo(0, 0);
  },
};

/** Emptied, it is no area. */
export const PlayCleared: Story = {
  args: { value: 'mina' },
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole('combobox'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('{Escape}');
  },
};

/** Rows are 48 px high, the list at most 16 rem, and the fee stands at the end of a row. */
export const PlayMirrored: Story = {
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(256);
    const [mina] = within(list).getAllByRole('option');
    await expect(mina!.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    const [names, fee] = mina!.children;
    await expect(standsBefore(names!, fee!, globals.locale)).toBe(true);
    await expect(names!.querySelector('bdi')).toHaveAttribute('lang', globals.locale === 'ar' ? 'en' : 'ar');
    await userEvent.click(mina!);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mina');
  },
};

/** The list belongs to its own pane, and reads as that pane does. */
export const PlayInItsPane: Story = {
  parameters: { panes: true },
  render: () => <Area />,
  play: async ({ canvasElement }) => {
    for (const lang of ['en', 'ar'] as const) {
      const pane = canvasElement.querySelector<HTMLElement>(`[data-script][lang='${lang}']`)!;
      await userEvent.click(within(pane).getByRole('combobox'));
      const list = await within(pane).findByRole('listbox');
      await expect(getComputedStyle(list).direction).toBe(lang === 'ar' ? 'rtl' : 'ltr');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    }
  },
};
